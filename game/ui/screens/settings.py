"""The settings; each change applies at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from game.settings import QUALITIES, TEXT_SIZES, Settings
from game.ui import theme
from game.ui.boxes import Column, Row, Wrap
from game.ui.layout import At, Either, Item, Metrics, Sized
from game.ui.screen import Screen, page
from game.ui.specs import Button, Check, Label, Option, Picture, Slider, panel
from game.words import _

SPEEDS = (0.0, 0.5, 1.0, 2.0)
CONTROL = 250.0


def speed_words() -> tuple[str, ...]:
    """The names of SPEEDS."""
    return _("At once"), _("Slow"), _("Normal"), _("Fast")


def quality_words() -> tuple[str, ...]:
    """The names of QUALITIES."""
    return _("Low"), _("Medium"), _("High")


class SettingsPage(Screen):
    """Shows `settings()` as they are now and calls `change(**fields)`; Esc and *Done* call `done`. `trouble()` says why
    they can't be kept, or is empty; `controls` opens the page of keys and buttons."""

    name: ClassVar[str] = "settings"
    first: ClassVar[tuple[str, ...]] = ("effects-volume",)

    def __init__(
        self,
        settings: Callable[[], Settings],
        change: Callable[..., Any],
        done: Callable[[], None],
        trouble: Callable[[], str] = str,
        controls: Callable[[], object] = bool,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._change = change
        self._done = done
        self._trouble = trouble
        self._controls = controls

    def back(self) -> None:
        self._done()

    def _set(self, **fields: object) -> None:
        self._change(**fields)
        self.refresh()
        if self.ui is not None:
            self.ui.set_text_size(self._settings().text_size)
            self.ui.show_whole(self.focus)

    def build(self, m: Metrics) -> Item:
        groups = [
            _group(_("Sound"), "sound", self._sounds()),
            _group(_("Speed"), "speed", self._speeds()),
            _group(_("Picture"), "picture", self._pictures()),
            _group(_("Motion"), "motion", self._motions()),
        ]
        left, right = Column(groups[:2], 12, grow=1.0), Column(groups[2:], 12, grow=1.0)
        body: Item = Row([left, right], 14, 0.0, equal=True) if m.wide > 1000 else Column(groups, 12)
        if why := self._trouble():
            body = Column([_not_kept(why), body], 12)
        keys = Button(id="controls", label=_("Keys and buttons"), icon="icons/pad_a", action=self._controls)
        done = Button(id="done", label=_("Done"), icon="icons/check", skin="main", action=self.back)
        return page(self, m, _("Settings"), body, At(Wrap([keys, done], 12), x=1.0), 1060 if m.wide > 1000 else 620)

    def _sounds(self) -> list[Item]:
        now = self._settings()
        rows = (
            ("effects_volume", _("Effects"), "sound", now.effects_volume),
            ("music_volume", _("Music"), "music", now.music_volume),
            ("ambience_volume", _("Sea and wind"), "wave", now.ambience_volume),
        )
        return [self._volume(*row) for row in rows]

    def _volume(self, field: str, label: str, icon: str, value: float) -> Item:
        id_ = field.replace("_", "-")
        told = f"{label}: {round(value * 100)} %"
        slider = Slider(id=id_, label=told, value=value, change=lambda to: self._set(**{field: round(to, 2)}))
        return _line(id_, label, icon, slider)

    def _option(self, field: str, label: str, icon: str, values: Sequence[object], words: Sequence[str]) -> Item:
        now = getattr(self._settings(), field)
        at = values.index(now) if now in values else len(values) - 1
        id_ = field.replace("_", "-")
        option = Option(id=id_, values=words, index=at, change=lambda to: self._set(**{field: values[to]}), grow=1.0)
        return _line(id_, label, icon, option)

    def _speeds(self) -> list[Item]:
        return [
            self._option("own_speed", _("Your own moves"), "person", SPEEDS, speed_words()),
            self._option("others_speed", _("Moves of others"), "robot", SPEEDS, speed_words()),
        ]

    def _pictures(self) -> list[Item]:
        sizes = tuple(f"{size} %" for size in TEXT_SIZES)
        return [
            self._option("text_size", _("Text size"), "text_size", TEXT_SIZES, sizes),
            self._option("quality", _("Quality"), "quality", QUALITIES, quality_words()),
            self._check("fullscreen", _("Full screen"), "screen"),
        ]

    def _motions(self) -> list[Item]:
        where = _("It turns gently to where something moves.")
        still = _("No swaying, no waves, and the camera stays where it is.")
        return [
            self._check("follow_camera", _("The camera shows what happens"), "camera", where),
            self._check("reduced_motion", _("Reduced motion"), "calm", still),
            self._check("since_last_turn", _("What you have missed"), "log", _("A strip at the start of your turn.")),
        ]

    def _check(self, field: str, label: str, icon: str, note: str = "") -> Item:
        on = getattr(self._settings(), field)
        return Check(
            id=field.replace("_", "-"), label=label, icon=f"icons/{icon}", on=on, note=note,
            change=lambda to: self._set(**{field: to}),
        )  # fmt: skip


def _not_kept(why: str) -> Item:
    told = _("Your choices hold until you leave: they can't be kept on the disk just now ({why}).", why=why)
    sign = Picture(id="not-kept-icon", name="icons/log", w=24, h=24, tint=theme.TEAL, scaled=True)
    return panel(Row([sign, Label(label=told, id="not-kept", grow=1.0)], 10), "seat", 10)


def _group(title: str, id_: str, rows: Sequence[Item]) -> Item:
    head = Label(label=title, id=f"group-{id_}", size=theme.LARGE, colour=theme.TEAL)
    return panel(Column([head, *rows], 8), "card", 14)


def _line(id_: str, label: str, icon: str, control: Item) -> Item:
    """A name with its picture, and what sets it: beside each other, or one below the other."""
    name = Row(
        [
            Picture(id=f"{id_}-icon", name=f"icons/{icon}", w=24, h=24, tint=theme.TEAL, scaled=True),
            Label(label=label, id=f"{id_}-name", grow=1.0),
        ],
        10,
    )
    beside = Row([Sized(name, least_w=150, grow=1.0), Sized(control, w=CONTROL)], 10)
    return Either([beside, Column([name, control], 4)])
