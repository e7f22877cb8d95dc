"""Texts: named fields, plural forms, and the pseudo-language that finds what would not fit."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.words import _, _n, set_language


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def test_fields_are_filled_in() -> None:
    assert _("{name} climbs {n} ladders", name="Mia", n=2) == "Mia climbs 2 ladders"


def test_the_number_chooses_the_form() -> None:
    assert _n("one card", "{n} cards", 1) == "one card"
    assert _n("one card", "{n} cards", 5) == "5 cards"


def test_braces_in_a_field_stay() -> None:
    assert _("Pass to {name}", name="{x}") == "Pass to {x}"


@pytest.mark.parametrize("code", ["xx", "", "\0", "../../..", "/etc", "x" * 5000, "\ud800"])
def test_an_unknown_language_is_english(code: str) -> None:
    set_language(code)
    assert _("Start") == "Start"


@pytest.mark.parametrize("text", ["Start", "Pass to Mia", "Move exactly four spaces, either way."])
def test_pseudo_is_accented_and_two_fifths_longer(text: str) -> None:
    set_language("pseudo")
    out = _(text)
    assert out != text
    assert len(out) == len(text) + len(text) * 2 // 5
    assert max(len(word) for word in out[len(text) :].split()) <= 6


def test_pseudo_leaves_fields_alone() -> None:
    set_language("pseudo")
    assert _("{name} wins", name="Mia").startswith("Mia wîñs")
    assert _n("one turn", "{n} turns", 3).startswith("3 türñs")
