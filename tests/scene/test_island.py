"""The island is built from board data, every space, ladder and fall in its place; the stage changes quality."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import atan2, degrees, hypot
from pathlib import Path

import pytest
from panda3d.core import NodePath, PNMImage, Point3

from game.scene.counting import triangles
from game.scene.island import Island
from game.scene.island_layout import FLOOR, PATH_APOTHEM, STONE_HEIGHT, WALL_APOTHEM, face_angle, space_xyz, tablet_xyz
from game.scene.island_scatter import scatter
from game.scene.routes import fall_route, ladder_route
from game.scene.stage import HILL, QUALITIES, Stage

BOARDS = {name: json.loads(Path(f"game/boards/{name}.json").read_text()) for name in ("classic", "gentle", "wild")}


@pytest.fixture
def island(load_model, classic, world: NodePath) -> Island:
    made = Island(load_model, classic, "low")
    made.root.reparentTo(world)
    return made


@pytest.fixture
def stage(window) -> Iterator[Stage]:
    made = Stage(window.render, window.camera, window.win, "low")
    yield made
    made.close()


def seen(window) -> PNMImage:
    for _ in range(2):
        window.graphicsEngine.renderFrame()
    image = PNMImage()
    window.win.getScreenshot(image)
    return image


def look_down(window) -> None:
    window.camera.setPos(0, -26, 24)
    window.camera.lookAt(0, 0, 1)


def geoms(root: NodePath) -> int:
    return sum(path.node().getNumGeoms() for path in root.findAllMatches("**/+GeomNode"))


def test_spaces_stand_on_their_level(island: Island) -> None:
    for level, per_segment in enumerate(island.rings):
        for index in range(6 * per_segment):
            node, point = island.space_point(level, index)
            assert node == island.levels[level]
            assert point.z == pytest.approx(FLOOR[level] + STONE_HEIGHT)
            assert PATH_APOTHEM[level] * 0.99 < hypot(point.x, point.y) < PATH_APOTHEM[level] * 1.16
    assert island.space_point(4, 0)[1] == Point3(0, 0, FLOOR[4])


def test_turning_a_level_carries_what_is_above_it(island: Island) -> None:
    before = [node.getH(island.root) for node in island.levels]
    island.set_rotation((0, 0, 1, 1, 1))
    after = [node.getH(island.root) for node in island.levels]
    turned = [round(b - a) % 360 for a, b in zip(before, after, strict=True)]
    assert turned == [0, 0, 300, 300, 300]
    island.set_rotation((0, 3, 5, 2, 4))
    assert [round(node.getH(island.root) / -60) % 6 for node in island.levels] == [0, 3, 5, 2, 4]


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("quality", ["low", "medium"])
def test_any_board_is_built_within_its_budget(load_model, name: str, quality: str) -> None:
    made = Island(load_model, BOARDS[name], quality)
    assert triangles(made.root) < {"low": 30_000, "medium": 62_000}[quality]
    assert geoms(made.root) < 60
    falls = sum(len(faces) for faces in BOARDS[name]["waterfalls"].values())
    water = list(made.root.findAllMatches("**/=motion=fall"))
    assert falls and len(water) == sum(1 for faces in BOARDS[name]["waterfalls"].values() if faces)
    made.root.removeNode()


def test_ladders_and_falls_join_the_centre_spaces(island: Island) -> None:
    for wall in (1, 2, 3):
        for face in range(6):
            k = island.rings[wall]
            _, space = island.space_point(wall, face * k + k // 2)
            angle = degrees(atan2(space.y, space.x)) - face_angle(face)
            assert (angle + 180) % 360 - 180 == pytest.approx(0, abs=0.01)
            foot, *_, top = ladder_route(space, wall)
            assert foot.z < FLOOR[wall - 1] + 0.2 < FLOOR[wall] <= top.z
            assert hypot(top.x, top.y) < hypot(foot.x, foot.y) < PATH_APOTHEM[wall - 1]
            lip, pool = fall_route(space, wall)
            assert pool.z < lip.z and hypot(lip.x, lip.y) < hypot(pool.x, pool.y)


def test_steps_lead_from_the_top_level_to_the_summit(island: Island) -> None:
    _, summit = island.space_point(4, 0)
    steps = ladder_route(summit + Point3(1, 0, 0), 4)
    assert len(steps) == 8
    assert FLOOR[3] < steps[0].z < FLOOR[4]
    assert steps[-1].z == pytest.approx(FLOOR[4], abs=0.1)


@pytest.mark.parametrize("name", BOARDS)
def test_nothing_grows_on_a_stone(name: str) -> None:
    board = BOARDS[name]
    for level in range(4):
        stones = [space_xyz(tuple(board["rings"]), level, i) for i in range(6 * board["rings"][level])]
        for plant in scatter(board, level, "high"):
            nearest = min(hypot(plant.x - x, plant.y - y) for x, y, _ in stones)
            assert nearest > 0.45, plant
            assert hypot(plant.x, plant.y) < WALL_APOTHEM[level] * 1.25


def test_letters_stand_at_their_segments(island: Island) -> None:
    island.set_letters("MEOHBI")
    island.set_letters(("H", "I", "B", "O", "M", "E"))
    signs = island.root.findAllMatches("**/letter-*")
    assert len(signs) == 6
    for segment, letter in enumerate("HIBOME"):
        sign = island.root.find(f"**/letter-{letter}")
        assert sign.getPos().almostEqual(Point3(*tablet_xyz(segment)), 0.001)


def test_lit_spaces_are_pooled(island: Island) -> None:
    island.light_spaces({(1, 3): "legal", (2, 4): "hover", (4, 0): "target"})
    lit = island.root.findAllMatches("**/glow_*")
    assert sorted(p.getName() for p in lit) == ["glow_hover", "glow_legal", "glow_target"]
    island.light_spaces({(0, 7): "legal"})
    again = island.root.findAllMatches("**/glow_*")
    assert len(again) == 1
    assert again[0].getParent() == island.levels[0]
    island.light_spaces({})
    assert island.root.findAllMatches("**/glow_*").getNumPaths() == 0


def test_every_quality_draws_an_island_and_water_moves(window, load_model, classic, world, stage: Stage) -> None:
    look_down(window)
    for quality in QUALITIES:
        made = Island(load_model, classic, quality)
        made.root.reparentTo(world)
        stage.quality = quality
        made.ambient(0.0)
        first = seen(window)
        middle = first.getXel(320, 250)
        assert max(middle) - min(middle) > 0.04, "colours, not grey"
        made.ambient(1.3)
        assert seen(window).getAverageXel() != first.getAverageXel()
        made.root.removeNode()


def test_the_head_looks_at_the_player_at_turn_and_blinks(load_model, classic, world: NodePath) -> None:
    made = Island(load_model, classic, "medium")
    made.root.reparentTo(world)
    pupils, lids = made.root.find("**/pupils"), made.root.find("**/lids")
    monkey = made.root.find("**/monkey")
    seen = {}
    for side in (-6, 6):
        for step in range(80):
            made.ambient(step * 0.05, Point3(side, -5, 0.5))
        seen[side] = pupils.getPos(made.root).x, monkey.getH() % 360
    assert seen[-6][0] < seen[6][0] - 0.08, "to the left and to the right"
    assert seen[-6][1] != pytest.approx(seen[6][1], abs=10)
    shut = [lids.getSz() for step in range(200) if made.ambient(step * 0.05) is None]
    assert max(shut) > 2.5 * min(shut)
    assert sum(size > 1.2 * min(shut) for size in shut) < 30, "mostly open"


def test_nothing_moves_without_time(island: Island) -> None:
    still = [path.getMat(island.root) for path in island.root.findAllMatches("**")]
    for _ in range(3):
        island.ambient(0.0, Point3(-6, -5, 0.5))
    moved = [path for path, mat in zip(island.root.findAllMatches("**"), still, strict=True)
             if not path.getMat(island.root).almostEqual(mat, 0.001)]  # fmt: skip
    assert not moved


def test_the_stage_takes_a_mood_and_goes_without_a_trace(window, stage: Stage) -> None:
    stage.quality = "medium"
    stage.set_mood(HILL)
    assert window.win.getClearColor().z == pytest.approx(HILL.background[2])
    with pytest.raises(KeyError):
        stage.quality = "ultra"
    stage.close()
    assert window.render.findAllMatches("**/+Light").getNumPaths() == 0
    assert window.render.getShader() is None


@pytest.mark.parametrize("quality", QUALITIES)
def test_chance_stones_lie_in_their_places(load_model, classic, world: NodePath, quality: str) -> None:
    made = Island(load_model, classic, quality)
    made.root.reparentTo(world)
    stones = made.root.findAllMatches("**/chance-*")
    assert len(stones) == (0 if quality == "low" else sum(len(found) for found in classic["chance"].values()))
    for stone in stones:
        level, index = map(int, stone.getName().split("-")[1:])
        low, high = stone.getTightBounds(made.levels[level])
        middle = made.space_point(level, index)[1]
        assert abs((low + high)[0] / 2 - middle[0]) < 0.05
        assert abs((low + high)[1] / 2 - middle[1]) < 0.05
        assert abs(high[2] - middle[2]) < 0.06
