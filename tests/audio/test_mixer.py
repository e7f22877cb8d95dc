"""Which sounds are played how, and how music comes and goes: pure, on a clock of the test's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.audio.beds import LAYERS, Beds, ambience, music
from game.audio.mixer import AT_ONCE, MOST, SOUNDS, Mixer, loud

FILES = {path.stem for path in (Path(__file__).parents[2] / "sounds").glob("*.ogg")}


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_every_sound_has_its_file_and_every_file_its_use() -> None:
    loops = {name for mood in ("island", "hill") for name in (*music(mood), ambience(mood))}
    assert set(SOUNDS) | loops == FILES


def test_the_same_sound_does_not_pile_up_and_is_never_quite_the_same() -> None:
    clock, rates = Clock(), set()
    mixer = Mixer(clock)
    for _ in range(20):
        found = mixer.ask("hop_stone")
        assert found and 0.9 < found.rate < 1.1
        rates.add(found.rate)
        clock.now += 0.001
        assert mixer.ask("hop_stone") is None
        clock.now += 0.4
    assert len(rates) == 20


def test_many_sounds_at_once_are_thinned_but_what_matters_is_heard() -> None:
    clock = Clock()
    mixer = Mixer(clock)
    heard = [name for name in SOUNDS if name not in ("win", "click", "no", "your_turn") and mixer.ask(name)]
    assert len(heard) == MOST
    assert mixer.ask("win") and mixer.ask("click")
    clock.now += AT_ONCE + 0.01
    assert mixer.ask("clunk")


def test_what_lasts_goes_with_the_speed_and_pitch_with_the_cue() -> None:
    clock = Clock()
    mixer = Mixer(clock)
    fast, slow = mixer.ask("grind", speed=4.0), None
    clock.now += 1
    slow = mixer.ask("grind", speed=0.5)
    assert fast and slow and fast.rate > 1.3 and slow.rate < 0.9
    assert mixer.ask("die_show", pitch=1.2, strength=0.5, speed=4.0) == ("die_show", 1.2, 0.5)
    with pytest.raises(KeyError):
        mixer.ask("trumpet")


def test_volumes_reach_from_silence_to_full() -> None:
    assert loud(0.0) == 0 and loud(1.0) == 1
    assert [loud(v / 10) for v in range(11)] == sorted(loud(v / 10) for v in range(11))


def settle(beds: Beds) -> dict[str, float]:
    for _ in range(100):
        beds.step(0.1)
    return dict(beds.step(0.1))


def test_music_grows_with_the_height_of_the_leader() -> None:
    beds = Beds()
    beds.mood = "island"
    counts = []
    for step in range(11):
        beds.height = step / 10
        counts.append(sum(settle(beds)[name] for name in music("island")))
    assert counts[0] == 1 and counts[-1] == LAYERS and counts == sorted(counts)


def test_the_tune_rests_in_every_third_round() -> None:
    beds = Beds()
    beds.mood, beds.height = "hill", 1.0
    heard = []
    for beds.round in range(6):
        heard.append(settle(beds)[music("hill")[1]])
    assert heard == [1, 1, 0, 1, 1, 0]


def test_beds_fade_and_never_jump() -> None:
    beds = Beds()
    beds.mood = "island"
    first = dict(beds.step(0.1))
    assert 0 < first[ambience("island")] < 0.1
    settle(beds)
    beds.mood = "hill"
    both = dict(beds.step(0.1))
    assert both[ambience("island")] > 0.9 and 0 < both[ambience("hill")] < 0.1
    assert set(settle(beds)) == {*music("hill"), ambience("hill")}
    beds.asleep = True
    assert settle(beds) == {}
