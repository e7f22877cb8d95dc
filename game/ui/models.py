"""What the play screen shows, as plain data: the controller makes it, the widgets draw it and nothing more."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from game.table.plan import NAMES


class Piece(NamedTuple):
    """A player's symbol: a picture of `textures/` without its ending, its colour as `#RRGGBB`, its name."""

    picture: str
    colour: str
    name: str


@dataclass(frozen=True)
class SeatView:
    """One player's row: `place` says where in the race ("Middle level"), `cards` is None in a game without cards;
    `hand` are the cards that lie open."""

    seat: int
    name: str
    player: str
    piece: Piece
    place: str
    cards: int | None
    active: bool
    thinking: bool = False
    hand: tuple[Mark, ...] = ()


@dataclass(frozen=True)
class CardView:
    """A card of the hand that is shown. `card` None is a back. `note` says why not, or what it does, in one line."""

    position: int
    card: str | None
    label: str
    enabled: bool
    chosen: bool = False
    note: str = ""


@dataclass(frozen=True)
class ChoiceView:
    """One answer as a button. `icon` names a picture of textures/icons, or is empty; `note` tells what it leads to;
    `piece` is that of the player that it is about, which is shown then."""

    id: str
    label: str
    icon: str = ""
    note: str = ""
    piece: Piece | None = None


FALL = "icons/waterfall"
"""The sign of a place that one comes down from."""


class Mark(NamedTuple):
    """What a tag shows: a word or a number, or, instead of it, a picture of `textures/` without its ending."""

    label: str
    picture: str = ""


@dataclass(frozen=True)
class TargetView:
    """A place of the board that can be chosen, where it is on the screen (pixels from the top left). A tag stands there
    if there are `marks`, which name the cards, or else what leads there; `signs` tell what would happen. `seen` is
    False behind the board, `lit` while another place is pointed at."""

    id: str
    label: str
    at: tuple[int, int]
    marks: tuple[Mark, ...] = ()
    signs: tuple[Mark, ...] = ()
    seen: bool = True
    lit: bool = True


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log; `target` is the board entity it is about, or empty. `die` is the picture of a face that
    was rolled, of textures/dice, or empty: such a line is told when the die lies still. `picture`, of `textures/`,
    tells the same to who can't read. `turn` is the number of the turn, from 0, and whose it is; None before the first
    and for what the table agreed on."""

    text: str
    seat: int | None = None
    target: str = ""
    die: str = ""
    picture: str = ""
    turn: tuple[int, int] | None = None


@dataclass(frozen=True)
class News:
    """What came of a player's turn in few words, for those who want to know what they have missed: `text` says what the
    player of `seat` did, or what befell it. `weight` is how much it matters, `about` are the other seats it befell;
    `first` and `last` say from which to which of the events it tells."""

    text: str
    seat: int
    first: int
    last: int
    target: str = ""
    picture: str = ""
    weight: int = 0
    about: tuple[int, ...] = ()


@dataclass(frozen=True)
class HudView:
    """Everything on the play screen but the board. `cards` is the folder of `textures/` with the cards' pictures, `die`
    the picture of the face that counts now, or empty. Each question has another number: `question`. `jump` is the word
    for going past what computers do, where that can be done. `flat`: the flat view is shown."""

    game: str
    prompt: str
    question: int = 0
    cards: str = "cards"
    detail: str = ""
    die: str = ""
    seats: tuple[SeatView, ...] = ()
    hand: tuple[CardView, ...] = ()
    choices: tuple[ChoiceView, ...] = ()
    log: tuple[LogLine, ...] = field(default_factory=tuple)
    deck: int | None = None
    discard: tuple[str, ...] = ()
    flat: bool = False
    busy: bool = False
    jump: str = ""
    can_go_back: bool = False
    can_undo: bool = False
    targets: tuple[TargetView, ...] = ()
    news: tuple[News, ...] = ()


@dataclass(frozen=True)
class GameEntry:
    """A game on the title screen; `note` is one short line, `picture` one of `textures/`, `skin` one of the theme's."""

    game: str
    label: str
    note: str = ""
    picture: str = "icons/play"
    skin: str = "main"


@dataclass(frozen=True)
class Value:
    """One value of a setting or a house rule, as it is stored and as it is read."""

    value: object
    label: str


@dataclass(frozen=True)
class RuleView:
    """A house rule: its values, the default first, and one line that explains it."""

    name: str
    label: str
    note: str
    values: tuple[Value, ...]


@dataclass(frozen=True)
class SetupView:
    """What a game offers before it begins. `players` are a seat's kinds, `pieces` the symbols to choose from; `mode` is
    the house rule that is asked on the first page, `rules` are the others; `first` asks who begins; `table` is what the
    players may agree on beside the rules.
    `ahead` are the head starts that a seat may have, none first. `names` are for the seats of computers."""

    game: str
    title: str
    seats: range
    players: tuple[Value, ...]
    pieces: tuple[Piece, ...]
    boards: tuple[Value, ...]
    mode: RuleView | None = None
    rules: tuple[RuleView, ...] = ()
    first: str = ""
    table: tuple[RuleView, ...] = ()
    names: tuple[str, ...] = NAMES
    ahead: tuple[Value, ...] = ()


@dataclass(frozen=True)
class Page:
    """One page of *How to play*: a picture of `textures/` without its ending, a title, a text."""

    icon: str
    title: str
    text: str


@dataclass(frozen=True)
class Rank:
    """A player's row on the result screen; `place` says where the pawn was at the end."""

    name: str
    piece: Piece
    place: str
