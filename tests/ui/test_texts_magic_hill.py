"""The words of Magic Hill: complete, without slips, and without secrets."""

from __future__ import annotations

import ast
import inspect
import random
import re
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.paths import asset, board_data
from game.rules import magic_hill
from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Reason, Setup
from game.rules.magic_hill.actions import ACTIONS, Advance
from game.rules.magic_hill.content import CARDS, CHIPS, OPTIONS
from game.rules.magic_hill.events import (
    EVENTS,
    ChipTurnedUp,
    Drawn,
    Pushed,
    StoneBoxed,
    StoneSnatched,
    StoneTaken,
    Won,
)
from game.rules.magic_hill.rules import _LEGAL
from game.rules.magic_hill.state import State
from game.rules.magic_hill.targets import _OTHERS, _WANTED
from game.scene.hill_labels import chip_name
from game.table.foresight import foresee, told
from game.table.plan import Plan
from game.ui.texts import magic_hill as texts
from game.ui.texts.magic_hill_choices import _CHOICES
from game.ui.texts.magic_hill_log import meeting
from game.ui.texts.magic_hill_names import village_name
from game.ui.texts.magic_hill_prompts import _PROMPTS, _REASONS, _wanted
from game.ui.texts.protocol import Texts
from game.words import PSEUDO, set_language

NAMES = ("Mia", "Ben", "Lea")
FILES = sorted(Path(texts.__file__).parent.glob("magic_hill*.py"))
RAW = re.compile(
    r"None(?! of)|[{}]|\b(square|goblin|village|chip|seat|card):\w|  |\.\.|\b1 (card|square|chip|village)s\b|\ba J\b"
)
PLAIN = Plan("magic_hill", "standard", {}, (), 0, 1)
SITUATIONS = [(board, seed) for board in magic_hill.BOARDS for seed in range(4)]


def by_eye(view: State, action: Action) -> Sequence[Event]:
    """As much of a preview as is told where nobody remembers for the players."""
    return told(PLAIN, magic_hill.preview(view, action))


class Turn(NamedTuple):
    before: State
    asked: Decision
    legal: tuple[Action, ...]
    action: Action
    after: State
    events: tuple[Event, ...]


@cache
def game(board: str, seed: int) -> tuple[Turn, ...]:
    """A random game that seldom exchanges, up to a number of actions that meets most of what there is."""
    options = {"third_card_along": seed % 2 == 1}
    state, _ = magic_hill.new(Setup(3, 0, board_data(board), options), Seeded(seed))
    chance, turns = random.Random(seed), []
    while (asked := magic_hill.decision(state)) and len(turns) < 400:
        legal = magic_hill.legal(state)
        action = chance.choice([a for a in legal if a.type != "exchange" or chance.random() < 0.05] or legal)
        after, events = magic_hill.apply(state, action)
        turns.append(Turn(state, asked, legal, action, after, events))
        state = after
    return tuple(turns)


def all_turns() -> list[Turn]:
    return [turn for situation in SITUATIONS for turn in game(*situation)]


def said(turn: Turn) -> list[str]:
    """All texts about one decision and what came of it."""
    view = magic_hill.observe(turn.before, turn.asked.seat)
    out = [texts.prompt(view, NAMES[turn.asked.seat]), texts.result_line(turn.after, NAMES)]
    for action in turn.legal:
        out.append(texts.outcome(view, action, magic_hill.preview(view, action), NAMES))
        choice = texts.choice(view, action, NAMES)
        if choice:
            out += [choice.label, choice.note]
    out += [texts.outcome(view, turn.action, way, NAMES) for way in foresee(magic_hill, view, turn.action)]
    out += [line.text for line in texts.story(turn.events, NAMES)]
    out += [line.text for event in turn.events if (line := texts.sentence(event, NAMES))]
    out += [texts.place(view, seat) for seat in range(3)]
    return [text for text in out if text]


BOARD_IDS = (
    "square:1:0", "square:1:6", "square:1:9", "square:2:5", "square:3:4", "summit", "village:0", "village:3",
    "goblin:0:1", "goblin:1:4", "goblin:2:5", "chip:1:6", "chip:2:2", "card:0", "card:1", "card:2", "seat:0",
)  # fmt: skip


def test_every_decision_action_chip_and_reason_has_words() -> None:
    assert set(_PROMPTS) == set(_LEGAL)
    assert set(_CHOICES) == set(ACTIONS.values())
    assert set(_REASONS) == reasons_given()
    assert len({chip_name(kind) for kind in CHIPS}) == len({meeting(kind, "it") for kind in CHIPS}) == len(CHIPS)


def reasons_given() -> set[str]:
    """The key of each reason in the source of `targets`, and in its table."""
    tree = ast.parse(inspect.getsource(sys.modules["game.rules.magic_hill.targets"]))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"]
    keys = [node for call in calls for node in ast.walk(call.args[1]) if isinstance(node, ast.Constant)]
    return {str(key.value) for key in keys} | {key for _ruling, key in _OTHERS.values()}


def test_all_that_is_to_be_chosen_has_words() -> None:
    view = game("standard", 0)[0].before
    assert {what for _ruling, what in _WANTED.values()} == set(_wanted())
    assert all(texts.reason(Reason("M8", "choose", {"what": what}), view) for what in _wanted())


def test_reasons_in_games_are_whole_sentences() -> None:
    met = set()
    for turn in all_turns()[::3]:
        view = magic_hill.observe(turn.before, turn.asked.seat)
        for target in BOARD_IDS:
            if why := magic_hill.why_not(view, target):
                text = texts.reason(why, view)
                assert text.endswith(".") and not RAW.search(text), text
                met.add(why.key)
    assert len(met) > 11, met


def test_every_card_has_words() -> None:
    assert len({texts.card(card) for card in CARDS}) == len(CARDS)
    assert len({texts.card_note(card) for card in CARDS}) == len(CARDS)
    assert texts.card_note("1") == "Picks goblin 1, or moves 1 square."


def test_the_setup_offers_every_rule_value_board_and_seat() -> None:
    view = texts.setup_view()
    rules = {rule.name: tuple(value.value for value in rule.values) for rule in view.rules}
    assert rules == dict(OPTIONS)
    assert tuple(board.value for board in view.boards) == magic_hill.BOARDS
    assert view.seats == magic_hill.SEATS
    assert len(view.pieces) == len(set(view.pieces)) == magic_hill.SEATS[-1]
    assert len(set(view.names)) >= magic_hill.SEATS[-1]
    assert all(rule.label and rule.note for rule in view.rules)


def test_the_help_has_a_picture_a_page_and_every_chip() -> None:
    pages = texts.pages()
    icons = {page.icon for page in pages}
    assert all(asset(f"textures/{icon}.png").is_file() for icon in icons)
    assert {f"hill/chips/{kind}" for kind in CHIPS} <= icons
    assert len({page.title for page in pages}) == len(pages)


def test_help_is_short() -> None:
    for page in texts.pages():
        assert len(page.text) < 400
        assert max(len(sentence.split()) for sentence in re.split(r"[.!?:]", page.text)) <= 20, page.title


def test_nothing_raw_in_any_text() -> None:
    for turn in all_turns()[::2]:
        for text in said(turn):
            assert not RAW.search(text), text


def test_games_meet_every_kind_of_decision_and_nearly_every_event() -> None:
    assert {turn.asked.kind for turn in all_turns()} == set(_LEGAL)
    met = {type(event) for turn in all_turns() for event in turn.events}
    assert len(met) >= len(EVENTS) - 4, set(EVENTS) - met


def test_prompts_name_the_player() -> None:
    for turn in all_turns():
        assert texts.prompt(turn.before, "Mia").startswith("Mia,")


def test_buttons_of_a_decision_differ() -> None:
    for turn in all_turns():
        choices = [choice for action in turn.legal if (choice := texts.choice(turn.before, action, NAMES))]
        assert len({choice.id for choice in choices}) == len(choices)
        looks = {(c.label, c.note, c.id.split("-")[1] if c.id.startswith("advance") else "") for c in choices}
        assert len(looks) == len(choices)
        assert all(asset(f"textures/icons/{c.icon}.png").is_file() for c in choices if c.icon)


def test_questions_off_the_hand_have_a_button_an_answer_and_stopping_has_one() -> None:
    for turn in all_turns():
        ids = [choice.id for action in turn.legal if (choice := texts.choice(turn.before, action, NAMES))]
        if turn.asked.kind in ("home", "raven", "storm"):
            assert len(ids) == len(turn.legal)
        assert ("stop" in ids) == any(action.type == "stop" for action in turn.legal)
        exchanges = [id_ for id_ in ids if id_.startswith("exchange-")]
        assert len(exchanges) == sum(action.type == "exchange" for action in turn.legal)


def test_a_joker_asks_only_what_its_square_leaves_open() -> None:
    for turn in all_turns():
        jokers = [a for a in turn.legal if isinstance(a, Advance) and a.card == "J"]
        clicks = [magic_hill.targets(turn.before, action)[1:] for action in jokers]
        ends = [end for end, *_way in clicks]
        for action, (end, *way) in zip(jokers, clicks, strict=True):
            shown = texts.choice(turn.before, action, NAMES) is not None
            assert shown == ((bool(way) and ends.count(end) > 1) or ("summit" in end and action.spaces == 1))


def test_the_way_into_the_tower_has_the_icon_of_a_win() -> None:
    asked = (turn for turn in all_turns() if turn.asked.kind == "advance")
    turn = next(turn for turn in asked if "J" in turn.before.hands[turn.asked.seat])
    seat, number = turn.asked.seat, turn.before.goblin
    rows = [list(row) for row in turn.before.goblins]
    rows[seat][number - 1], rows[seat - 1][0] = ((4, 1), True), ((4, 1), False)
    ready = turn.before._replace(goblins=tuple(map(tuple, rows)))
    ways = [action for action in magic_hill.legal(ready) if isinstance(action, Advance) and action.climb]
    said = [way for action in ways if (way := texts.choice(ready, action, NAMES))]
    assert {(way.icon, way.label) for way in said} == {("summit", "Up into the tower!")}
    assert {way.id.split("-")[1] for way in said} == {action.card for action in ways}
    assert texts.outcome(ready, ways[0], magic_hill.preview(ready, ways[0]), NAMES) == "Climbs into the tower and wins!"


def test_no_secret_in_prompt_or_log() -> None:
    for turn in all_turns():
        own = texts.story(turn.events, NAMES)
        prompts = {texts.prompt(magic_hill.observe(turn.before, seat), "Mia") for seat in (0, 1, 2, None)}
        assert len(prompts) == 1
        for seat in (0, 1, 2, None):
            assert texts.story([event.seen_by(seat) for event in turn.events], NAMES) == own


def test_an_outcome_does_not_tell_what_lies_face_down() -> None:
    for turn in all_turns():
        view = magic_hill.observe(turn.before, turn.asked.seat)
        hint = texts.outcome(view, turn.action, by_eye(view, turn.action), NAMES)
        blind = view._replace(chips=tuple(c if c.up else c._replace(kind=None, known=False) for c in view.chips))
        assert texts.outcome(blind, turn.action, magic_hill.preview(blind, turn.action), NAMES) == hint


def test_an_outcome_warns_of_a_chip_a_push_a_stone_and_a_win() -> None:
    for turn in all_turns():
        if not isinstance(turn.action, Advance):
            continue
        view = magic_hill.observe(turn.before, turn.asked.seat)
        hint = texts.outcome(view, turn.action, by_eye(view, turn.action), NAMES)
        until = [type(event) for event in turn.events]
        sure = until[: until.index(ChipTurnedUp)] if ChipTurnedUp in until else until
        sure = sure[: sure.index(Drawn)] if Drawn in sure else sure
        met = ChipTurnedUp in until and len(sure) == until.index(ChipTurnedUp)
        assert ("A chip lies there" in hint) == met, (turn.action, hint)
        assert ("Pushes" in hint) == (Pushed in sure)
        assert ("wins" in hint) == (Won in sure)
        assert ("magic stone" in hint) == bool({StoneTaken, StoneBoxed, StoneSnatched} & set(sure))


def test_places_and_ranking() -> None:
    state = game("standard", 0)[-1].after
    home = ((0, 1), False)
    rows = ((((2, 5), False), *[home] * 4), (((2, 6), False), ((1, 2), False), *[home] * 3), (None,) * 5)
    state = state._replace(goblins=rows, winner=None)
    assert [texts.place(state, seat) for seat in range(3)] == ["Level 2", "Level 2", "not started"]
    assert texts.ranking(state) == (1, 0, 2)
    assert texts.ranking(state._replace(goblins=(rows[0], rows[0], rows[2]))) == (0, 1, 2)
    won = state._replace(goblins=(rows[0], ((*rows[1][:4], ((5, 0), False))), rows[2]), winner=1)
    assert texts.place(won, 1) == "Summit"
    assert texts.result_line(won, NAMES) == "Ben's goblin 5 is the first in the tower: Ben wins the race!"


@pytest.mark.parametrize(("entity", "label"), [
    ("square:1:12", "Level 1, square 13"), ("village:0", "Mushroom Village"), ("goblin:1:4", "Ben's goblin 4"),
    ("chip:2:0", "The chip on Level 2, square 1"), ("seat:1", "Ben"), ("card:0", "Card 1"),
    ("summit", "The tower on the summit"), ("clockwise", "Clockwise"), ("anticlockwise", "Anticlockwise"),
    ("exchange", "Exchange cards"), ("done", "Exchange these cards"), ("stop", "Stop here"),
])  # fmt: skip
def test_entities(entity: str, label: str) -> None:
    assert texts.entity(entity, NAMES) == label


def test_levels_and_villages_have_names() -> None:
    assert len({texts.level_name(level) for level in range(6)}) == 6
    assert len({village_name(village) for village in range(4)}) == 4


def test_every_target_has_a_label() -> None:
    for turn in all_turns():
        for action in turn.legal:
            for ids in magic_hill.targets(turn.before, action):
                assert all(texts.entity(id_, NAMES) for id_ in ids)


def test_the_pseudo_language_reaches_every_text() -> None:
    set_language(PSEUDO)
    spoken = [text for turn in all_turns()[::9] for text in said(turn)]
    spoken += [text for page in texts.pages() for text in (page.title, page.text)]
    spoken += [texts.card_note(card) for card in CARDS]
    numbers = re.compile(r"[1-5](, [1-5])*")
    assert all("~" in text for text in spoken if text not in NAMES and not numbers.fullmatch(text))


def test_every_string_is_a_literal_said_at_display_time() -> None:
    for file in FILES:
        tree = ast.parse(file.read_text("utf-8"))
        inside = {id(node) for made in ast.walk(tree) if isinstance(made, (ast.FunctionDef, ast.Lambda))
                  for node in ast.walk(made)}  # fmt: skip
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("_", "_n"):
                words = node.args[: 1 if ast.unparse(node.func) == "_" else 2]
                assert all(isinstance(word, ast.Constant) for word in words), ast.unparse(node)
                assert id(node) in inside, ast.unparse(node)


def test_the_module_has_all_that_a_game_needs() -> None:
    for name, wanted in inspect.getmembers(Texts, inspect.isfunction):
        if not name.startswith("_"):
            given = inspect.signature(getattr(texts, name)).parameters
            assert list(given) == list(inspect.signature(wanted).parameters)[1:], name
