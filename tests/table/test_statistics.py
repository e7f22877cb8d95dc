"""Statistics of events made by hand, and of whole games."""

from __future__ import annotations

import pytest
from table.saved import RULES, go_on, new

from game.rules.emohbi import events as island
from game.rules.magic_hill import events as hill
from game.table.statistics import CARDS, Lot, Statistics


def test_what_was_done_counts_for_who_did_it() -> None:
    found = Statistics(RULES["emohbi"], 2)
    found.add(0, island.TurnBegan(0, 0))
    found.add(0, island.Hopped(0, ((0, 1), (0, 2), (0, 3))))
    found.add(0, island.Climbed(0, (0, 3), (1, 4)))
    found.add(0, island.Fell(1, (2, 1), (1, 1)))
    assert found.counts["turns"] == [1, 0]
    assert found.counts["spaces"] == [2, 0]
    assert found.counts["ladders"] == [1, 0]
    assert (found.counts["falls"], found.counts["sent"]) == ([0, 1], [1, 0])


def test_pushing_counts_for_who_moved_and_being_pushed_for_the_owner() -> None:
    found = Statistics(RULES["magic_hill"], 3)
    found.add(2, hill.Pushed(1, 4, (1, 2), (1, 3), False))
    found.add(2, hill.Pushed(2, 1, (1, 2), (1, 3), False))
    found.add(2, hill.ChipActed(2, 1, (1, 3), "raven"))
    assert found.counts["pushes"] == [0, 0, 1]
    assert found.counts["pushed"] == [0, 1, 1]
    assert found.counts["chip:raven"] == [0, 0, 1]


def test_a_die_is_expected_to_show_each_face_as_often() -> None:
    found = Statistics(RULES["emohbi"], 2)
    for face in (6, 6, 1):
        found.add(0, island.Rolled(0, "number", face))
    found.add(1, island.Rolled(1, "number", 2))
    assert found.kinds() == ("number",)
    assert found.lots("number", [0])[-1] == Lot("6", 2, pytest.approx(0.5))
    assert found.lots("number", [0, 1])[1] == Lot("2", 1, pytest.approx(4 / 6))


def test_cards_are_expected_as_they_lay_in_the_pile() -> None:
    found = Statistics(RULES["emohbi"], 2)
    found.add(0, island.Shuffled(("1", "1", "1", "die")))
    found.add(0, island.Dealt(0, "die"))
    found.add(0, island.Drawn(1, "1"))
    found.add(0, island.Shuffled(("die", "die")))
    found.add(0, island.Drawn(0, "die"))
    assert found.kinds() == (CARDS,)
    assert found.lots(CARDS, [0]) == (Lot("1", 0, pytest.approx(0.75)), Lot("die", 2, pytest.approx(1.25)))
    assert found.lots(CARDS, [1]) == (Lot("1", 1, pytest.approx(0.75)), Lot("die", 0, pytest.approx(0.25)))


@pytest.mark.parametrize("game", sorted(RULES))
def test_what_came_is_as_much_as_what_was_expected(game: str) -> None:
    match = new(game)
    go_on(match, 400)
    found = Statistics.of(match)
    for what in found.kinds():
        lots = found.lots(what, [0, 1])
        assert sum(lot.came for lot in lots) == pytest.approx(sum(lot.due for lot in lots))
    assert sum(found.counts["turns"]) == match.state.turn + 1
    assert set(found.counts) == set(RULES[game].COUNTS)


@pytest.mark.parametrize("game", sorted(RULES))
def test_what_was_undone_does_not_count(game: str) -> None:
    match, short = new(game), new(game)
    go_on(match, 90)
    match.undo(40)
    go_on(short, 40)
    assert Statistics.of(match).counts == Statistics.of(short).counts
