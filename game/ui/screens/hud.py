"""The play screen's widgets round the board, drawn from a HudView and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import At, Item, Metrics, Pad, Sized, Space, Stack
from game.ui.models import CardView, ChoiceView, HudView, SeatView, TargetView
from game.ui.screen import Screen
from game.ui.screens.hud_log import collapsed, expanded
from game.ui.screens.hud_seats import column, strip
from game.ui.specs import Button, IconButton, Label, Picture, panel
from game.ui.specs_play import Card, Fan, Pile, PileButton, Spot, Spots
from game.words import _, _n

On = Callable[[str, object], None]


class Hud(Screen):
    """Tells `on(kind, value)`: `card` and `hover-card` a position, `choice` and `hover-choice` an id, `target` and
    `hover-target` an id, `help` a card's name; `back`, `menu`, `home`, `skip`, `discard` with None. What is pointed at
    no longer is told as None."""

    name: ClassVar[str] = "play"
    first: ClassVar[tuple[str, ...]] = ("choice:", "card:", "target:", "menu")
    shy: ClassVar[bool] = True

    def __init__(self, view: HudView, on: On) -> None:
        super().__init__()
        self._view = view
        self._on = on
        self._open = False

    def show(self, view: HudView) -> None:
        """Show this from now on; a new prompt takes no answer for a moment."""
        before, self._view = self._view, view
        if self.ui is not None and self.ui.screen is self:
            if (before.prompt, before.choices) != (view.prompt, view.choices):
                self.ui.hush()
            else:
                self.refresh()

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

    def build(self, m: Metrics) -> Item:
        spots = Spots([(self._spot(target), target.at) for target in self._view.targets])
        narrow = m.wide < 800 or m.width < m.height
        return Stack([spots, Pad(self._narrow(m) if narrow else self._wide(m), 12, 10)])

    def _wide(self, m: Metrics) -> Item:
        seats = column(self._view, m.high < 600)
        middle = Column([At(self._banner(), y=0.0, most=600), self._choices()], 10, grow=1.0)
        corner = At(self._corner(), x=1.0, y=0.0)
        side = Column([corner], x=1.0)
        top = Row([Sized(seats, w=196), middle, Sized(side, least_w=196)], 12, 0.0)
        piles = Sized(At(self._piles(), x=0.0, y=1.0), w=236)
        log = Sized(self._log(), w=236)
        low = Row([piles, At(self._hand(), y=1.0, grow=1.0), log], 12, 1.0)
        return Column([top, Space(grow=1.0), low], 8)

    def _narrow(self, m: Metrics) -> Item:
        top = Row([Sized(strip(self._view), grow=1.0), self._corner()], 8, 0.0)
        log = self._log() if self._open or m.high > 900 else self._log_button()
        foot = Row([self._piles(), Space(grow=1.0), Sized(log, most=300)], 8, 1.0)
        if self._open:
            return Column([top, self._banner(), self._log()], 8)
        parts = [top, self._banner(), Space(grow=1.0), self._choices(), self._hand(), foot]
        return Column(parts, 8)

    def _spot(self, target: TargetView) -> Spot:
        return Spot(
            id=f"target:{target.id}", label=target.label, action=lambda: self._on("target", target.id),
            hover=lambda on: self._on("hover-target", target.id if on else None),
        )  # fmt: skip

    # Its parts.

    def _active(self) -> SeatView | None:
        return next((seat for seat in self._view.seats if seat.active), None)

    def _banner(self) -> Item:
        """Whose turn it is and what to do now."""
        view, active = self._view, self._active()
        words: list[Item] = [Label(label=view.prompt, id="prompt", size=theme.LARGE)]
        if active is not None:
            tone = theme.mixed(theme.PIECES[active.colour], theme.INK, 0.45)
            words.insert(0, Label(label=active.name, id="turn", size=theme.SMALL, colour=tone))
        if view.detail:
            words.append(Label(label=view.detail, id="detail", size=theme.SMALL, colour=theme.FAINT))
        row: list[Item] = [Column(words, 1, grow=1.0)]
        accent = theme.TEAL
        if active is not None:
            accent = theme.PIECES[active.colour]
            row.insert(0, Picture(id="turn-piece", name=f"pawns/{active.colour}", w=50, h=50, disc=accent))
        if view.can_go_back:
            row.append(self._icon("back", _("Back"), "undo", "quiet"))
        return panel(Row(row, 12), "banner", 10, accent=accent)

    def _icon(self, kind: str, label: str, icon: str, skin: str = "plain") -> IconButton:
        return IconButton(id=kind, label=label, icon=f"icons/{icon}", skin=skin, action=lambda: self._on(kind, None))

    def _corner(self) -> Item:
        buttons: list[Item] = [
            self._icon("home", _("The whole board"), "home"),
            self._icon("menu", _("Menu"), "menu"),
        ]
        if self._view.busy:
            buttons.insert(0, self._icon("skip", _("Skip"), "skip", "main"))
        return Row(buttons, 8)

    def _choices(self) -> Item:
        return Wrap([self._choice(choice) for choice in self._view.choices], 10)

    def _choice(self, choice: ChoiceView) -> Button:
        return Button(
            id=f"choice:{choice.id}", label=choice.label, note=choice.note, skin="sea",
            icon=f"icons/{choice.icon}" if choice.icon else "", size=theme.LARGE,
            action=lambda: self._on("choice", choice.id),
            hover=lambda on: self._on("hover-choice", choice.id if on else None),
        )  # fmt: skip

    def _hand(self) -> Item:
        """The cards, and a line on the one that is pointed at or chosen."""
        fan = Fan([self._card(card) for card in self._view.hand])
        note = self._note()
        if not note:
            return fan
        words = Label(label=note, id="card-note", colour=theme.WHITE, x=0.5)
        return Column([At(panel(words, "dark", 7), most=420), fan], 2)

    def _note(self) -> str:
        ui = self.ui
        pointed = "" if ui is None else ui.mouse.hovered or (self.focus if ui.ring_shown else "")
        cards = {f"card:{card.position}": card for card in self._view.hand}
        chosen = next((card for card in self._view.hand if card.chosen), None)
        card = cards.get(pointed, chosen)
        return card.note if card is not None else ""

    def _card(self, card: CardView) -> Card:
        return Card(
            id=f"card:{card.position}", label=card.label, enabled=card.enabled, name=card.card or "back",
            chosen=card.chosen, action=lambda: self._on("card", card.position), hover=lambda on: self._point(card, on),
            help=lambda: self._on("help", card.card),
        )  # fmt: skip

    def _point(self, card: CardView, on: bool) -> None:
        self.refresh()
        self._on("hover-card", card.position if on else None)

    def _piles(self) -> Item:
        view = self._view
        if view.deck is None:
            return Space()
        left = _n("One card left to draw", "{n} cards left to draw", view.deck)
        deck = Pile(id="deck", label=left, name="back" if view.deck else "", count=view.deck)
        top = view.discard[-1] if view.discard else ""
        told = _n("One card on the discard pile", "{n} cards on the discard pile", len(view.discard))
        discard = PileButton(
            id="discard", label=told, name=top, count=len(view.discard), enabled=bool(top),
            action=lambda: self._on("discard", None),
        )  # fmt: skip
        return Row([deck, discard], 10)

    def _log_button(self) -> Item:
        return IconButton(id="log-toggle", label=_("What happened"), icon="icons/log", action=self._toggle)

    def _log(self) -> Item:
        if not self._view.log:
            return Space()
        if not self._open:
            return collapsed(self._view, self._toggle)
        return expanded(self._view, self._toggle, self)
