"""The hill is built from board data; squares, villages and storms in their places; light is pooled."""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from math import hypot
from pathlib import Path

import pytest
from panda3d.core import NodePath, PNMImage, Point3

from game.scene.counting import triangles
from game.scene.goblins import make_goblins
from game.scene.hill import Hill
from game.scene.hill_bench import card_table, coast
from game.scene.hill_layout import FLAG_HEIGHT, FLOOR, VILLAGE_RADIUS, half_side, is_corner, square_xyz, village_xyz
from game.scene.hill_places import HOUSES, slot, turning_radius, village_heading
from game.scene.hill_scatter import fits_picture, scattered
from game.scene.hill_spiral import ABOVE, LAPS, crossing, floor_below, lap
from game.scene.magic_hill_scene import HOME
from game.scene.primitives import box
from game.scene.shore import Shore
from game.scene.stage import HILL, QUALITIES, Stage

BOARDS = {name: json.loads(Path(f"game/boards/{name}.json").read_text()) for name in ("standard", "short")}


@pytest.fixture(params=BOARDS)
def hill(request, load_model, world: NodePath) -> Hill:
    made = Hill(load_model, BOARDS[request.param], "low")
    made.root.reparentTo(world)
    return made


def test_squares_lie_on_their_terrace_and_below_the_ones_above(hill: Hill) -> None:
    for level, n in enumerate(hill.sides, start=1):
        above = {square_xyz(hill.sides, level + 1, i)[:2] for i in range(4 * (n - 3))} if level < 4 else set()
        below = {square_xyz(hill.sides, level, i)[:2] for i in range(4 * (n - 1))}
        assert len(below) == 4 * (n - 1)
        for index in range(4 * (n - 1)):
            node, point = hill.square_point(level, index)
            assert node == hill.hill
            assert point.z == pytest.approx(FLOOR[level - 1] + FLAG_HEIGHT)
            assert max(abs(point.x), abs(point.y)) < half_side(n)
        assert not above & below
    assert hill.square_point(5, 0)[1] == Point3(0, 0, FLOOR[4])


def test_marks_are_those_of_the_board(hill: Hill) -> None:
    for level, n in enumerate(hill.sides, start=1):
        kinds = [hill.kind(level, i) for i in range(4 * (n - 1))]
        assert kinds.count("corner") == 4
        for kind, key in (("sign", "chips"), ("lithograph", "stones")):
            assert [i for i, k in enumerate(kinds) if k == kind] == sorted(hill.board[key][str(level)])


@pytest.mark.parametrize("name", BOARDS)
def test_the_parapet_climbs_in_one_unbroken_line_to_the_tower(name: str) -> None:
    sides = tuple(BOARDS[name]["sides"])
    line = []
    for number in range(1, LAPS + 1):
        walls = [length for length in lap(sides, number) if length.coping]
        assert walls[0].top - walls[0].slope * walls[0].long / 2 == pytest.approx(floor_below(number) + ABOVE)
        line += walls + list(crossing(sides, number))
    for a, b in pairwise(line):
        assert b.top >= a.top - 1e-9
        assert hypot(a.x - b.x, a.y - b.y) < (a.long + b.long) / 2 + 0.08
    assert line[-1].top == pytest.approx(FLOOR[4] + ABOVE)


def test_a_storm_turns_the_hill_and_leaves_the_villages(hill: Hill) -> None:
    node, corner = hill.square_point(1, 0)
    villages = [hill.root.getRelativePoint(*hill.village_point(v, 0, 1)[:2]) for v in range(4)]
    for storm in range(4):
        hill.set_storm(storm)
        at = hill.root.getRelativePoint(node, corner)
        nearest = min(range(4), key=lambda v: (villages[v] - at).length())
        assert nearest == storm, "M3: village v touches corner (v - storm) % 4"
        assert [hill.root.getRelativePoint(*hill.village_point(v, 0, 1)[:2]) for v in range(4)] == villages


@pytest.mark.parametrize("village", range(4))
def test_goblins_stand_side_by_side_in_a_village(village: int) -> None:
    for of in range(1, 18):
        places = [slot(village, i, of) for i in range(of)]
        assert all(hypot(x, y) < VILLAGE_RADIUS for x, y, _ in places)
        apart = min((hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)), default=1.2)
        assert apart > 0.55, of
        assert all(size * 0.77 < apart + 0.05 for *_, size in places), of


def test_no_house_stands_between_the_home_camera_and_goblins() -> None:
    for village, houses in enumerate(HOUSES):
        towards = HOME.azimuth - village_heading(village)
        for angle, _, _ in houses:
            assert abs((angle - towards + 180) % 360 - 180) > 55, (village, angle)


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_grows_where_the_hill_turns_or_goblins_live(name: str) -> None:
    sides = tuple(BOARDS[name]["sides"])
    far = max(hypot(length.x, length.y) for length in lap(sides, 1))
    for thing in scattered(sides, "high"):
        assert hypot(thing.x, thing.y) > far + 0.3
        for x, y, _ in (village_xyz(sides, village) for village in range(4)):
            assert hypot(thing.x - x, thing.y - y) > VILLAGE_RADIUS
    assert scattered(sides, "high") == scattered(sides, "high")


@pytest.mark.parametrize("name", BOARDS)
def test_table_and_bench_are_clear_of_the_turning_hill(name: str) -> None:
    sides = tuple(BOARDS[name]["sides"])
    shore = Shore(NodePath("table"), coast(half_side(sides[0])), card_table(), box(6.3, 1.5, 0.2))
    for azimuth in range(0, 360, 5):
        corners = shore.extent(azimuth, 16 / 9)
        edges = [a + (b - a) * t / 8 for thing in (corners[:4], corners[4:]) for a, b in combinations(thing, 2)
                 for t in range(9)]  # fmt: skip
        assert min(hypot(p.x, p.y) for p in edges) > turning_radius(sides), azimuth


def test_lit_squares_are_pooled(hill: Hill) -> None:
    wanted = {(1, 0): "legal", (2, 3): "hover", (0, 2): "target", (5, 0): "legal"}
    hill.light_squares(wanted)
    lit = [p for kind in ("legal", "hover", "target") for p in hill.root.findAllMatches(f"**/*_{kind}")]
    assert len(lit) == 4
    assert sorted(p.getName().split("_")[0] for p in lit) == ["glow", "round", "wide", "wide"]
    assert is_corner(hill.sides, 1, 0)
    hill.light_squares({(0, 1): "target"})
    again = hill.root.findAllMatches("**/wide_target")
    assert len(again) == 1
    assert again[0].getParent() == hill.villages[1]
    assert again[0] == next(p for p in lit if p.getName() == "wide_target")
    hill.light_squares({})
    assert not hill.root.findAllMatches("**/wide_*").getNumPaths()


def test_faded_houses_are_drawn_over_what_is_behind_them_and_come_back(hill: Hill) -> None:
    houses = [hill.root.find(f"**/houses{village}") for village in range(4)]
    hill.fade_houses({2})
    hill.ambient(0.1)
    assert 0.5 < houses[2].getSa() < 1, "not at once"
    hill.ambient(0.5)
    assert [node.getBinName() for node in houses] == ["", "", "transparent", ""]
    assert [node.getSa() < 0.5 for node in houses] == [False, False, True, False]
    hill.fade_houses(())
    hill.ambient(0.5)
    assert [node.getBinName() for node in houses] == [""] * 4
    assert [node.getSa() for node in houses] == [1.0] * 4


def test_villages_lie_beyond_the_corners() -> None:
    for name, board in BOARDS.items():
        sides = tuple(board["sides"])
        for village in range(4):
            x, y, _ = village_xyz(sides, village)
            assert abs(x) == abs(y) > half_side(sides[0]), name


MOST = {"chip": 150, "magic_stone": 40}


@pytest.mark.parametrize("number", range(5))
def test_goblins_keep_their_budget_and_stand_on_their_feet(load_model, number: int) -> None:
    kit = load_model(f"models/goblin_{number}.bam")
    assert 20 <= triangles(kit.find("**/body")) + triangles(kit.find("**/badge")) <= 900
    assert 20 <= triangles(kit.find("**/outline")) <= 500
    low, high = kit.find("**/body").getTightBounds()
    assert low.z == pytest.approx(0, abs=0.05)
    assert 1.0 < high.z < 1.6


@pytest.mark.parametrize(("name", "most"), MOST.items())
def test_pieces_keep_their_budget(load_model, name: str, most: int) -> None:
    model = load_model(f"models/{name}.bam")
    assert 20 <= triangles(model) <= most


def test_a_chip_has_a_rune_above_and_a_picture_below(load_model) -> None:
    chip = load_model("models/chip.bam")
    back = chip.find("**/back").getTightBounds()
    assert not chip.find("**/front").isEmpty()
    assert back[1].z < 0, "room for a picture on the side that lies down"
    assert chip.find("**/back").node().getGeom(0).getVertexData().hasColumn("texcoord")


@pytest.mark.parametrize("name", BOARDS)
def test_a_hill_with_all_its_pieces_keeps_the_budget(load_model, name: str) -> None:
    made = Hill(load_model, BOARDS[name], "medium")
    goblins = sum(triangles(make_goblins((i,), load_model, plain=False)[0, 1].model) for i in range(5)) * 5
    small = 20 * triangles(load_model("models/chip.bam")) + 9 * triangles(load_model("models/magic_stone.bam"))
    assert triangles(made.root) + goblins + small < 60_000
    made.part_mist((-115, 2))
    drawn = [path for path in made.root.findAllMatches("**/+GeomNode") if not path.isHidden()]
    assert len(drawn) <= 28, "each is a draw call"
    made.close()


@pytest.mark.parametrize("quality", QUALITIES)
def test_every_quality_draws_a_hill_in_colour_that_lives(window, load_model, world: NodePath, quality: str) -> None:
    made = Hill(load_model, BOARDS["standard"], quality)
    made.root.reparentTo(world)
    stage = Stage(window.render, window.camera, window.win, quality, HILL)
    window.camera.setPos(15, -26, 26)
    window.camera.lookAt(0, 0, 1)
    pictures = []
    for t in (0.0, 1.3):
        made.ambient(t)
        for _ in range(2):
            window.graphicsEngine.renderFrame()
        pictures.append(PNMImage())
        window.win.getScreenshot(pictures[-1])
    stage.close()
    made.close()
    middle = pictures[0].getXel(320, 200)
    assert max(middle) - min(middle) > 0.04, "colours, not grey"
    assert pictures[0].getAverageXel() != pictures[1].getAverageXel()
    assert world.getNumChildren() == 0


def test_stones_that_lie_there_shine(hill: Hill) -> None:
    hill.glow_stones([(1, 2), (2, 3)])
    hill.glow_stones([(3, 1)])
    (spot,) = hill.hill.findAllMatches("shine/*")
    assert spot.getTightBounds()[0].z > hill.square_point(3, 1)[1].z
    hill.glow_stones([])
    assert not hill.hill.find("shine").getNumChildren()


@pytest.mark.parametrize("name", BOARDS)
def test_the_home_picture_is_composed(name: str) -> None:
    things = scattered(tuple(BOARDS[name]["sides"]), "high")
    assert {thing.part[:4] for thing in things} == {"tree", "mush", "clou"}
    assert all(fits_picture(thing.part.rstrip("012345"), thing.x, thing.y) for thing in things)
    assert not fits_picture("cloud", -10.0, 18.0), "behind the tower"
