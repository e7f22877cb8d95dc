"""The board behind the title: as the last game left it, or a fresh one."""

from __future__ import annotations

import logging

from game import cli_values
from game.games import GAMES
from game.rules.core.check import start_from
from game.rules.core.shape import BadRecord
from game.table.match import Match
from game.table.plan import HUMAN, Plan, Seat
from game.table.summary import Summary, position

SEED = 7
log = logging.getLogger("hilltops.saves")


def idle_match(last: Summary | None, game: str) -> tuple[Match, tuple[int, ...]]:
    """A match that nobody plays, and its seats' colours: what `last` left, or else a new one of `game`."""
    if last is not None:
        try:
            return _left(last)
        except (BadRecord, ValueError, OSError) as error:
            log.warning("%s can't be shown behind the title (%s).", last.path.name, error)
    rules = GAMES[game].rules
    plan = Plan(game, rules.BOARDS[0], {}, (Seat("", HUMAN, 0),) * 2, 0, SEED)
    return Match(rules, plan, cli_values.board_data(plan.board)), (0, 1)


def _left(last: Summary) -> tuple[Match, tuple[int, ...]]:
    """Raises BadRecord, ValueError or OSError."""
    games = {name: entry.rules for name, entry in GAMES.items()}
    game, setup, state = start_from(games, position(last.path))
    if not set(last.colours) <= set(range(len(GAMES[game.NAME].texts().pieces()))):
        raise ValueError("a colour that there is not")
    plan = Plan(game.NAME, "", setup.options, (Seat("", HUMAN, 0),) * setup.seats, setup.first, SEED)
    return Match(game, plan, setup.board, state), last.colours
