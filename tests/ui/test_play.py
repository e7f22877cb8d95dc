"""The play screen's controller over a board without a picture: what is asked, told, lit and kept secret."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from game.pace import HURRY
from game.rules import emohbi
from game.rules.core.data import Event
from game.rules.emohbi.events import Rolled
from game.scene.timeline import Motion
from game.table.match import Match
from game.table.plan import HUMAN, Plan, Seat
from game.ui.play import Play
from game.ui.texts import emohbi as texts
from tests.rules.emohbi.build import LINED, board, state


class Picture:
    """A scene in which every event takes a second."""

    pieces = ("pawn",)
    picture = SimpleNamespace(pawns=(None,) * 3, goblins={})

    def entities(self) -> dict[str, str]:
        spaces = {f"space:{level}:{i}": "space" for level, count in enumerate((30, 24, 18, 12)) for i in range(count)}
        return spaces | {f"pawn:{seat}": "pawn" for seat in range(3)} | {f"level:{level}": "level" for level in (1, 2)}

    def steps(self, events: Sequence[Event]) -> list[tuple[Event, ...]]:
        return [(event,) for event in events]

    def motion(self, event: Event) -> Motion:
        return Motion(1.0, lambda seconds: None)

    def sync(self, view: Any) -> None:
        """Nothing is drawn."""

    def where(self, entity: str) -> str:
        return entity

    def hidden(self, eye: Any, point: str) -> bool:
        return False


class Board:
    """Notes what is lit, which ways are shown as ghosts, and where the camera leans."""

    def __init__(self) -> None:
        self.scene = Picture()
        self.lit: dict[str, str] = {}
        self.ways: Sequence[Any] = ()
        self.leans: list[Any] = []
        self.rig = SimpleNamespace(follow=self.leans.append, home=lambda: None, eye_at_rest=lambda: None)
        self.rig.scale = lambda point: 30.0
        self.flat, self.still = False, True
        spot = SimpleNamespace(x=1.0, y=1.0, visible=True)
        self.picker = SimpleNamespace(project=lambda entity: spot, foot=lambda entity, lift: spot)

    def sync(self, view: Any) -> None:
        """Nothing is drawn."""

    def light(self, kinds: dict[str, str], pointers: bool = True) -> None:
        self.lit, self.pointers = dict(kinds), pointers

    def ghost(self, ways: Sequence[Any]) -> None:
        self.ways = ways


class Game:
    """One game at the table, from a state made by hand."""

    def __init__(
        self, at: Any, kinds: Sequence[str] = (HUMAN, "easy", "easy"), speed: float = 1.0, **table: object
    ) -> None:
        seats = tuple(
            Seat(name, kind, i) for i, (name, kind) in enumerate(zip(("Mia", "Ben", "Ann"), kinds, strict=True))
        )
        plan = Plan("emohbi", "classic", {}, seats, at.first if at else 0, 1, table)
        self.board, self.asked_for = Board(), []
        self.play = Play(
            Match(emohbi, plan, board(), at), self.board, texts, lambda own: speed,
            lambda seat, done: self.asked_for.append((seat, done)), lambda: None, lambda kind, value: None,
        )  # fmt: skip
        self.play.update(0.0)

    def let(self, seconds: float) -> None:
        for _ in range(round(seconds * 10)):
            self.play.update(0.1)

    @property
    def view(self) -> Any:
        return self.play.hud._view


THREE = ((0, 1), (1, 7), (2, 13))


def test_the_rows_tell_where_all_stand_as_soon_as_a_step_is_over() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    game.play.choosing.pick("space:0:5")
    game.board.scene.picture = SimpleNamespace(pawns=((0, 5), (1, 7), (3, 1)))
    assert game.view.seats[2].place == "Middle level"
    game.let(1.2)
    assert game.play.director.busy
    assert game.view.seats[2].place == "Top level"


def test_an_orange_stone_is_cried_out_before_the_die_lies_still() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    game.play.saying = ""
    game.play._begun((Rolled(0, "chance", "ladder"),))
    game.play._show((Rolled(0, "chance", "ladder"),))
    game.play.choosing.close()
    game.let(0.1)
    assert game.view.prompt == "Orange stone! Mia rolls the chance die."
    assert game.view.die == ""


def test_no_sign_is_offered_while_the_camera_leans_back() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    assert game.view.targets
    game.board.still = False
    game.play.refresh()
    assert game.view.targets == ()


def test_pointing_at_what_cannot_be_chosen_says_why_not() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    game.play.choosing.point("space:0:3")
    assert game.view.detail == "That stone is 2 spaces away. Move exactly 4 spaces."
    game.play.choosing.point("space:1:3")
    assert "Only ladders lead up" in game.view.detail
    game.play.choosing.point("space:0:5")
    assert "4 spaces clockwise" in game.view.detail
    assert len(game.board.ways) == 1
    game.play.choosing.point(None)
    assert (game.view.detail, len(game.board.ways)) == ("", 0)


def test_a_click_on_what_cannot_be_chosen_says_why_not_and_changes_nothing() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    assert not game.play.choosing.pick("space:0:3")
    assert "2 spaces away" in game.view.detail
    assert game.play.match.done == []


def test_the_card_that_stays_says_why() -> None:
    game = Game(state(*THREE, hand="die 5 4", question=("choose", "5", "4")))
    assert [card.enabled for card in game.view.hand] == [False, True, True]
    assert game.view.hand[0].note == "Play one of the cards just drawn."


def test_a_level_is_clicked_and_then_the_way() -> None:
    game = Game(state(*THREE, hand="5", question=("rotate",)))
    assert [choice.id for choice in game.view.choices] == ["level-2", "level-3", "level-4"]
    game.play.told("hover-choice", "level-2")
    assert game.board.lit["level:2"] == "hover"
    assert {"level:2"} <= set(game.board.lit)
    game.play.told("choice", "level-2")
    assert game.view.prompt == "Mia, which way does it turn?"
    assert [choice.id for choice in game.view.choices] == ["rotate-2-cw", "rotate-2-ccw"]
    assert game.view.can_go_back
    assert game.play.choosing.back()
    assert len(game.view.choices) == 3


def test_who_changes_places_is_clicked_on_the_board_or_on_a_button_with_the_piece() -> None:
    game = Game(state(*THREE, hand="5", question=("switch",)))
    assert {"pawn:1", "pawn:2"} == set(game.board.lit)
    assert [choice.label for choice in game.view.choices] == ["Ben", "Ann"]
    assert all(choice.piece is not None for choice in game.view.choices)
    assert game.play.choosing.pick("pawn:2")
    assert len(game.play.match.done) == 1


@pytest.mark.parametrize(("hand", "ways"), [("switch 2", 1), ("3 2", 0)])
def test_the_way_to_the_summit_has_a_button_before_a_card_is_chosen(hand: str, ways: int) -> None:
    """E14: a number card climbs no more ladders than its number."""
    game = Game(state((0, 2), (1, 7), (2, 13), hand=hand, rotation=LINED))
    assert len(game.view.choices) == ways
    assert ("summit is open" in game.view.prompt) == bool(ways)
    if ways:
        assert game.view.choices[0].label == "Climb to the summit!"
        game.play.told("choice", game.view.choices[0].id)
        assert game.play.match.decision is None
        assert "won" not in game.view.prompt, "not before the picture is there"
        game.play.skip()
        game.play.update(0.1)
        assert game.view.prompt == "Mia has won!"


def test_a_die_is_told_and_shown_once_it_lies_still() -> None:
    game = Game(state(*THREE, hand="die 5", question=("play",)))
    assert game.play.choosing.pick("card:0")
    events = game.play.match.done[-1].events
    before = [type(event) for event in events].index(Rolled)
    face = next(event.face for event in events if isinstance(event, Rolled))
    game.let(before + 0.5)
    assert (game.view.die, "rolls" in game.view.log[-1].text) == ("", False)
    game.let(1.0)
    assert game.view.die == f"n{face}"
    assert any(f"rolls a {face}" in line.text for line in game.view.log)


def test_the_camera_leans_back_when_somebody_is_asked() -> None:
    game = Game(state(*THREE, hand="1 5", hands=("1 5", "1 2", "3 4")))
    game.play.choosing.pick("card:0")
    game.let(2.0)
    assert game.play.choosing.pick("space:0:0")
    game.let(1.0)
    assert "space:0:0" in game.board.leans
    game.play.skip()
    while game.play.busy:
        game.play.update(0.1)
        game.play.skip()
    assert game.board.leans[-1] is None


def test_a_computer_is_said_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.play.THOUGHT", 0.0)
    game = Game(state(*THREE, hands=("1 2", "3 4", "5 6"), active=1, hand="3 4"), speed=0.0)
    assert game.view.prompt == "Ben is thinking ..."


def test_nothing_of_a_hand_is_shown_before_its_owner_says_it_is_me() -> None:
    game = Game(state(*THREE, hand="1 5"), kinds=(HUMAN, HUMAN, "easy"))
    assert game.asked_for[0][0] == 0
    assert (game.view.hand, game.view.choices, game.view.targets) == ((), (), ())
    game.asked_for[0][1]()
    assert [card.card for card in game.view.hand] == ["1", "5"]


HANDS = ("4 1", "2 3", "5 2")


def test_all_that_computers_do_can_be_gone_past() -> None:
    game = Game(state(*THREE, hand="4 1", hands=HANDS, question=("move", 4)))
    game.play.choosing.pick("space:0:5")
    while game.play.match.decision.seat == 0:
        game.let(0.2)
        if game.play.asked:
            game.play.submit(0, game.play.match.legal()[0])
    assert game.view.jump == "On to Mia's turn"
    heard: list[object] = []
    game.play.director.on_cue = heard.append
    game.play.told("jump", None)
    assert game.view.jump == ""
    for _ in range(200):
        if game.play.asked:
            break
        game.play.update(0.0)  # no time passes: nothing is shown meanwhile
    assert game.play.asked
    assert {done.seat for done in game.play.match.done} == {0, 1, 2}
    assert heard == []
    assert game.view.jump == ""
    game.play.submit(0, game.play.match.legal()[0])
    assert game.play.director.busy, "after that everything is shown again"


def test_what_is_wanted_quickly_goes_fast_and_the_camera_stays() -> None:
    game = Game(state(*THREE, hand="4 1", question=("move", 4)))
    game.play.choosing._hurried[1] = game.play.match.decision.kind
    game.board.leans.clear()
    game.play.choosing.pick("space:0:5")
    assert game.play.director.speed == HURRY
    game.play.update(0.01)
    assert game.play.director.busy and game.board.leans == []


def test_a_game_of_computers_can_be_played_to_its_end_at_once() -> None:
    game = Game(state(*THREE, hand="4 1", hands=HANDS), ("easy", "easy", "easy"))
    assert game.view.jump == "On to the end"
    game.play.told("jump", None)
    for _ in range(2000):
        if game.play.match.decision is None:
            break
        game.play.update(0.0)
    assert not game.play.won
    assert game.play.director.busy, "the winning move is shown"
    assert not game.play.director.muted
    game.let(60)
    assert game.play.won
    assert game.view.jump == ""


def test_who_goes_past_comes_to_the_next_of_several_people() -> None:
    game = Game(state(*THREE, hand="1 1", hands=HANDS, active=1), (HUMAN, "easy", HUMAN))
    assert game.view.jump == "On to the next person"


def test_open_hands_are_seen_by_all_eyes_but_by_no_computer_and_no_preview() -> None:
    game = Game(state(*THREE, hand="4 1", hands=HANDS), (HUMAN, HUMAN, "easy"), open_hands=True)
    assert game.asked_for == [], "nobody hands over"
    assert [[card.label for card in seat.hand] for seat in game.view.seats] == [[], ["2", "3"], ["5", "2"]]
    assert [card.card for card in game.view.hand] == ["4", "1"]
    play = game.play
    assert play.choosing._view.hands[1] == (None, None)
    assert play.match.view(2).hands[0] == (None, None)
    while not (play.asked and play.acting == 1):
        if play.asked:
            play.submit(play.acting, play.match.legal()[0])
        game.let(0.5)
    assert game.asked_for == []
    assert [card.card for card in game.view.hand] == ["2", "3"]
    assert [card.label for card in game.view.seats[1].hand] == []
    assert len(game.view.seats[0].hand) == 2
    assert any("draws" in line.text for line in play.log)


def test_closed_hands_stay_closed() -> None:
    game = Game(state(*THREE, hand="4 1", hands=HANDS), (HUMAN, HUMAN, "easy"))
    assert [seat for seat, _ in game.asked_for] == [0]
    assert not any(seat.hand for seat in game.view.seats)
    assert game.view.hand == ()
