"""What the ears make of the flow of screens, with a device that only writes down."""

from __future__ import annotations

from types import SimpleNamespace as Thing

import pytest

from game.audio import ears as module
from game.audio.beds import ambience, music
from game.audio.ears import ASLEEP_AFTER, LATER, Ears
from game.audio.mixer import SOUNDS
from game.scene.timeline import Cue
from game.settings import Settings


class Device:
    """Stands for `Player`, its effects and each of its loops."""

    def __init__(self, silent: bool = False) -> None:
        self.silent, self.managers = silent, ["effects", "loops"]
        self.played, self.cuts, self.rounds, self.levels = [], 0, 0, {}
        self.effects = self

    def load_next(self) -> None:
        pass

    def play(self, heard, volume) -> None:
        self.played.append((heard.name, volume))

    def cut(self) -> None:
        self.cuts += 1

    def loops(self, names) -> Device:
        return self

    def show(self, levels, volume) -> None:
        self.levels[volume] = dict(levels)


class World:
    """An app whose loop the test turns, a flow at its title, and settings."""

    def __init__(self, monkeypatch, silent: bool = False) -> None:
        self.now, self.device, self.settings = 0.0, Device(silent), Settings()
        monkeypatch.setattr(module, "Player", lambda: self.device)
        tasks = Thing(add=lambda task, name, sort: setattr(self, "task", task))
        self.app = Thing(frames_drawn=0, quiet_for=0.0, taskMgr=tasks, sfxManagerList=[], musicManager=None)
        screens, telling = Thing(heard=None, screen=None), Thing(directors=[])
        self.flow = Thing(ui=screens, play=None, telling=telling, board=Thing(mood="island"))
        self.ears = Ears(self.app, self.flow, lambda: self.settings, lambda: self.now)

    def turn(self, times: int = 1) -> object:
        for _ in range(times):
            self.now += 0.1
            answer = self.task(Thing(cont="go on", done="done"))
        return answer

    def open(self) -> World:
        self.app.frames_drawn = 1
        self.turn(LATER + 2)
        return self

    def begin(self) -> Thing:
        director = Thing(speed=1.0, on_cue=None, on_cut=None)
        scene = Thing(picture=Thing(lead=1.0))
        match = Thing(state=Thing(turn=3))
        hud = object()
        self.flow.ui.screen = hud
        self.flow.board = Thing(mood="hill")
        self.flow.play = Thing(director=director, board=Thing(scene=scene), match=match, hud=hud, acting=0,
                               choosing=Thing(asked=False))  # fmt: skip
        self.turn()
        return self.flow.play


@pytest.fixture
def world(monkeypatch) -> World:
    return World(monkeypatch)


def test_the_device_is_opened_after_the_first_pictures(world):
    world.turn(50)
    assert world.app.musicManager is None
    world.flow.ui.heard("click")
    world.open()
    assert (world.app.sfxManagerList, world.app.musicManager) == (["effects"], "loops")
    assert world.device.played == []


def test_a_silent_device_is_left_alone(monkeypatch):
    world = World(monkeypatch, silent=True)
    world.open()
    assert world.turn() == "done"
    world.flow.ui.heard("click")
    world.ears.cut()
    assert world.device.played == [] and world.device.cuts == 0


def test_cues_of_the_director_are_played_and_cut(world):
    play = world.open().begin()
    play.director.on_cue(Cue(1.0, "splash"))
    assert [name for name, _ in world.device.played] == ["splash"]
    play.director.on_cut()
    assert world.device.cuts == 1


def test_volumes_hold_at_once(world):
    world.open()
    for volume, times in ((1.0, 1), (0.5, 1), (0.0, 0)):
        world.settings = Settings(effects_volume=volume, music_volume=0.3, ambience_volume=volume)
        world.now += 1
        world.device.played.clear()
        world.flow.ui.heard("click")
        assert len(world.device.played) == times
        assert not times or world.device.played[0][1] == pytest.approx(volume**1.5)
    world.turn()
    assert world.device.levels[0.0] and world.device.levels[0.3**1.5]


def test_the_music_follows_the_board_and_sleeps_when_nobody_is_there(world):
    world.open().turn(60)
    assert world.device.levels[0.5**1.5][ambience("island")] == 1
    world.begin()
    world.turn(60)
    now = world.device.levels[0.5**1.5]
    assert set(now) == {*music("hill"), ambience("hill")} and set(now.values()) == {1.0}
    world.app.quiet_for = ASLEEP_AFTER + 1
    world.now += ASLEEP_AFTER + 1
    world.turn(60)
    assert world.device.levels[0.5**1.5] == {}


def test_a_person_hears_that_it_is_their_turn_once(world):
    play = world.open().begin()
    play.choosing.asked = True
    world.turn(5)
    play.acting = 1
    world.now += 5
    world.turn(5)
    play.choosing.asked = False
    world.turn()
    play.choosing.asked = True
    world.turn()
    assert [name for name, _ in world.device.played] == ["your_turn"] * 2
    assert "your_turn" in SOUNDS
