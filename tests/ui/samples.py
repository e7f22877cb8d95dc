"""Every screen with data such as a game gives it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.bindings import Bindings
from game.games import GAMES
from game.settings import Settings
from game.table.plan import Seat
from game.ui.last_setup import Last
from game.ui.models import (
    CardView,
    ChoiceView,
    HudView,
    LogLine,
    Mark,
    Page,
    Rank,
    RuleView,
    SeatView,
    SetupView,
    TargetView,
    Value,
)
from game.ui.screen import Screen
from game.ui.screens.big_card import BigCard
from game.ui.screens.confirm import Message
from game.ui.screens.controls import ControlsPage
from game.ui.screens.discards import Discards
from game.ui.screens.handover import HandOver
from game.ui.screens.howto import Book, HowTo
from game.ui.screens.hud import Hud
from game.ui.screens.result import Result
from game.ui.screens.rules import HouseRules, Rules
from game.ui.screens.settings import SettingsPage
from game.ui.screens.setup import Setup
from game.ui.texts.agreements import remember_chips
from game.ui.texts.emohbi import pieces
from game.ui.texts.large import large
from game.words import _
from tests.ui import samples_saves, samples_story

On = Callable[..., Any]


def setup_view() -> SetupView:
    players = (
        Value("human", _("Person")),
        Value("easy", _("Computer: Easy")),
        Value("medium", _("Computer: Medium")),
    )
    mode = RuleView(
        "mode", _("The game"), _("Cards or dice"), (Value("cards", _("Card game")), Value("die", _("Die game")))
    )
    rules = (
        RuleView(
            "hand_size",
            _("Cards in hand"),
            _("How many cards each player holds."),
            (Value(2, _("Two")), Value(3, _("Three"))),
        ),
        RuleView(
            "steps_count_as_ladder",
            _("The steps are a ladder"),
            _("The ladder card also leads to Emohbi's steps."),
            (Value(False, _("No")), Value(True, _("Yes"))),
        ),
        RuleView(
            "chance",
            _("Chance spaces"),
            _("What happens on an orange stone at the end of a turn."),
            (
                Value("again", _("Roll again and again")),
                Value("once", _("One roll a turn")),
                Value("off", _("Nothing")),
            ),
        ),
        RuleView(
            "friendly_setup",
            _("A friendly start"),
            _("Rings that lead up well, for young players."),
            (Value(False, _("No")), Value(True, _("Yes"))),
        ),
    )
    boards = (Value("classic", _("Classic")), Value("gentle", _("Gentle")), Value("wild", _("Wild")))
    youngest = _("Who is youngest? They begin.")
    title, agreements = _("Who plays Emohbi?"), (remember_chips(),)
    return SetupView("emohbi", title, range(2, 7), players, pieces(), boards, mode, rules, youngest, agreements)


def seats(count: int) -> tuple[Seat, ...]:
    names = ("Mia", "Coco", "Grandma Ann", "Kiwi", "Maximiliane-Sofi", "Tiki")
    kinds = ("human", "medium", "human", "easy", "human", "easy")
    return tuple(Seat(names[at], kinds[at], at) for at in range(count))


def seat_views(count: int, thinking: bool = False) -> tuple[SeatView, ...]:
    names = ("Mia", "Coco", "Grandma Ann", "Kiwi", "Maximiliane-Sofi", "Tiki")
    places = (_("Middle level"), _("Base"), _("Top level"), _("Bottom level"), _("Base"), _("Base"))
    active = 1 if thinking else 0
    return tuple(
        SeatView(at, names[at], "human", pieces()[at], places[at], 2, at == active, thinking and at == active)
        for at in range(count)
    )


def lines() -> tuple[LogLine, ...]:
    told = (
        LogLine(_("The game begins: {name} is first.", name="Mia")),
        LogLine(_("{name} plays a 4 and climbs two ladders.", name="Mia"), 0, picture="cards/4"),
        LogLine(_("There is no ladder on the Top level: nothing happens."), 1),
        LogLine(
            _("{name} turns the Middle level; you may climb when your next turn starts.", name="Coco"),
            1,
            picture="icons/rotate",
        ),
        LogLine(_("{name} rolls a 3 on a chance space.", name="Kiwi"), 1, picture="dice/c3"),
    )
    return told * 3


def hand(count: int, chosen: int = -1) -> tuple[CardView, ...]:
    names = ("4", "rotate", "waterfall", "switch", "1")
    notes = (
        _("Move exactly four spaces, either way."),
        _("Turn a level one segment, either way."),
        _("Nobody stands on a ring with a waterfall: the card would do nothing."),
        _("Change places with another player."),
        _("Move exactly one space."),
    )
    return tuple(CardView(at, names[at], names[at], at != 2, at == chosen, notes[at]) for at in range(count))


def hud_view(count: int, kind: str) -> HudView:
    common: dict[str, Any] = {"game": "emohbi", "seats": seat_views(count), "log": lines(), "deck": 41}
    common["discard"] = ("3", "ladder", "die")
    if kind == "choice":
        choices = (
            ChoiceView("climb-0", _("Stay here"), "stay"),
            ChoiceView("climb-1", _("Climb one ladder"), "climb_1", _("to the Middle level")),
            ChoiceView("climb-2", _("Climb two ladders"), "climb_2", _("to the Top level")),
        )
        common["prompt"] = _("How far do you want to climb?")
        return HudView(choices=choices, hand=hand(2), can_go_back=True, **common)
    if kind == "die":
        seats_ = tuple(replace(seat, cards=None) for seat in common["seats"])
        ways = (ChoiceView("cw", _("Clockwise"), "clockwise"), ChoiceView("ccw", _("Anticlockwise"), "anticlockwise"))
        return HudView("emohbi", _("You rolled a {n}. Which way?", n=5), die="n5", seats=seats_, choices=ways)
    if kind == "way":
        other = ChoiceView("ccw", "Maximiliane-Sofi", "switch", piece=pieces()[4])
        ways = (ChoiceView("cw", _("Clockwise"), "clockwise"), other)
        prompt = _("{name}, move {n} spaces. Which way?", name="Maximiliane-Sofi", n=6)
        return HudView(prompt=prompt, detail=_("Leads to a waterfall."), choices=ways, hand=hand(2), **common)
    if kind == "many":
        turns = [
            f"{level}, {way}"
            for level in (_("Top level"), _("Middle level"), _("Bottom level"))
            for way in (_("clockwise"), _("anticlockwise"))
        ]
        note = _("Brings ladders to {names}.", names="Grandma Ann")
        choices = tuple(ChoiceView(f"turn-{at}", turn, "clockwise", note) for at, turn in enumerate(turns))
        return HudView(prompt=_("Turn which level?"), choices=choices, hand=hand(3), can_go_back=True, **common)
    if kind == "news":
        news = samples_story.news(count)
        return HudView(prompt=_("Choose a card to play"), hand=hand(3), can_undo=True, news=news, **common)
    if kind == "busy":
        common["seats"] = seat_views(count, thinking=True)
        jump = _("On to {name}'s turn", name="Maximiliane-Sofi")
        return HudView(prompt=_("{name} is thinking ...", name="Coco"), busy=True, jump=jump, **common)
    if kind == "open":
        cards = tuple(Mark(name, f"hill/cards/{name}") for name in ("1", "2", "J", "5"))
        common["seats"] = tuple(replace(seat, hand=() if seat.active else cards) for seat in common["seats"])
    targets = (
        TargetView("space:1:4", _("Bottom level, space 5"), (400, 300)),
        TargetView("space:1:12", _("Bottom level, space 13"), (460, 340)),
    )
    detail = _("Four spaces clockwise there is a ladder.")
    common["prompt"] = _("Choose a card to play")
    return HudView(detail=detail, hand=hand(3, chosen=0), targets=targets, can_go_back=True, **common)


def head_starts() -> Rules:
    levels = (("", _("None")), ("bottom", _("On the Bottom level")), ("middle", _("On the Middle level")))
    values, names = tuple(Value(*level) for level in levels), ("Maximiliane-Sofi", "Mia")
    each = [RuleView(f"ahead-{at}", name, "", values) for at, name in enumerate(names, 1)]
    return Rules(each, {"ahead-1": "bottom", "ahead-2": ""}, lambda name, value: None)


def told_rules() -> tuple[str, ...]:
    level = _("On the Middle level")
    return _("A friendly island"), _("Head start for {name}: {what}", name="Maximiliane-Sofi", what=level)


def discards() -> list[tuple[str, str]]:
    names = ("4", "rotate", "waterfall", "switch", "1", "ladder", "draw2", "die")
    return [(f"cards/{names[at % len(names)]}", names[at % len(names)]) for at in range(30)]


def books() -> list[Book]:
    return [Book(game.entry(), game.texts().pages()) for game in GAMES.values()]


def big_hud(on: On) -> Hud:
    hud = Hud(hud_view(6, "card"), on)
    hud._toggle()
    return hud


def screens(on: On) -> dict[str, Callable[[], Screen]]:
    """A fresh one of each screen by the name of its picture; `on` takes all that they tell."""
    tell = partial(partial, on)
    view = setup_view
    usual = {rule.name: rule.values[0].value for rule in (*view().rules, *view().table)}
    house, agreed = (Rules(rules, usual, tell("rule")) for rules in (view().rules, view().table))
    red, blue, _yellow, white, *_more = pieces()
    places = (_("On the summit"), _("Top level"), _("Base"))
    ranks = [Rank("Mia", red, places[0]), Rank("Coco", blue, places[1]), Rank("Kiwi", white, places[2])]
    return samples_saves.screens(on, tell) | samples_story.screens(tell) | {
        "setup": lambda: Setup(view(), tell("start"), tell("leave"), lambda: 7),
        "setup-full": lambda: Setup(view(), tell("start"), tell("leave"), lambda: 7, Last(seats(6))),
        "rules": lambda: HouseRules(house, agreed, head_starts()),
        "discards": lambda: Discards(discards(), tell("explain"), tell("done")),
        "handover": lambda: HandOver("Maximiliane-Sofi", pieces()[4], tell("done"), tell("menu")),
        "settings": lambda: SettingsPage(Settings, tell("change"), tell("done")),
        "controls": lambda: ControlsPage(Bindings, tell("change"), tell("done")),
        "settings-not-kept": lambda: SettingsPage(
            Settings, tell("change"), tell("done"), lambda: _("No space left on device")
        ),
        "card": lambda: BigCard(
            Page("cards/rotate", _("The ladder card"), _("Turn a level one segment, either way.")), True, tell("done")
        ),
        "chip": lambda: BigCard(large(GAMES["magic_hill"].texts(), "hill/chips/trap"), False, tell("done")),
        "die": lambda: BigCard(large(GAMES["emohbi"].texts(), "dice/c3"), False, tell("done")),
        "message": lambda: Message(_("That board can't be found; the classic board stands in."), tell("ok")),
        "how-to-card": lambda: HowTo(books()[:1], tell("done")),
        "how-to-hill": lambda: HowTo(books()[1:], tell("done")),
        "how-to-contents": lambda: HowTo(books(), tell("done"), 1),
        "result": lambda: Result(ranks, 23, samples_story.result_calls(tell)),
        "result-full": lambda: Result(ranks * 2, 23, samples_story.result_calls(tell), told_rules()),
        "hud-card": lambda: Hud(hud_view(3, "card"), on),
        "hud-open": lambda: Hud(hud_view(6, "open"), on),
        "hud-choice": lambda: Hud(hud_view(6, "choice"), on),
        "hud-way": lambda: Hud(hud_view(4, "way"), on),
        "hud-die": lambda: Hud(hud_view(5, "die"), on),
        "hud-many": lambda: Hud(hud_view(6, "many"), on),
        "hud-busy": lambda: Hud(hud_view(6, "busy"), on),
        "hud-news": lambda: Hud(hud_view(3, "news"), on),
        "hud-news-six": lambda: Hud(hud_view(6, "news"), on),
        "hud-log": lambda: big_hud(on),
    }
