"""The words of Emohbi: complete, without slips, and without secrets."""

from __future__ import annotations

import ast
import inspect
import random
import re
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from game.paths import asset, board_data
from game.rules import emohbi
from game.rules.core.chance import Seeded
from game.rules.core.data import Action, Event
from game.rules.core.protocol import Decision, Reason, Setup
from game.rules.emohbi.actions import ACTIONS, Climb, Play
from game.rules.emohbi.content import CARDS, CHANCE_DIE, DECK, LETTERS, OPTIONS
from game.rules.emohbi.events import (
    EVENTS,
    Assembled,
    Climbed,
    Dealt,
    Drawn,
    Fell,
    Hopped,
    NothingHappened,
    Played,
    Rolled,
    SetOut,
    Shuffled,
    Swapped,
    TurnBegan,
    Turned,
    Won,
)
from game.rules.emohbi.rules import _LEGAL
from game.rules.emohbi.state import State
from game.table.foresight import foresee
from game.ui.texts import emohbi as texts
from game.ui.texts.emohbi_choices import _CHOICES
from game.ui.texts.emohbi_log import _TELLERS
from game.ui.texts.emohbi_names import face
from game.ui.texts.emohbi_prompts import _PROMPTS, _REASONS
from game.ui.texts.protocol import Texts
from game.words import PSEUDO, set_language

NAMES = ("Mia", "Ben", "Lea")
FILES = sorted(Path(texts.__file__).parent.glob("*.py"))
RAW = re.compile(r"None|[{}]|\b(space|pawn|seat|level|letter|card):\w|draw2|  |\b1 \w+s\b")
SITUATIONS = ([("cards", board, seed) for board in emohbi.BOARDS for seed in range(6)]
              + [("die", board, seed) for board in emohbi.BOARDS for seed in range(2)])  # fmt: skip


class Turn(NamedTuple):
    before: State
    asked: Decision
    legal: tuple[Action, ...]
    action: Action
    after: State
    events: tuple[Event, ...]


@cache
def game(mode: str, board: str, seed: int) -> tuple[Turn, ...]:
    state, _ = emohbi.new(Setup(3, 0, board_data(board), {"mode": mode}), Seeded(seed))
    chance, turns = random.Random(seed), []
    while (asked := emohbi.decision(state)) and len(turns) < 150:
        legal = emohbi.legal(state)
        action = chance.choice(legal)
        after, events = emohbi.apply(state, action)
        turns.append(Turn(state, asked, legal, action, after, events))
        state = after
    return tuple(turns)


def all_turns() -> list[Turn]:
    return [turn for situation in SITUATIONS for turn in game(*situation)]


def said(turn: Turn) -> list[str]:
    """All texts about one decision and what came of it."""
    view = emohbi.observe(turn.before, turn.asked.seat)
    out = [texts.prompt(view, NAMES[turn.asked.seat]), texts.result_line(turn.after, NAMES)]
    for action in turn.legal:
        ways = [emohbi.preview(view, action), *foresee(emohbi, view, action)]
        out += [texts.outcome(view, action, way, NAMES) for way in ways]
        choice = texts.choice(view, action, NAMES)
        if choice:
            out += [choice.label, choice.note]
    out += [line.text for line in texts.story(turn.events, NAMES)]
    out += [line.text for event in turn.events if (line := texts.sentence(event, NAMES))]
    out += [texts.place(view, seat) for seat in range(3)]
    out += [texts.reason(why, view) for target in board_ids() if (why := emohbi.why_not(view, target))]
    return [text for text in out if text]


def board_ids() -> list[str]:
    levels = [f"level:{level}" for level in range(5)]
    spaces = [f"space:{level}:{index}" for level, index in ((0, 0), (0, 7), (1, 6), (2, 9), (3, 1))]
    return [*levels, *spaces, "summit", "pawn:0", "pawn:1", "pawn:2", "card:0", "card:1"]


EXAMPLES: tuple[tuple[Event, str], ...] = (
    (Assembled(3, (0,) * 5, LETTERS), "3 players set out for the summit"),
    (SetOut(0, "M", (0, 5)), "Mia starts from village M"),
    (Shuffled((None,) * len(DECK)), "The cards are shuffled"),
    (Shuffled((None,) * 7), "No cards are left to draw, so the played cards are shuffled and used again"),
    (Dealt(1, "5"), "Ben gets a card"),
    (Drawn(1, "rotate"), "Ben draws a card"),
    (Drawn(1, None), "Ben draws a card"),
    (Played(0, "5"), "Mia plays a 5"),
    (Played(0, "switch"), "Mia plays “Switch places”"),
    (Rolled(2, "number", 6), "Lea rolls a 6"),
    (Rolled(2, "chance", "ladder"), "Orange stone! Lea rolls the chance die: move to the nearest ladder"),
    (Hopped(0, ((1, 23), (1, 0), (1, 1))), "Mia moves 2 spaces clockwise"),
    (Hopped(0, ((1, 0), (1, 23))), "Mia moves 1 space anticlockwise"),
    (Climbed(0, (1, 2), (2, 4)), "Mia climbs a ladder to the Middle level"),
    (Climbed(0, (3, 1), (4, 0)), "Mia climbs Emohbi's steps"),
    (Fell(2, (1, 6), (0, 7)), "Lea falls down a waterfall to the Base"),
    (Swapped(0, 2, (1, 2), (3, 4)), "Mia and Lea change places"),
    (Turned(1, 3, 1, (0,) * 5, (0, 2), ()), "Ben turns the Top level clockwise; Mia and Lea ride along"),
    (Turned(1, 2, -1, (0,) * 5, (2,), ()), "Ben turns the Middle level anticlockwise; Lea rides along"),
    (Turned(1, 4, -1, (0,) * 5, (), ()), "Ben turns Emohbi anticlockwise"),
    (NothingHappened(0, "ladder", 3), "No ladder on the Top level: nothing happens"),
    (NothingHappened(0, "waterfall", 0), "No waterfall on the Base: nothing happens"),
    (NothingHappened(0, "waterfall", -1), "No other player is on a ring with a waterfall: nothing happens"),
    (NothingHappened(0, "switch", 2), "Both stand on the same space: nothing happens"),
    (NothingHappened(0, "draw2", 2), "No cards are left to draw: nothing happens"),
    (Won(1), "Ben reaches the summit and wins!"),
)


@pytest.mark.parametrize(("event", "text"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_each_event_in_words(event: Event, text: str) -> None:
    line = texts.sentence(event, NAMES)
    assert line is not None
    assert line.text == text
    assert line.seat in (None, *range(3))


def test_every_event_has_words() -> None:
    assert set(_TELLERS) == set(EVENTS)
    assert {type(event) for event, _text in EXAMPLES} | {TurnBegan} == set(EVENTS)
    assert texts.sentence(TurnBegan(0, 0), NAMES) is None


def test_a_chain_of_ladders_is_one_line() -> None:
    chain = (Played(0, "5"), Climbed(0, (0, 2), (1, 2)), Climbed(0, (1, 2), (2, 4)), Drawn(0, None), TurnBegan(1, 3))
    lines = [line.text for line in texts.story(chain, NAMES)]
    assert lines == ["Mia plays a 5", "Mia climbs 2 ladders to the Middle level", "Mia draws a card"]


def test_a_chain_with_the_steps_wins() -> None:
    chain = (Climbed(0, (2, 4), (3, 1)), Climbed(0, (3, 1), (4, 0)), Won(0))
    lines = texts.story(chain, NAMES)
    assert lines[0].text == "Mia climbs a ladder and Emohbi's steps"
    assert lines[1].text == "Mia reaches the summit and wins!"
    assert lines[0].target == "summit"


def test_falls_of_two_players_stay_two_lines() -> None:
    falls = (Fell(0, (2, 1), (1, 2)), Fell(0, (1, 2), (0, 2)), Fell(1, (1, 2), (0, 2)))
    lines = texts.story(falls, NAMES)
    assert [line.text for line in lines] == [
        "Mia falls down 2 waterfalls to the Base", "Ben falls down a waterfall to the Base",
    ]  # fmt: skip
    assert lines[0].target == "space:0:2"


def test_the_deal_and_two_draws_are_one_line_each() -> None:
    deal = tuple(Dealt(seat, None) for seat in (0, 1, 2, 0, 1, 2))
    assert [line.text for line in texts.story(deal, NAMES)] == ["Everybody gets 2 cards"]
    draws = (Drawn(2, "1"), Drawn(2, "die"))
    assert [line.text for line in texts.story(draws, NAMES)] == ["Lea draws 2 cards"]


def test_who_was_brought_to_a_ladder_is_told_so() -> None:
    lines = texts.story((Turned(1, 3, 1, (0,) * 5, (0,), (2,)),), NAMES)
    assert lines[1].text == "Lea now stands at a ladder's foot and may climb at the start of the next turn"
    assert (lines[1].seat, lines[1].target) == (2, "pawn:2")


def test_every_decision_action_and_reason_has_words() -> None:
    assert set(_PROMPTS) == set(_LEGAL)
    assert set(_CHOICES) == set(ACTIONS.values())
    assert set(_REASONS) == reasons_given()


def reasons_given() -> set[str]:
    """The key of each reason in the source of `targets`."""
    tree = ast.parse(inspect.getsource(sys.modules["game.rules.emohbi.targets"]))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Reason"]
    return {ast.literal_eval(call.args[1]) for call in calls}


def test_how_far_away_a_stone_is() -> None:
    view = game("cards", "classic", 0)[0].before
    far = Reason("E10", "distance", {"spaces": 1, "away": 3})
    assert texts.reason(far, view) == "That stone is 3 spaces away. Move exactly 1 space."
    here = Reason("E10", "distance", {"spaces": 2, "away": 0})
    assert texts.reason(here, view) == "You stand there now. Move exactly 2 spaces."


def test_every_card_and_face_has_words() -> None:
    assert len({texts.card(card) for card in CARDS}) == len(CARDS)
    assert len({texts.card_note(card) for card in CARDS}) == len(CARDS)
    assert len({face(side) for side in CHANCE_DIE}) == len(CHANCE_DIE)


def test_the_setup_offers_every_rule_value_board_and_seat() -> None:
    view = texts.setup_view()
    assert view.mode is not None
    rules = {rule.name: tuple(value.value for value in rule.values) for rule in (view.mode, *view.rules)}
    assert rules == dict(OPTIONS)
    assert tuple(board.value for board in view.boards) == emohbi.BOARDS
    assert view.seats == emohbi.SEATS
    assert len(view.pieces) == len(set(view.pieces)) == emohbi.SEATS[-1]
    assert all(rule.label and rule.note for rule in (view.mode, *view.rules))


def test_the_help_has_a_picture_a_page_and_every_card_and_face() -> None:
    pages = texts.pages()
    icons = {page.icon for page in pages}
    assert all(asset(f"textures/{icon}.png").is_file() for icon in icons)
    assert {f"cards/{card}" for card in CARDS if not card.isdigit()} <= icons
    assert {f"dice/c{side}" for side in CHANCE_DIE if not side.isdigit()} <= icons
    assert len({page.title for page in pages}) == len(pages)


def test_help_is_short() -> None:
    for page in texts.pages():
        assert len(page.text) < 400
        assert max(len(sentence.split()) for sentence in re.split(r"[.!?:]", page.text)) <= 20, page.title


def test_nothing_raw_in_any_text() -> None:
    for turn in all_turns():
        for text in said(turn):
            assert not RAW.search(text), text


def test_games_meet_every_kind_of_decision() -> None:
    assert {turn.asked.kind for turn in all_turns()} == set(_LEGAL)


def test_prompts_name_the_player() -> None:
    for turn in all_turns():
        assert texts.prompt(turn.before, "Mia").startswith("Mia,")


def test_buttons_of_a_decision_differ() -> None:
    for turn in all_turns():
        choices = [choice for action in turn.legal if (choice := texts.choice(turn.before, action, NAMES))]
        assert len({choice.id for choice in choices}) == len(choices)
        assert len({(choice.id.split("-")[1], choice.label, choice.note) for choice in choices}) == len(choices)
        assert all(asset(f"textures/icons/{c.icon}.png").is_file() for c in choices if c.icon)


def test_a_climb_always_has_its_buttons() -> None:
    for turn in all_turns():
        if turn.asked.kind == "climb":
            ids = [choice.id for action in turn.legal if (choice := texts.choice(turn.before, action, NAMES))]
            assert ids == [f"climb-{ladders}" for ladders in range(len(turn.legal))]


def test_no_secret_in_prompt_or_log() -> None:
    for turn in all_turns():
        own = texts.story(turn.events, NAMES)
        prompts = {texts.prompt(emohbi.observe(turn.before, seat), "Mia") for seat in (0, 1, 2, None)}
        assert len(prompts) == 1
        for seat in (0, 1, 2, None):
            assert texts.story([event.seen_by(seat) for event in turn.events], NAMES) == own


def test_an_outcome_says_what_then_happens() -> None:
    for turn in all_turns():
        view = emohbi.observe(turn.before, turn.asked.seat)
        told = texts.outcome(view, turn.action, emohbi.preview(view, turn.action), NAMES)
        assert texts.outcome(view, turn.action, turn.events, NAMES) == told
        mine = turn.events[: next((i for i, e in enumerate(turn.events) if isinstance(e, TurnBegan)), None)]
        rolled = any(isinstance(event, Rolled) and event.die == "chance" for event in mine)
        certain = not isinstance(turn.action, Play) or any(isinstance(event, NothingHappened) for event in mine)
        assert ("orange stone" in told) == rolled or not certain, (turn, told)
        if any(isinstance(event, Won) for event in mine):
            assert "summit" in told
        if not rolled and any(isinstance(event, Fell) for event in mine):
            assert "waterfall" in told


def test_an_outcome_tells_of_the_ladders_that_may_be_climbed() -> None:
    for turn in all_turns():
        asked = emohbi.decision(turn.after)
        rolled = any(isinstance(event, Rolled) for event in turn.events)
        if asked and asked.kind == "climb" and not rolled and not isinstance(turn.action, Climb):
            view = emohbi.observe(turn.before, turn.asked.seat)
            told = texts.outcome(view, turn.action, emohbi.preview(view, turn.action), NAMES)
            assert "ladder" in told or "way to the summit" in told, (turn, told)
            assert ("If you stay, you fall" in told) == asked.fields["falls"]


def test_places_and_ranking() -> None:
    state = game("cards", "classic", 0)[-1].after._replace(pawns=((1, 0), None, (3, 2)))
    assert [texts.place(state, seat) for seat in range(3)] == ["Bottom level", "not started", "Top level"]
    assert texts.ranking(state) == (2, 0, 1)
    assert texts.ranking(state._replace(pawns=((1, 0), (1, 5), (0, 0)))) == (0, 1, 2)
    won = state._replace(pawns=((1, 0), (4, 0), (3, 2)), winner=1)
    assert texts.place(won, 1) == "Summit"
    assert texts.result_line(won, NAMES) == "Ben is the first on the summit and wins the race!"


@pytest.mark.parametrize(("entity", "label"), [
    ("space:1:12", "Bottom level, space 13"), ("pawn:2", "The piece of Lea"), ("seat:1", "Ben"), ("level:4", "Emohbi"),
    ("letter:E", "Village E"), ("card:0", "Card 1"), ("summit", "The summit"), ("clockwise", "Clockwise"),
    ("anticlockwise", "Anticlockwise"),
])  # fmt: skip
def test_entities(entity: str, label: str) -> None:
    assert texts.entity(entity, NAMES) == label


def test_every_target_has_a_label() -> None:
    for turn in all_turns():
        for action in turn.legal:
            for ids in emohbi.targets(turn.before, action):
                assert all(texts.entity(id_, NAMES) for id_ in ids)


def test_the_pseudo_language_reaches_every_text() -> None:
    set_language(PSEUDO)
    spoken = [text for situation in SITUATIONS[::5] for turn in game(*situation)[:60] for text in said(turn)]
    spoken += [text for page in texts.pages() for text in (page.title, page.text)]
    spoken += [texts.card_note(card) for card in CARDS]
    assert all("~" in text for text in spoken if text not in NAMES)


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
