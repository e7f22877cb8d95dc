"""The screens that tell what happened, with data such as the games give them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from game.games import GAMES
from game.paths import board_data
from game.rules.core.chance import Seeded
from game.table.match import Match
from game.table.plan import Plan, Seat
from game.table.statistics import Statistics
from game.ui.chronicle import all_lines
from game.ui.models import News
from game.ui.replay import Replay
from game.ui.screen import Screen
from game.ui.screens.log import LogPage
from game.ui.screens.marks import Player
from game.ui.screens.replay import ReplayScreen
from game.ui.screens.result import ResultCalls
from game.ui.screens.statistics import StatisticsPage
from game.ui.screens.written import Written
from game.words import _, _n

Tell = Callable[[str], Callable[..., Any]]
NAMES = ("Mia", "Coco", "Grandma Ann", "Kiwi", "Maximiliane-Sofi", "Tiki")


class Rig:
    def follow(self, point: object) -> None:
        """Stay."""


class Scene:
    def entities(self) -> dict[str, str]:
        return {}

    def sync(self, view: object) -> None:
        """Nothing is shown."""


class Board:
    """A board that is not to be seen."""

    rig, scene = Rig(), Scene()

    def sync(self, view: object) -> None:
        """Nothing is shown."""


@cache
def played(game: str, seats: int, actions: int = 400) -> Match:
    """A game of so many players and random actions."""
    rules = GAMES[game].rules
    people = tuple(Seat(NAMES[at], "human", at) for at in range(seats))
    match = Match(rules, Plan(game, rules.BOARDS[0], {}, people, 0, 5), board_data(rules.BOARDS[0]))
    rng = Seeded(1)
    for _at in range(actions):
        if match.decision is not None:
            match.submit(match.decision.seat, rng.pick(match.legal()))
    return match


def players(match: Match) -> list[Player]:
    pieces = GAMES[match.game.NAME].texts().pieces()
    return [Player(seat.name, pieces[seat.colour]) for seat in match.plan.seats]


def log(tell: Tell, game: str, actions: int = 400) -> LogPage:
    match = played(game, 5, actions)
    lines = tuple(line for part in all_lines(match, GAMES[game].texts()) for line in part)
    return LogPage(lines, players(match), tell("look"), tell("help"), tell("done"))


def only(page: Any, *seats: int) -> Screen:
    """The page of some players alone."""
    for seat in seats:
        page._toggle(seat)
    return page  # type: ignore[no-any-return]


def statistics(tell: Tell, game: str, seats: int) -> StatisticsPage:
    match = played(game, seats)
    return StatisticsPage(Statistics.of(match), GAMES[game].texts(), players(match), tell("done"))


def replay(tell: Tell, game: str, seats: int, at: int, hands: bool = False) -> ReplayScreen:
    match, texts = played(game, seats, 6000 if hands else 400), GAMES[game].texts()
    watched = Replay(match, Board(), texts)  # type: ignore[arg-type]
    watched.go(at)
    watched.open = hands
    return ReplayScreen(watched, texts.card_folder(), tell("done"))


def news(seats: int) -> tuple[News, ...]:
    """Of each other player's turn one or two."""
    told = (
        (_("climbs to the {level}", level=_("Middle level")), "icons/ladder", 51),
        (_("changes places with {name}", name=NAMES[0]), "icons/switch", 55),
        (_("falls to the {level}", level=_("Bottom level")), "icons/waterfall", 61),
        (_("goblin {n} is sent home", n=4), "icons/home", 62),
        (_n("moves {n} space", "moves {n} spaces", 4), "icons/clockwise", 20),
        (_("turns the {level}", level=_("Top level")), "icons/rotate", 40),
    )
    return tuple(
        News(text, 1 + at % (seats - 1), at, at, "", picture, weight)
        for at, (text, picture, weight) in enumerate(told)
    )  # fmt: skip


def result_calls(tell: Tell) -> ResultCalls:
    return ResultCalls(*(tell(name) for name in ("again", "title", "watch", "statistics", "log", "save")))


def screens(tell: Tell) -> dict[str, Callable[[], Screen]]:
    """The makers of all these screens."""
    path = "~/.local/share/hilltops/records/20261130-201500-magic_hill.jsonl"
    return {
        "log": lambda: log(tell, "emohbi"),
        "log-hill": lambda: log(tell, "magic_hill", 60),
        "log-some": lambda: only(log(tell, "emohbi"), 1, 4),
        "statistics": lambda: statistics(tell, "emohbi", 6),
        "statistics-hill": lambda: only(statistics(tell, "magic_hill", 5), 1, 2),
        "replay": lambda: replay(tell, "emohbi", 6, 60),
        "replay-hill": lambda: replay(tell, "magic_hill", 5, 90),
        "replay-hands": lambda: replay(tell, "magic_hill", 5, 90, hands=True),
        "written": lambda: Written(path, tell("copy"), tell("show"), tell("done")),
    }
