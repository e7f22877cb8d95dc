"""Saved games to read and to spoil."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.games import GAMES
from game.paths import board_data
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Json
from game.rules.core.record import dumps
from game.table.match import Match
from game.table.plan import Plan, Seat
from game.table.savefile import seal

RULES = {name: entry.rules for name, entry in GAMES.items()}


def plan(game: str, players: tuple[str, ...] = ("human", "easy"), seed: int = 5) -> Plan:
    names = ("Mia", "Coco", "Ben", "Kiwi")
    seats = tuple(Seat(names[at], player, at) for at, player in enumerate(players))
    return Plan(game, RULES[game].BOARDS[0], {}, seats, 0, seed)


def new(game: str, keep: object = None, players: tuple[str, ...] = ("human", "easy"), seed: int = 5) -> Match:
    wish = plan(game, players, seed)
    how = {"keep": keep} if keep else {}
    return Match(RULES[game], wish, board_data(wish.board), **how)  # type: ignore[arg-type]


def go_on(match: Match, actions: int, seed: int = 1) -> None:
    """Play so many random actions, or to the end of the game."""
    rng = Seeded(seed)
    for _ in range(actions):
        if match.decision is None:
            return
        match.submit(match.decision.seat, rng.pick(match.legal()))


@cache
def save(game: str, actions: int) -> bytes:
    """The bytes of a save with so many actions."""
    lines: list[Json] = []
    go_on(new(game, lines.append), actions)
    return b"".join(seal(dumps(line)) for line in lines)


def file(folder: Path, game: str, actions: int) -> Path:
    """A save on the disk."""
    folder.mkdir(exist_ok=True)
    path = folder / f"{game}-{actions}.jsonl"
    path.write_bytes(save(game, actions))
    return path
