from __future__ import annotations

from game.pace import EASE, HEARTBEAT, HURRY, REST_AFTER, STILL_HELD, Hurry, Pace, QualityProbe


def settled() -> Pace:
    pace = Pace(0.0)
    pace.due(2.0, moving=False)
    return pace


def test_nothing_to_show_draws_nothing() -> None:
    pace = settled()
    assert not any(pace.due(2.0 + step / 30, moving=False) for step in range(1, 30))


def test_waking_draws_the_next_frame_and_for_as_long_as_asked() -> None:
    pace = settled()
    pace.wake(3.0)
    assert pace.due(3.01, moving=False)
    assert not pace.due(3.02, moving=False)
    pace.wake(4.0, seconds=1.0)
    assert pace.due(5.0, moving=False)
    assert not pace.due(5.02, moving=False)


def test_what_moves_is_drawn() -> None:
    assert settled().due(2.1, moving=True)


def test_a_covered_window_is_drawn_anew_now_and_then() -> None:
    pace = settled()
    assert pace.due(2.0 + HEARTBEAT, moving=False)


def run(pace: Pace, start: float, seconds: float, allowed: bool = True) -> float:
    for step in range(int(seconds * 50)):
        pace.drift(start + step / 50, 1 / 50, allowed)
    return start + seconds


def test_ambient_motion_eases_in_and_comes_to_rest_after_the_last_input() -> None:
    pace = Pace(0.0)
    now = run(pace, 0.0, EASE / 2)
    assert 0.3 < pace.ambient_speed < 0.7
    now = run(pace, now, REST_AFTER - now)
    assert pace.ambient_speed == 1.0
    now = run(pace, now, EASE + 0.1)
    assert pace.ambient_speed == 0.0
    rested = pace.ambient_time
    run(pace, now, 5.0)
    assert pace.ambient_time == rested
    assert not pace.awake(now)


def test_an_input_starts_ambient_motion_again() -> None:
    pace = Pace(0.0)
    run(pace, 0.0, REST_AFTER + EASE + 1)
    pace.stir(40.0)
    run(pace, 40.0, EASE + 0.1)
    assert pace.ambient_speed == 1.0


def test_where_ambient_motion_is_not_allowed_there_is_none() -> None:
    pace = Pace(0.0)
    run(pace, 0.0, 3.0, allowed=False)
    assert (pace.ambient_speed, pace.ambient_time) == (0.0, 0.0)


def probed(seconds: float) -> str | None:
    probe = QualityProbe()
    found = [probe.feed(1.0 if frame < probe.SKIPPED else seconds) for frame in range(probe.SKIPPED + probe.MEASURED)]
    assert found[:-1] == [None] * (len(found) - 1)
    return found[-1]


def test_slow_frames_choose_low_and_a_slow_start_does_not() -> None:
    assert probed(0.060) == "low"
    assert probed(0.010) == "medium"


def test_a_held_key_hurries_as_long_as_it_repeats() -> None:
    hurry = Hurry()
    assert hurry.factor(1.0) == 1.0
    for step in range(10):
        hurry.repeated(1.0 + step * STILL_HELD / 2)
        assert hurry.factor(1.0 + (step + 1) * STILL_HELD / 2) == HURRY
    assert hurry.factor(10.0) == 1.0


def test_a_held_button_hurries_until_it_is_let_go() -> None:
    hurry = Hurry()
    hurry.grip(1.0)
    assert hurry.factor(100.0) == HURRY
    assert hurry.let_go(100.0), "that was no click"
    assert hurry.factor(100.0) == 1.0
    hurry.grip(200.0)
    assert not hurry.let_go(200.1)
    assert not hurry.let_go(300.0)
