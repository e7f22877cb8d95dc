"""`python -m tests.golden.make`: whole random games as text, one file each, to read and to compare. A change of them is
a change of the rules, the random numbers or the events: look at the difference before it is committed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from game import cli_values
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.data import action_json, event_json
from game.rules.core.protocol import Setup

HERE = Path(__file__).parent


class Whole(NamedTuple):
    """A game to be told from its set-up to its end."""

    game: str
    board: str
    seats: int
    seed: int
    options: dict[str, object]

    @property
    def file(self) -> Path:
        house = [f"{name}-{value}" for name, value in self.options.items()]
        return HERE / ("_".join([self.game, self.board, str(self.seats), *house]) + ".txt").lower()


ALL = [
    Whole("emohbi", "classic", 2, 68, {}),
    Whole("emohbi", "classic", 5, 6, {"steps_count_as_ladder": True}),
    Whole("emohbi", "gentle", 3, 284, {"hand_size": 3}),
    Whole("emohbi", "gentle", 4, 68, {"mode": "die", "friendly_setup": True}),
    Whole("emohbi", "wild", 6, 18, {"chance": "once"}),
    Whole("emohbi", "wild", 3, 151, {"chance": "off"}),
    Whole("magic_hill", "standard", 2, 8, {}),
    Whole("magic_hill", "short", 3, 103, {}),
    Whole("magic_hill", "short", 4, 20, {"third_card_along": True}),
]


def short(value: object) -> str:
    """A value in few letters: a space as 1.13, a list with commas, a hidden thing as a dash."""
    if isinstance(value, tuple):
        if len(value) == 2 and all(type(part) is int for part in value):
            return f"{value[0]}.{value[1]}"
        return ",".join(map(short, value)) or "none"
    return "-" if value is None else str(value)


def told(name: str, values: dict[str, Any]) -> str:
    return " ".join([name, *map(short, values.values())])


def events_text(step: Any) -> list[str]:
    lines = []
    for event in step.events:
        data = event_json(event)
        lines.append("    " + told(data.pop("event"), data))
    return lines


def text(whole: Whole) -> str:
    """The whole game: what happened, and before each action who was asked what, among how many legal actions."""
    game, rng = GAMES[whole.game].rules, Seeded(whole.seed)
    options = {name: values[0] for name, values in game.OPTIONS.items()} | whole.options
    setup = Setup(whole.seats, 0, cli_values.board_data(whole.board), options)
    step = game.new(setup, Seeded(whole.seed))
    lines, n = [f"{whole.game} {whole.board} {whole.seats} {whole.options}", *events_text(step)], 0
    while decision := game.decision(step.state):
        n += 1
        legal = game.legal(step.state)
        action = rng.pick(legal)
        data = action_json(action)
        asked = told(decision.kind, dict(decision.fields))
        step = game.apply(step.state, action)
        lines.append(f"{n} seat {decision.seat} {asked} ({len(legal)}): {told(data.pop('type'), data)}")
        lines += events_text(step)
    return "\n".join([*lines, str(game.state_json(step.state))]) + "\n"


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    for whole in ALL:
        whole.file.write_text(text(whole), "utf-8")
        print(f"{whole.file.name}: {len(whole.file.read_text('utf-8').splitlines())} lines")


if __name__ == "__main__":
    main()
