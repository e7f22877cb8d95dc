"""What keys and buttons mean, and how people change that."""

from __future__ import annotations

import pytest

from game.bindings import COMMANDS, FREE, PAD, TAKEN, Bindings


def test_what_nobody_changed_means_itself() -> None:
    now = Bindings()
    for command in COMMANDS:
        assert now.means(command.key) == command.key
        assert not command.button or now.means(PAD + command.button) == command.key
    assert now.means("q") == "q"
    assert now.means("pad-guide") == FREE
    assert now.changed() == {"keys": (), "buttons": ()}


def test_no_two_commands_begin_with_the_same_key_or_button() -> None:
    for names in ([c.key for c in COMMANDS], [c.button for c in COMMANDS if c.button]):
        assert len(names) == len(set(names))


def test_a_held_key_stays_held() -> None:
    assert Bindings().with_key("skip", "s").means("s-repeat") == "space-repeat"
    assert Bindings().means("pad-left-repeat") == "focus-left-repeat"


def test_another_key_means_the_command_and_the_old_one_nothing() -> None:
    now = Bindings().with_key("undo", "u")
    assert (now.means("u"), now.means("backspace"), now.means("f1")) == ("backspace", FREE, "f1")
    assert Bindings(**now.changed()).means("u") == "backspace"


def test_whose_key_is_taken_gets_the_other_one() -> None:
    now = Bindings().with_key("undo", "p").with_button("undo", "face_a")
    assert (now.means("p"), now.means("backspace")) == ("backspace", "p")
    assert (now.means("pad-face_a"), now.means("pad-face_y")) == ("backspace", "enter")


def test_nobody_is_locked_out_by_giving_a_needed_button_away() -> None:
    assert Bindings().with_button("skip", "face_a").means("pad-face_a") == "enter"
    assert Bindings((), ("choose ",)).means("pad-face_a") == "enter"
    assert Bindings().with_button("skip", "face_y").means("pad-face_y") == "space"


@pytest.mark.parametrize("key", sorted(TAKEN))
def test_what_everybody_needs_stays_where_it_is(key: str) -> None:
    assert Bindings().with_key("undo", key).changed()["keys"] == ()
    assert Bindings((f"undo {key}",)).means(key) == key


def test_back_again_is_no_change() -> None:
    assert Bindings().with_key("undo", "u").with_key("undo", "backspace").changed()["keys"] == ()


def test_lines_that_mean_nothing_are_passed_over() -> None:
    now = Bindings(("", "nothing x", "choose x", "skip"), ("jump face_a",))
    assert now.means("enter") == "enter"
    assert now.means("x") == "x"
    assert now.means("space") == FREE
