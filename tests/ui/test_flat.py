"""The flat view's laws: each thing on the board has a place of its own, at any size, and nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any

import pytest

from game import cli_values
from game.games import GAMES
from game.rules.core.chance import Seeded
from game.rules.core.protocol import Setup
from game.rules.emohbi.board import HEAD, load
from game.rules.magic_hill.board import load as load_hill
from game.rules.magic_hill.board import touched
from game.scene.hill_picture import HillPicture
from game.scene.picture import Picture
from game.ui.flat import hill, island
from game.ui.flat.room import free
from game.ui.flat.sheet import Sheet, rows
from game.ui.layout import Metrics, Rect

WIDE, UPRIGHT, SMALL = Rect(240, 108, 766, 450), Rect(12, 144, 696, 824), Rect(12, 84, 776, 340)
BOARDS = [(name, board) for name, entry in GAMES.items() for board in entry.rules.BOARDS]
LOADED: Mapping[str, Any] = {"emohbi": (load, Picture), "magic_hill": (load_hill, HillPicture)}


def shown(game: str, board: str, view: Any, rect: Rect = WIDE, *, remembers: bool = True) -> Sheet:
    read, picture = LOADED[game]
    scene = SimpleNamespace(board=read(cli_values.board_data(board)), picture=picture.of(view), remembers=remembers)
    entry = GAMES[game]
    return entry.flat().sheet(scene, rect, entry.texts().pieces()[: entry.rules.SEATS[-1]])


def states(game: str, board: str, seats: int, every: int = 40) -> Iterator[Any]:
    """What a spectator sees of a random game, from time to time."""
    rules = GAMES[game].rules
    rng = Seeded(seats)
    step = rules.new(Setup(seats, 0, cli_values.board_data(board), {}), rng)
    for at in range(8 * every):
        if at % every == 0 or at < 2:
            yield rules.observe(step.state, None)
        legal = rules.legal(step.state)
        if not legal:
            yield rules.observe(step.state, None)
            return
        step = rules.apply(step.state, rng.pick(legal))


def overlap(areas: Mapping[str, Rect]) -> list[tuple[str, str]]:
    """Which areas share more than a hair's breadth."""
    return [(a, b) for (a, one), (b, two) in combinations(areas.items(), 2) if min(one.overlap(two)[2:]) > 0.5]


@pytest.mark.parametrize(("game", "board"), BOARDS)
@pytest.mark.parametrize("rect", [WIDE, UPRIGHT, SMALL])
def test_each_thing_has_a_place_of_its_own_in_the_area(game: str, board: str, rect: Rect) -> None:
    for seats in GAMES[game].rules.SEATS:
        for view in states(game, board, seats):
            areas = shown(game, board, view, rect).areas
            assert overlap(areas) == []
            for name, area in areas.items():
                assert min(area.w, area.h) >= 4, name
                whole = area.overlap(rect)
                assert whole.w > area.w - 0.5 and whole.h > area.h - 0.5, name


@pytest.mark.parametrize(("game", "board"), BOARDS)
def test_all_that_can_be_clicked_is_there_and_found_at_its_middle(game: str, board: str) -> None:
    rules = GAMES[game].rules
    kinds = {"space", "pawn", "level", "letter", "summit", "square", "goblin", "village", "chip"}
    for view in states(game, board, rules.SEATS[-1], every=10):
        sheet = shown(game, board, view)
        ids = {id_ for action in rules.legal(view) for ids in rules.targets(view, action) for id_ in ids}
        assert {id_ for id_ in ids if id_.partition(":")[0] in kinds} <= set(sheet.areas)
        assert [name for name in sheet.areas if sheet.at(*sheet.middle(name))[0] != name] == []


@pytest.mark.parametrize("board", GAMES["emohbi"].rules.BOARDS)
def test_ladders_and_waterfalls_are_upright_however_the_levels_have_turned(board: str) -> None:
    made = load(cli_values.board_data(board))
    pieces = GAMES["emohbi"].texts().pieces()
    for rotation in ((0, 0, 0, 0, 0), (0, 1, 2, 3, 4), (0, 5, 2, 2, 1)):
        picture = Picture(rotation, tuple("EMOHBI"), [(0, 0), None], 3, [], 0)
        for rect in (WIDE, UPRIGHT):
            sheet = island.sheet(made, picture, rect, pieces)
            for level in range(HEAD):
                turn = (rotation[level + 1] - rotation[level]) % 6
                for index, end in enumerate(made.up[level][turn]):
                    if end >= 0:
                        top = "summit" if level + 1 == HEAD else f"space:{level + 1}:{end}"
                        (x, low), (above, high) = sheet.middle(f"space:{level}:{index}"), sheet.middle(top)
                        assert x == pytest.approx(above) and high < low


@pytest.mark.parametrize("board", GAMES["magic_hill"].rules.BOARDS)
@pytest.mark.parametrize("storm", range(4))
@pytest.mark.parametrize("rect", [WIDE, UPRIGHT])
def test_each_village_is_at_the_corner_that_it_touches(board: str, storm: int, rect: Rect) -> None:
    made = load_hill(cli_values.board_data(board))
    picture = HillPicture.empty(2)
    picture.storm = storm
    sheet = hill.sheet(made, picture, {}, rect, GAMES["magic_hill"].texts().pieces())
    for village in range(4):
        x, y = sheet.middle(f"village:{village}")

        def far(index: int, x: float = x, y: float = y) -> float:
            at = sheet.middle(f"square:1:{index}")
            return abs(at[0] - x) + abs(at[1] - y)

        assert touched(made, storm, village)[1] == min((space[1] for space in made.corners), key=far)


def test_chips_that_nobody_has_seen_look_alike() -> None:
    rules = GAMES["magic_hill"].rules
    state = rules.new(Setup(3, 0, cli_values.board_data("standard"), {}), Seeded(3)).state
    turned = state._replace(chips=tuple(chip._replace(kind=other.kind) for chip, other in
                                        zip(state.chips, state.chips[::-1], strict=True)))  # fmt: skip
    assert [chip.kind for chip in turned.chips] != [chip.kind for chip in state.chips]
    assert shown("magic_hill", "standard", turned) == shown("magic_hill", "standard", state)


def test_chips_that_all_have_seen_are_shown_only_where_that_is_agreed_on() -> None:
    rules = GAMES["magic_hill"].rules
    state = rules.new(Setup(3, 0, cli_values.board_data("standard"), {}), Seeded(3)).state
    first = state.chips[0]
    state = state._replace(chips=(first._replace(known=True), *state.chips[1:]))
    marks = [shown("magic_hill", "standard", state, remembers=agreed).marks for agreed in (False, True)]
    assert len(marks[1]) > len(marks[0])


def test_pieces_keep_together_and_apart() -> None:
    box = Rect(10, 20, 60, 30)
    for count in range(1, 26):
        found = rows(count, box, 40)
        assert len(found) == count
        assert overlap({str(i): rect for i, rect in enumerate(found)}) == []
        assert all(rect.overlap(box)[2] > rect.w - 0.5 for rect in found)
    assert rows(0, box, 40) == []


class Ruler:
    def width(self, text: str, size: int) -> float:
        return 0.5 * size * len(text)

    def line(self, size: int) -> float:
        return 1.2 * size


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (800, 600), (720, 1280), (300, 200)])
@pytest.mark.parametrize("text", [100, 200])
def test_the_free_part_of_the_window_is_not_covered(size: tuple[int, int], text: int) -> None:
    from game.ui.screens.hud_room import covered

    m = Metrics(*size, text, Ruler())
    boxes = covered(m, 5, True)
    found = free(m, boxes, 1.5)
    assert min(found.w, found.h) > 0
    assert all(min(found.overlap(box)[2:]) == 0 for box in boxes)


@pytest.mark.parametrize("size", [(800, 600), (1024, 768), (1280, 720)])
def test_the_island_is_as_high_as_the_players_beside_it_let_it(size: tuple[int, int]) -> None:
    """It does not creep below a long list of players."""
    from game.ui.flat.island import ASPECT
    from game.ui.screens.hud_room import covered

    m = Metrics(*size, 100, Ruler())
    assert free(m, covered(m, 6, True), ASPECT).h > 0.6 * size[1]


@pytest.mark.parametrize("board", GAMES["emohbi"].rules.BOARDS)
def test_a_level_turns_the_shorter_way_and_its_pawns_ride_along(board: str) -> None:
    made, pieces = load(cli_values.board_data(board)), GAMES["emohbi"].texts().pieces()
    picture = Picture((0, 0, 5, 5, 5), tuple("EMOHBI"), [(2, 0), (1, 0)], 3, [], 0)
    scene = SimpleNamespace(board=made, picture=picture)
    before = (0, 0, 0, 0, 0)
    ways = [island.turning(scene, WIDE, pieces, before, part / 4) for part in range(5)]
    start = island.sheet(made, Picture(before, *list(vars(picture).values())[1:]), WIDE, pieces)
    assert (ways[0], ways[4]) == (start, island.sheet(made, picture, WIDE, pieces))
    assert len({way.tokens["pawn:1"].rect for way in ways}) == 1
    xs = {name: [way.areas[name].x for way in ways] for name in ("space:2:0", "pawn:0")}
    stone, pawn = ([b - a for a, b in pairwise(x) if abs(b - a) < WIDE.w / 2] for x in xs.values())
    assert stone == pytest.approx(pawn, abs=2) and len(stone) >= 3
    assert len({step > 0 for step in stone}) == 1 and max(map(abs, stone)) < WIDE.w / 6
