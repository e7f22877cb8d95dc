"""Motions begin once, reach their end exactly and end once, whatever the step."""

from __future__ import annotations

import pytest

from game.rules.emohbi import events as ev
from game.scene.motions import JOINS
from game.scene.timeline import Motion, after, at_once, in_turn, staggered, together, wait
from game.table.steps import group


def recorder(log, name, duration=1.0):
    return Motion(
        duration,
        lambda u: log.append((name, round(u, 3))),
        begin=lambda: log.append((name, "begin")),
        end=lambda: log.append((name, "end")),
    )


@pytest.mark.parametrize("step", [0.05, 0.3, 1.0, 50.0])
def test_one_after_the_other(step):
    log: list = []
    motion = in_turn(recorder(log, "a"), wait(0.5), None, recorder(log, "b", 0.25))
    assert motion.duration == 1.75
    t = 0.0
    while not motion.done:
        t += step
        motion.step(t)
    marks = [entry for entry in log if entry[1] in ("begin", "end", 1.0)]
    assert marks == [("a", "begin"), ("a", 1.0), ("a", "end"), ("b", "begin"), ("b", 1.0), ("b", "end")]


def test_together_lasts_as_long_as_the_longest():
    log: list = []
    motion = together(recorder(log, "a"), after(1.0, recorder(log, "b", 2.0)), at_once(lambda: log.append("now")))
    assert motion.duration == 3.0
    motion.step(0.0)
    assert "now" in log
    motion.step(3.0)
    assert log[-1] == ("b", "end")
    motion.step(9.0)
    assert log.count(("b", "end")) == 1


def test_staggered():
    assert staggered(0.5, [wait(1.0), wait(1.0), wait(1.0)]).duration == 2.0


def test_steps_join_what_is_dealt_and_keep_the_rest_apart():
    deals = [ev.Dealt(0, None), ev.Dealt(1, None), ev.Dealt(0, "3")]
    hop, climb = ev.Hopped(0, ((0, 1), (0, 2))), ev.Climbed(0, (0, 2), (1, 2))
    events = [*deals, ev.TurnBegan(0, 0), hop, climb, climb, ev.Drawn(0, None), ev.Drawn(0, "1")]
    steps = group(events, JOINS)
    assert [len(step) for step in steps] == [3, 1, 1, 1, 1, 2]
    assert [event for step in steps for event in step] == events
    assert group([], JOINS) == []
