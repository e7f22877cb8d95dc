"""Choosing on Magic Hill's and Emohbi's boards without a picture: tags, clicks on a place before a card, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.games import GAMES
from game.table.match import Match
from game.table.plan import HUMAN, Plan, Seat
from game.ui.models import TargetView
from game.ui.play import Play
from tests.rules.emohbi import build as island
from tests.rules.magic_hill import build as hill
from tests.ui.test_play import Board, Picture

NAMES = ("Mia", "Ben", "Ann", "Tom")


class HillPicture(Picture):
    """The squares, villages, goblins and chips of Magic Hill."""

    pieces = ("goblin",)

    def entities(self) -> dict[str, str]:
        names = [f"square:{level}:{i}" for level, count in ((1, 40), (2, 32), (3, 24), (4, 16)) for i in range(count)]
        names += [f"goblin:{seat}:{n}" for seat in range(4) for n in range(1, 6)]
        return {name: name for name in [*names, *(f"village:{i}" for i in range(4)), "summit"]}


class Table:
    """A game at the table; `asked` are the hand-overs, each a seat and what the person calls."""

    def __init__(self, game: str, at: Any, people: int = 1, persons: Sequence[int] = (), **table: object) -> None:
        persons = persons or range(people)
        board = hill.board() if game == "magic_hill" else island.board()
        self.board, self.asked = Board(), []
        self.board.scene = HillPicture() if game == "magic_hill" else Picture()
        seats = tuple(Seat(NAMES[i], HUMAN if i in persons else "easy", i) for i in range(len(at.hands)))
        plan = Plan(game, board["name"], {}, seats, 0, 1, table)
        self.play = Play(
            Match(GAMES[game].rules, plan, board, at), self.board, GAMES[game].texts(), lambda own: 0.0,
            lambda seat, done: self.asked.append((seat, done)), lambda: None, lambda kind, value: None,
        )  # fmt: skip
        self.choosing = self.play.choosing
        self.go_on()

    def go_on(self) -> None:
        """Let everything happen until a person is asked."""
        for _ in range(50):
            self.play.update(0.1)

    def hand_over(self, seat: int) -> None:
        """The one person that the screen waits for says "it's me"."""
        (asked, done), *others = self.asked
        assert (asked, others) == (seat, [])
        self.asked.clear()
        done()

    @property
    def view(self) -> Any:
        return self.play.hud._view

    def tags(self) -> dict[str, tuple[str, ...]]:
        """Each tag's place, and what it shows."""
        tagged: Sequence[TargetView] = [target for target in self.view.targets if target.marks]
        return {target.id: tuple(mark.label for mark in (*target.marks, *target.signs)) for target in tagged}

    def enabled(self) -> list[str]:
        return [card.card for card in self.view.hand if card.enabled]


def advancing(hand: str, row: dict[int, Any] | None = None, *others: dict[int, Any], **more: Any) -> Any:
    """Mia's goblin 1 has been picked and is to be moved."""
    at = hill.state(row or {1: (1, 22)}, *(others or ({},)), hand=hand, **more)
    return at._replace(question=("advance", 0), goblin=1, played=1)


def test_every_square_of_every_card_is_lit_and_tagged_before_a_card_is_chosen() -> None:
    table = Table("magic_hill", advancing("1 3"))
    assert table.tags() == {
        "square:1:23": ("1",), "square:1:21": ("1",), "square:1:25": ("3",), "square:1:19": ("3",),
    }  # fmt: skip
    assert set(table.tags()) <= set(table.board.lit)
    assert not table.board.pointers, "the tags show the places"


def test_a_click_on_a_square_plays_the_one_card_that_leads_there() -> None:
    table = Table("magic_hill", advancing("1 3"))
    assert table.choosing.pick("square:1:25")
    assert table.play.match.done[-1].action == hill.Advance("3", 3, False, 1)


def test_a_square_and_the_goblin_on_it_mean_the_same() -> None:
    table = Table("magic_hill", advancing("1 3", {1: (1, 22)}, {4: (1, 23)}))
    assert table.choosing.same("square:1:23") == {"square:1:23", "goblin:1:4"}
    assert table.choosing.same("square:1:25") == {"square:1:25"}


def test_two_cards_that_lead_to_a_square_are_asked_for_and_only_they() -> None:
    table = Table("magic_hill", advancing("1 3 J"))
    assert table.tags()["square:1:25"] == ("3",), "among many tags a joker is named only where nothing else leads"
    assert table.tags()["square:1:27"] == ("Joker",)
    assert table.choosing.pick("square:1:25")
    assert not table.play.match.done
    assert table.enabled() == ["3", "J"]
    assert table.tags() == {"square:1:25": ("3", "Joker")}
    assert table.board.lit == {"square:1:25": "target"}
    assert table.view.prompt == "Mia, which card?"
    assert table.choosing.pick("card:2")
    assert table.play.match.done[-1].action == hill.Advance("J", 3, False, 1)


def test_a_place_that_was_chosen_is_taken_back_or_changed() -> None:
    table = Table("magic_hill", advancing("1 3 J"))
    table.choosing.pick("square:1:25")
    assert table.view.can_go_back
    assert table.choosing.back()
    assert len(table.tags()) == 10
    table.choosing.pick("square:1:25")
    assert table.choosing.pick("square:1:23")
    assert table.enabled() == ["1", "J"]
    assert table.choosing.pick("card:1"), "a card that leads elsewhere is chosen instead"
    assert set(table.tags()) == {"square:1:25", "square:1:19"}


def test_a_card_chosen_first_leaves_its_own_squares() -> None:
    table = Table("magic_hill", advancing("1 3"))
    table.choosing.pick("card:1")
    assert set(table.tags()) == {"square:1:25", "square:1:19"}
    assert not table.choosing.pick("square:1:23")
    assert table.view.detail == "Another card leads there, not the chosen one."
    assert table.choosing.pick("square:1:19")
    assert table.play.match.done[-1].action == hill.Advance("3", 3, False, -1)


def test_a_card_that_is_pointed_at_shows_its_squares_alone() -> None:
    table = Table("magic_hill", advancing("1 3"))
    table.choosing.point("card:0")
    assert set(table.tags()) == set(table.board.lit) == {"square:1:23", "square:1:21"}
    table.choosing.point(None)
    assert len(table.tags()) == 4


def test_tags_tell_of_climbs_pushes_stones_and_chips() -> None:
    pair = {1: (1, 25), 2: (1, 27, "top"), 3: (1, 27)}
    stone = hill.at(1, "E5")
    chips = {(1, 23): "ghost"}
    table = Table("magic_hill", advancing("2", {1: (1, 25)}, pair, chips=chips))
    assert table.tags() == {"square:1:27": ("2", "pushes"), "square:1:23": ("2", "chip face down")}
    table = Table("magic_hill", advancing("1", {1: (stone[0], stone[1] - 1)}))
    assert table.tags()[f"square:1:{stone[1]}"] == ("1", "magic stone")
    table = Table("magic_hill", advancing("1", {1: (1, 25, "top"), 2: (1, 25)}))
    up = hill.state({}).board.above[1][25]
    assert table.tags()[f"square:{up[0]}:{up[1]}"] == ("1", "climbs up")


def test_any_card_into_the_tower_wins_without_a_question() -> None:
    at = advancing("1 3 J", {1: (4, 2, "top"), 2: (4, 2)})
    table = Table("magic_hill", at)
    assert table.tags()["summit"][-1] == "wins"
    assert table.choosing.pick("summit")
    assert table.play.match.decision is None


def test_a_push_from_a_village_asks_which_way() -> None:
    """M10: on the corner a single step has a direction only if it pushes."""
    row = dict.fromkeys(range(1, 6), (0, 0))
    table = Table("magic_hill", advancing("1", row))
    assert table.choosing.pick("square:1:0")
    assert len(table.play.match.done) == 1
    pair = {1: (1, 0), 2: (1, 0, "top")}
    table = Table("magic_hill", advancing("1", row, pair))
    assert table.choosing.pick("square:1:0")
    assert not table.play.match.done
    assert len(table.view.choices) == 2
    table.play.told("choice", table.view.choices[0].id)
    assert len(table.play.match.done) == 1


def test_goblins_that_a_card_picks_are_tagged() -> None:
    table = Table("magic_hill", hill.state({1: (1, 3), 2: (1, 9)}, {}, hand="1 2 J"))
    assert table.tags()["goblin:0:1"] == ("1", "Joker")
    assert table.tags()["goblin:0:3"] == ("3", "Joker"), "the goblins' numbers tell a joker's signs apart"
    assert table.choosing.pick("goblin:0:3")
    assert table.play.match.done[-1].action == hill.Pick("J", 3)


def test_a_card_with_one_place_to_go_needs_no_second_click() -> None:
    row = dict.fromkeys(range(1, 6), (0, 0))
    table = Table("magic_hill", advancing("1 4", row))
    assert set(table.tags()) == {"square:1:0", "square:1:3", "square:1:37"}
    assert table.choosing.pick("card:0")
    assert isinstance(table.play.match.done[-1].action, hill.Advance)


def test_a_card_that_goes_both_ways_to_one_stone_is_played_and_moved_at_once() -> None:
    row, top = hill.state({}).board, island.state((3, 0), (1, 7), hand="6 1", question=("play",))
    assert row.squares[1] == 40
    assert top.board.spaces[3] == 12
    table = Table("emohbi", top)
    assert table.choosing.pick("card:0")
    table.play.update(0.1)
    assert table.play.match.state.pawns[0] == (3, 6)


def test_each_click_is_followed_by_the_question_that_is_left() -> None:
    table = Table("magic_hill", advancing("2 3"))
    table.choosing.pick("card:0")
    assert table.view.prompt == "Mia, where to with goblin 1?"
    assert table.view.hand[0].note == "Moves the goblin 2 squares."
    table.choosing.pick("card:1")
    assert set(table.tags()) == {"square:1:25", "square:1:19"}, "the other card is chosen instead"
    table = Table("magic_hill", hill.state({1: (1, 3), 2: (1, 9)}, {}, hand="1 2 J"))
    table.choosing.pick("card:2")
    assert table.view.prompt == "Mia, which goblin?"
    table = Table("emohbi", island.state((0, 2), (1, 7), hand="4 1", question=("play",)))
    table.choosing.pick("card:0")
    assert table.view.prompt == "Mia, where to?"


def test_the_places_of_a_card_that_was_played_keep_their_signs() -> None:
    table = Table("emohbi", island.state((0, 1), (1, 7), hand="4 1", question=("play",)))
    table.choosing.pick("card:1")
    table.play.update(0.1)
    assert table.tags() == {"space:0:2": ("1", "ladder"), "space:0:0": ("1",)}
    table.choosing.pick("space:0:2")
    table.go_on()
    assert {mark[0] for mark in table.tags().values()} == {"climb 1 ladder", "stay here"}


def test_who_stays_at_a_waterfall_points_at_its_bottom_in_blue() -> None:
    view = island.state((1, 1), (2, 7), hand="4 1", question=("play",))
    at = next((1, i) for i, below in enumerate(view.board.down[1][0]) if below >= 0)
    table = Table("emohbi", view._replace(pawns=(at, (2, 7)), question=("climb", 1, True)))
    below = view.board.down[1][0][at[1]]
    assert table.tags()[f"space:0:{below}"] == ("falls down",)
    assert table.board.lit[f"space:0:{below}"] == "target"


def test_the_label_of_a_target_tells_the_cards() -> None:
    table = Table("magic_hill", advancing("1 3"))
    target = next(target for target in table.view.targets if target.id == "square:1:25")
    assert target.label == "square:1:25: 3"


def test_the_keyboard_comes_by_each_place_once() -> None:
    table = Table("magic_hill", advancing("2", {1: (1, 25)}, {1: (1, 27)}, chips={(1, 27): "ghost"}))
    assert sorted(target.id for target in table.view.targets) == ["square:1:23", "square:1:27"]


def test_a_space_of_emohbi_is_clicked_before_its_card() -> None:
    table = Table("emohbi", island.state((0, 1), (1, 7), hand="4 1", question=("play",)))
    assert table.tags() == {
        "space:0:5": ("4",), "space:0:27": ("4",), "space:0:2": ("1", "ladder"), "space:0:0": ("1",),
    }  # fmt: skip
    assert table.choosing.pick("space:0:27")
    table.play.update(0.1)
    assert [type(done.action).__name__ for done in table.play.match.done][:2] == ["Play", "Move"]
    assert table.play.match.state.pawns[0] == (0, 27)


@pytest.mark.parametrize("remembers", [False, True])
def test_a_chip_that_was_seen_is_told_if_the_table_wants_it(remembers: bool) -> None:
    at = advancing("3", {1: (1, 22)}, chips={(1, 25): "ghost"})
    seen = at._replace(chips=tuple(chip._replace(known=True) for chip in at.chips))
    table = Table("magic_hill", seen, remember_chips=remembers)
    assert table.tags()["square:1:25"] == ("3", "ghost" if remembers else "chip face down")
    table.choosing.point("square:1:25")
    assert ("ghost" in table.view.detail) is remembers
    assert any("WentHome" in repr(way) or "ghost" in repr(way) for way in table.board.ways) is remembers


def test_the_camera_looks_where_the_places_are_if_most_are_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table("magic_hill", advancing("1 3"))
    assert table.board.leans[-1] is None
    monkeypatch.setattr(Picture, "where", lambda self, entity: hill_point())
    monkeypatch.setattr(Picture, "hidden", lambda self, eye, point: True)
    table.choosing.ask(table.play.match.view(0))
    assert table.board.leans[-1] is not None


def hill_point() -> Any:
    from panda3d.core import Point3

    return Point3(1, 2, 3)


def test_exchanging_takes_a_word_cards_and_a_word() -> None:
    table = Table("magic_hill", hill.state({1: (1, 22), 2: (1, 9)}, {}, hand="1 2 J"))
    table.play.told("choice", "exchange")
    assert table.view.prompt == "Mia, which cards do you exchange? Click them, then the button."
    assert (table.view.choices, table.tags()) == ((), {})
    assert not table.choosing.pick("goblin:0:1"), "no goblin is picked by mistake"
    table.choosing.pick("card:0")
    table.choosing.pick("card:2")
    assert [choice.label for choice in table.view.choices] == ["Exchange 2 cards"]
    table.choosing.pick("card:2")
    assert [choice.label for choice in table.view.choices] == ["Exchange 1 card"]
    assert table.play.match.done == []
    table.play.told("choice", table.view.choices[0].id)
    assert table.play.match.done[-1].action == hill.Exchange(("1",))
