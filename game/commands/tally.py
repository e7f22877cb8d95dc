"""`tally`: count what happened in recorded games."""

from __future__ import annotations

import argparse
import json

from game import cli_streams as streams
from game import cli_values as values
from game.commands.record import DISAGREES, RULES, lines_of
from game.rules.core.shape import BadRecord
from game.rules.core.tally import tally
from game.rules.core.tape import Disagrees


def run(args: argparse.Namespace) -> int:
    """Print the counts as one JSON object; the exit code. Raises values.BadInput."""
    try:
        with lines_of(args.file) as lines:
            counts = tally(RULES, lines)
    except Disagrees as error:
        streams.tell(str(error))
        return DISAGREES
    except BadRecord as error:
        raise values.BadInput(str(error)) from None
    print(json.dumps(counts, indent=1))
    return 0
