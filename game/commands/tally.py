"""`tally`: count what happened in recorded games."""

from __future__ import annotations

import argparse
import json
import sys

from game import cli_values as values
from game.commands.record import DISAGREES, RULES, lines_of
from game.rules.core.shape import BadRecord
from game.rules.core.tally import tally
from game.rules.core.tape import Disagrees


def run(args: argparse.Namespace) -> int:
    """Print the counts as one JSON object; the exit code. Raises values.BadInput."""
    try:
        with lines_of(args.file) as lines:
            print(json.dumps(tally(RULES, lines), indent=1))
    except Disagrees as error:
        print(f"hilltops: {error}", file=sys.stderr)
        return DISAGREES
    except BrokenPipeError:
        raise
    except OSError as error:
        raise values.BadInput(f"{error.filename}: {error.strerror}") from None
    except BadRecord as error:
        raise values.BadInput(str(error)) from None
    return 0
