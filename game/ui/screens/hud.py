"""The play screen's widgets round the board, drawn from a HudView and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import At, Item, Metrics, Pad, Rect, Sized, Space, Stack, tall
from game.ui.models import CardView, ChoiceView, HudView, SeatView
from game.ui.screen import Screen
from game.ui.screens import hud_room, hud_since
from game.ui.screens.hud_hand import sorted_hand
from game.ui.screens.hud_log import collapsed, expanded
from game.ui.screens.hud_room import EDGE, LOG, SIDE, roomy
from game.ui.screens.hud_seats import column, strip
from game.ui.screens.hud_targets import places
from game.ui.specs import Button, IconButton, Label, face, panel
from game.ui.specs_help import FaceButton
from game.ui.specs_play import Card, Fan, Pile, PileButton
from game.words import _, _n

On = Callable[[str, object], None]
STACK, BANNER = 250.0, 420.0
HAND, LOW_HAND, TALL_HAND, REST = 100.0, 84.0, 128.0, 72.0
"""How wide a card of the hand is: usually, with little room, with much, and while no card is to be chosen."""
FEW = 3
ANSWERS_NOTHING = ("flat", "home", "menu", "skip")
"""Buttons that may be pressed however short a time a question has been there."""
PASSES = ("quick", "exchange", "stop", "stay", "climb-0")
"""Answers, or their icons, that pass something by: they are never what to press now."""
WINS = "summit"
"""The icon of an answer that wins."""


def _asks(view: HudView) -> tuple[object, ...]:
    """What is another question if it differs, even one in the same words; while all is busy there is none."""
    return view.prompt, view.choices, view.question


class Hud(Screen):
    """Tells `on(kind, value)`: `card` and `hover-card` a position, `choice` and `hover-choice` an id, `target` and
    `hover-target` an id, `help` a picture to be shown large, `help-at` the id of where it lies; `back`, `menu`, `home`,
    `flat`, `skip`, `jump`, `undo`, `discard`, `log` and `since-close` with None; `again` the place of one of the news,
    `look` that of a line. What is pointed at no longer is told as None."""

    name: ClassVar[str] = "play"
    first: ClassVar[tuple[str, ...]] = ("card:", "choice:", "target:", "skip", "menu")
    shy: ClassVar[bool] = True

    def __init__(self, view: HudView, on: On) -> None:
        super().__init__()
        self._view = view
        self._on = on
        self._open = False
        self._tip = self._hint = ""
        self._clicked: int | None = None
        self._keys, _left = sorted_hand((), (), view.hand)

    def show(self, view: HudView) -> None:
        """Show this from now on; a new prompt takes no answer for a moment."""
        before, self._view = self._view, view
        self._sort(before)
        if self.ui is not None and self.ui.screen is self:
            if _asks(before) != _asks(view) and not (before.busy and view.busy):
                self.focus = ""
                self.ui.hush()
                self.ui.hop([f"card:{card.position}" for card in view.hand if card.enabled])
            else:
                self.refresh()

    def hint(self, text: str) -> None:
        """What can be done beside answering with what is pointed at on the board."""
        if text != self._hint:
            self._hint = text
            self.refresh()

    def _sort(self, before: HudView) -> None:
        """Find again the cards that were in the hand before; of those that have left it, what was played flies, unless
        the board shows that."""
        view = self._view
        self._keys, left = sorted_hand(self._keys, before.hand, view.hand)
        played = {key: card for key, card in left.items() if view.hand or card.chosen or card.position == self._clicked}
        if left:
            self.gone = dict.fromkeys(played, "discard") if view.flat else {}
            self._clicked = None

    def back(self) -> None:
        if self._open:
            self._toggle()
        else:
            self._on("back" if self._view.can_go_back else "menu", None)

    def _toggle(self) -> None:
        self._open = not self._open
        self.offsets.pop("log", None)
        self.refresh()

    # The page.

    def covered(self, m: Metrics) -> tuple[Rect, ...]:
        """What the widgets cover of the window, in pixels."""
        return hud_room.covered(m, len(self._view.seats), self._view.deck is not None)

    def build(self, m: Metrics) -> Item:
        spots = places(self._view.targets, self._on)
        upright = m.width < m.height
        shape = self._tall(m) if upright else self._wide(m) if roomy(m) else self._flat(m)
        return Stack([spots, Pad(shape, EDGE, 10)])

    def _wide(self, m: Metrics) -> Item:
        """Players at the left, what to do above, the hand below, answers and the log at the right."""
        tight = m.high < 600
        choices = self._answers(theme.BODY, 12.0, 0.0)
        many = len(choices) > (1 if tight else FEW)
        answers = self.scroll("choices", Column(choices, 9)) if many else Column(choices, 9)
        names = column(self._view, tight)
        players = Sized(At(Sized(names, w=SIDE), x=0.0, y=0.0), w=STACK)
        banner = At(Sized(self._banner(tight), least_w=BANNER), y=0.0, most=660, grow=1.0)
        right = Sized(Column([At(self._corner(), x=1.0), answers], 12), w=STACK)
        top = Row([players, banner, right], 12, 0.0, grow=1.0)
        piles = Sized(At(self._piles(), x=0.0, y=1.0), w=LOG)
        log = At(self._log_button(), x=1.0) if many and not self._open else self._log(m)
        low = Row([piles, At(self._hand(HAND), y=1.0, grow=1.0), Sized(log, w=LOG)], 12, 1.0)
        above = tall(names, m, SIDE * m.u) / m.u + 8
        room = m.high - above - tall(piles, m, LOG * m.u) / m.u - 36
        news = Column([Space(h=above), hud_since.strip(m, self._view, self._on, STACK, room)], 0)
        return Stack([Column([top, low], 8), news])

    def _flat(self, m: Metrics) -> Item:
        """A low window or large text: all in two bands, answers at the right."""
        corner = self._corner()
        if self._open:
            return Column([Row([Sized(strip(self._view), grow=1.0), corner], 8, 0.0), self._log(m, grow=True)], 8)
        top = Row([strip(self._view, names=False), Sized(self._banner(True), grow=1.0), corner], 10, 0.0)
        hand = At(self._hand(LOW_HAND), y=1.0, grow=1.0)
        low = Row([self._piles(), hand, self._log_button()], 8, 1.0)
        choices = self._answers(theme.BODY, 12.0, 0.0)
        column = At(Sized(Column(choices, 8), w=STACK), x=1.0, y=0.0)
        answers = self.scroll("choices", column) if choices else Space(grow=1.0)
        return Column([top, self._beside(m, answers, top, low), low], 8)

    def _beside(self, m: Metrics, answers: Item, *others: Item) -> Item:
        """The answers, and at their left the news, in the height that the others leave."""
        wide = m.width - 2 * EDGE * m.u
        room = m.high - 20 - 8 * len(others) - sum(tall(other, m, wide) for other in others) / m.u
        return Stack([answers, hud_since.marks(m, self._view, self._on, self._tell, room)], grow=1.0)

    def _tall(self, m: Metrics) -> Item:
        """A window that stands upright."""
        top = Row([Sized(strip(self._view), grow=1.0), self._corner()], 8, 0.0)
        if self._open:
            return Column([top, self._banner(False), self._log(m, grow=True)], 8)
        log = Sized(self._log(m), w=LOG) if m.high > 900 else self._log_button()
        foot = Row([self._piles(), Space(grow=1.0), log], 8, 1.0)
        size = theme.LARGE if len(self._view.choices) <= FEW else theme.BODY
        banner, hand = self._banner(False), self._hand(TALL_HAND)
        answers = self._beside(m, self._choices(1.0, size), top, banner, hand, foot)
        return Column([top, banner, answers, hand, foot], 8)

    # Its parts.

    def _active(self) -> SeatView | None:
        return next((seat for seat in self._view.seats if seat.active), None)

    def _banner(self, tight: bool) -> Item:
        """Whose turn it is, what to do now, and a line on what is pointed at."""
        view, active = self._view, self._active()
        size = theme.BODY if tight else theme.LARGE
        words: list[Item] = [Label(label=view.prompt, id="prompt", size=size)]
        if active is not None and not tight and active.name not in view.prompt:
            words.insert(0, Label(label=active.name, id="turn", colour=theme.TEAL))
        if detail := " ".join(text for text in (self._detail(), self._hint) if text):
            words.append(Label(label=detail, id="detail", size=theme.SMALL, colour=theme.FAINT))
        row: list[Item] = [Column(words, 1, grow=1.0)]
        accent, side = theme.TEAL, 44.0 if tight else 58.0
        if active is not None:
            accent = theme.colour(active.piece.colour)
            row.insert(0, face("turn-piece", active.piece, side))
        if view.die:
            row.append(self._die(f"dice/{view.die}", side))
        if view.can_go_back:
            row.append(self._icon("back", _("Back"), "undo", "quiet"))
        return panel(Pad(Row(row, 12), 5), "banner", 7 if tight else 10, accent=accent)

    def _die(self, face: str, side: float) -> Item:
        told = _("The die: click to see it large")
        return FaceButton(
            id="die", label=told, name=face, w=side, h=side, hover=self._tell(told),
            help=lambda: self._on("help", face),
        )  # fmt: skip

    def _detail(self) -> str:
        """Where the choice leads that is pointed at; what a card does that can't be chosen, or how one finds out."""
        if self._tip:
            return self._tip
        card = self._pointed_card()
        if card is not None and not (card.enabled and self._view.detail):
            return card.note
        if self._view.detail:
            return self._view.detail
        cards = any(card.enabled for card in self._view.hand)
        if any(target.marks for target in self._view.targets):
            return _("Click a sign on the board, or a card.") if cards else _("Click a sign on the board.")
        if cards:
            return _("Point at a card to see where it leads.")
        real = any(choice.id not in PASSES for choice in self._view.choices)
        return _("Point at an answer to see where it leads.") if real else ""

    def _icon(self, kind: str, label: str, icon: str, skin: str = "plain") -> IconButton:
        return IconButton(
            id=kind, label=label, icon=f"icons/{icon}", skin=skin, hover=self._tell(label),
            action=lambda: self._on(kind, None), any_time=kind in ANSWERS_NOTHING,
        )  # fmt: skip

    def _tell(self, tip: str) -> Callable[[bool], None]:
        """What has no words of its own is named in the banner while it is pointed at."""

        def hover(on: bool) -> None:
            self._tip = tip if on else ""
            self.refresh()

        return hover

    def _corner(self) -> Item:
        flip = (_("Back to the board"), "camera") if self._view.flat else (_("Flat view"), "flat")
        buttons: list[Item] = [self._icon("flat", *flip), self._icon("menu", _("Menu"), "menu")]
        if not self._view.flat:
            buttons.insert(1, self._icon("home", _("The whole board"), "whole"))
        if self._view.busy:
            buttons.insert(0, self._icon("skip", _("Skip, or hold it to go faster"), "speed", "main"))
        elif self._view.can_undo and not self._view.can_go_back:
            buttons.insert(0, self._icon("undo", _("Undo"), "undo"))
        return Row(buttons, 8)

    def _choices(self, y: float, size: float, pad: float = 16.0) -> Item:
        """All that is between the banner and the hand: the answers above (0) or below (1) in it."""
        buttons = self._answers(size, pad)
        return self.scroll("choices", At(Wrap(buttons, 10), y=y)) if buttons else Space(grow=1.0)

    def _answers(self, size: float, pad: float, x: float = 0.5) -> list[Item]:
        """The answers; while computers play, the way past that."""
        if not self._view.jump:
            return [self._choice(choice, size, pad, x) for choice in self._view.choices]
        jump = self._view.jump
        return [Button(id="jump", label=jump, icon="icons/skip", size=size, pad=pad, x=x, action=self._jump)]

    def _jump(self) -> None:
        self._on("jump", None)

    def _choice(self, choice: ChoiceView, size: float = theme.LARGE, pad: float = 16.0, x: float = 0.5) -> Button:
        icon, piece = f"icons/{choice.icon}" if choice.icon else "", choice.piece
        return Button(
            id=f"choice:{choice.id}",
            label=choice.label,
            note=choice.note,
            skin="main" if choice.icon == WINS else "sea",
            icon=piece.picture if piece else icon,
            disc=theme.colour(piece.colour) if piece else None,
            size=size,
            pad=pad,
            x=x,
            picture=1.7,
            glows=self._asked(choice),
            action=lambda: self._on("choice", choice.id),
            hover=lambda on: self._on("hover-choice", choice.id if on else None),
        )

    def _asked(self, choice: ChoiceView) -> bool:
        """Whether this answer is what to press now: one of a few that are real, with no card to choose."""
        few = len(self._view.choices) <= FEW and not any(card.enabled for card in self._view.hand)
        return few and choice.id not in PASSES and choice.icon not in PASSES

    def _hand(self, w: float) -> Item:
        """The cards, `w` units wide; small while there is none to choose."""
        cards = [self._card(card, key) for card, key in zip(self._view.hand, self._keys, strict=True)]
        return Fan(cards, w if any(card.enabled for card in cards) else REST)

    def _pointed_card(self) -> CardView | None:
        """The card that is pointed at, or else the chosen one."""
        ui = self.ui
        pointed = "" if ui is None else ui.mouse.hovered or (self.focus if ui.ring_shown else "")
        cards = {f"card:{card.position}": card for card in self._view.hand}
        chosen = next((card for card in self._view.hand if card.chosen), None)
        return cards.get(pointed, chosen)

    def _card(self, card: CardView, key: str) -> Card:
        return Card(
            id=f"card:{card.position}",
            label=card.label,
            enabled=card.enabled,
            name=f"{self._view.cards}/{card.card or 'back'}",
            chosen=card.chosen,
            dull=not card.enabled and any(other.enabled for other in self._view.hand),
            asked=card.enabled and not any(other.chosen for other in self._view.hand),
            key=key,
            source="deck",
            action=lambda: self._click(card.position),
            hover=lambda on: self._point(card, on),
            help=lambda: self._on("help", f"{self._view.cards}/{card.card or 'back'}"),
        )

    def _click(self, position: int) -> None:
        self._clicked = position
        self._on("card", position)

    def _point(self, card: CardView, on: bool) -> None:
        self.refresh()
        self._on("hover-card", card.position if on else None)

    def _piles(self) -> Item:
        view = self._view
        if view.deck is None:
            return Space()
        left = _n("One card left to draw", "{n} cards left to draw", view.deck)
        deck = Pile(id="deck", label=left, name=f"{view.cards}/back" if view.deck else "", count=view.deck)
        top = f"{view.cards}/{view.discard[-1]}" if view.discard else ""
        told = _n("One card on the discard pile", "{n} cards on the discard pile", len(view.discard))
        discard = PileButton(
            id="discard",
            label=told,
            name=top,
            count=len(view.discard),
            enabled=bool(top),
            hover=self._tell(told),
            action=lambda: self._on("discard", None),
            help=lambda: self._on("help", top),
        )
        return Row([deck, discard], 10)

    def _log_button(self) -> Item:
        label = _("What happened")
        return IconButton(
            id="log-toggle", label=label, icon="icons/log", hover=self._tell(label), action=self._toggle
        )  # fmt: skip

    def _log(self, m: Metrics, grow: bool = False) -> Item:
        if not self._view.log:
            return Space()
        if not self._open:
            return collapsed(self._view, self._toggle, self._on)
        log = expanded(self._view, self._toggle, self._on, self)
        return log if grow else Sized(log, h=min(m.high * 0.42, 300))
