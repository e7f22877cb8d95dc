"""Magic Hill flat: the square rings within each other, seen from above as they lie now; the villages at the corners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from game.rules.magic_hill.board import SUMMIT, TOP, VILLAGES, Board
from game.scene.hill_picture import HillPicture, Space, Who
from game.ui import theme
from game.ui.flat.sheet import Image, Plate, Shape, Sheet, Strip, Token, Word, part, piles, rows, square
from game.ui.layout import Rect
from game.ui.models import Piece
from game.ui.texts.magic_hill_names import village_name
from game.ui.theme import colour, mixed

ASPECT = 1.5
_GROUND = tuple(map(colour, ("#7E9A62", "#A9B873", "#D9CB8E", "#EBD3B0")))
_PAVED = tuple(map(colour, ("#DCE8C6", "#EAEBC6", "#F8F0CF", "#FFF8E6")))
_DUSK, _TOWER, _TOWER_LOW = colour("#3A2A63"), colour("#7A4BC8"), colour("#4B2393")
_VILLAGE = tuple(map(colour, ("#F3C8BE", "#C9DDF3", "#F5E2A6", "#D8CDF2")))
_PATH = colour("#E9CF98")

_OWN = {
    (False, False): (0.5, 0.5, 0.7), (False, True): (0.5, 0.86, 0.24),
    (True, False): (0.5, 0.9, 0.18), (True, True): (0.2, 0.8, 0.34),
}  # fmt: skip
"""A square's own place in it (middle and side, in its sides): by whether a goblin stands and something lies on it."""
_LYING = {False: (0.5, 0.4, 0.62), True: (0.76, 0.77, 0.42)}
"""Where a chip or a stone lies, without and beside a goblin."""
_ALONE, _BESIDE, _CARRIER, _RIDER = (0.5, 0.41, 0.78), (0.41, 0.285, 0.53), (0.255, 0.38, 0.49), (0.745, 0.27, 0.49)
"""Where a goblin stands: alone, beside what lies there, below another and above."""


class _Plan(NamedTuple):
    """`grid` holds all rings; `cell` is the side of a square; `boxes` are the villages' grounds; `row` is for goblins
    that wait to be placed, and after that for what the players own; `stock` for the piles."""

    board: Board
    storm: int
    grid: Rect
    cell: float
    boxes: tuple[Rect, ...]
    row: Rect
    stock: Rect

    def square(self, space: Space) -> Rect:
        """A square where it lies after all storms; the tower's ground."""
        level, index = space
        if space == SUMMIT:
            edge = TOP * self.cell
            return self.grid.inset(edge, edge, edge, edge)
        side = self.board.sides[level - 1]
        turns, k = divmod(index, side - 1)
        low = (self.board.sides[0] - side) / 2
        column, row = low + k, low
        for _ in range((turns + self.storm) % 4):
            column, row = self.board.sides[0] - 1 - row, column
        return Rect(self.grid.x + column * self.cell, self.grid.y + row * self.cell, self.cell, self.cell)


def _plan(board: Board, storm: int, rect: Rect) -> _Plan:
    """Villages left and right of the hill in a wide rectangle, above and below it in an upright one."""
    wide = rect.w >= rect.h
    side = min(rect.h, rect.w * 0.68) if wide else min(rect.w, rect.h * 0.68)
    grid = Rect(rect.x + (rect.w - side) / 2, rect.y + (rect.h - side) / 2, side, side)
    gap = side * 0.03
    if wide:
        room = min((rect.w - side) / 2 - gap, side * 0.42)
        bands = (Rect(grid.x - gap - room, grid.y, room, side), Rect(grid.right + gap, grid.y, room, side))
        (nw, row, sw), (ne, stock, se) = (_thirds(band, gap, down=True) for band in bands)
    else:
        room = min((rect.h - side) / 2 - gap, side * 0.42)
        bands = (Rect(grid.x, grid.y - gap - room, side, room), Rect(grid.x, grid.bottom + gap, side, room))
        (nw, row, ne), (sw, stock, se) = (_thirds(band, gap, down=False) for band in bands)
    return _Plan(board, storm, grid, side / board.sides[0], (nw, ne, se, sw), row, stock)


def _thirds(band: Rect, gap: float, *, down: bool) -> tuple[Rect, Rect, Rect]:
    """A village's ground at either end of a band and a smaller one between."""
    long = band.h if down else band.w
    end = long * 0.37
    between = long - 2 * end - 2 * gap
    cuts = ((0.0, end), (end + gap, between), (long - end, end))
    a, b, c = (Rect(band.x, band.y + at, band.w, size) if down else Rect(band.x + at, band.y, size, band.h)
               for at, size in cuts)  # fmt: skip
    return a, b, c


def of(scene: Any, rect: Rect, pieces: Sequence[Piece]) -> Sheet:
    """What a scene of this game shows, in a rectangle of the window; `pieces` are the seats' symbols."""
    remembered = scene.picture.remembered() if scene.remembers else {}
    return sheet(scene.board, scene.picture, remembered, rect, pieces)


def sheet(
    board: Board, picture: HillPicture, remembered: Mapping[Space, str], rect: Rect, pieces: Sequence[Piece]
) -> Sheet:
    """The picture of a hill in a rectangle of the window; `remembered` has the chips face down that are shown small."""
    plan = _plan(board, picture.storm, rect)
    tokens = _tokens(plan, picture, pieces)
    areas, broad = _squares(plan, picture)
    for village in VILLAGES:
        areas[f"village:{village}"] = _head(plan.boxes[village])
        broad[f"village:{village}"] = plan.boxes[village]
    areas["summit"] = plan.square(SUMMIT)
    areas |= _piles(plan, picture) | {id_: token.rect for id_, token in tokens.items()}
    outlines = {f"square:{level}:{index}": plan.square((level, index)) for level, index in _spaces(board)}
    outlines |= {f"village:{village}": plan.boxes[village] for village in VILLAGES}
    marks: list[Shape] = [*_pairs(plan, picture, tokens), *_tokens_of_hill(plan, picture, areas, remembered)]
    marks += [*piles(areas, picture.deck, picture.discard, "hill/cards"), *_owned(plan, picture, pieces)]
    return Sheet(areas, broad, outlines, _ground(plan), marks, tokens)


def _spaces(board: Board) -> list[Space]:
    return [(level, index) for level in range(1, TOP + 1) for index in range(board.squares[level])]


def _squares(plan: _Plan, picture: HillPicture) -> tuple[dict[str, Rect], dict[str, Rect]]:
    """The places of squares and chips; and the whole squares."""
    areas: dict[str, Rect] = {}
    broad: dict[str, Rect] = {}
    held = {space for space, _ in picture.goblins.values()}
    for space in _spaces(plan.board):
        name, lies = f"{space[0]}:{space[1]}", space in picture.chips or space in picture.stones
        box = broad[f"square:{name}"] = plan.square(space)
        areas[f"square:{name}"] = part(box, *_OWN[space in held, lies])
        if space in picture.chips:
            areas[f"chip:{name}"] = part(box, *_LYING[space in held])
    return areas, broad


def _head(box: Rect) -> Rect:
    """The line with a village's name."""
    return Rect(box.x, box.y, box.w, box.h * 0.22)


def _piles(plan: _Plan, picture: HillPicture) -> dict[str, Rect]:
    if not (picture.deck or picture.discard):
        return {}
    box = plan.stock
    high = min(box.h * 0.86, box.w * 0.44 / 0.72)
    spots = (box.x + box.w / 2 - high * 0.42, box.x + box.w / 2 + high * 0.42)
    return {name: Rect(x - high * 0.36, box.y + (box.h - high) / 2, high * 0.72, high)
            for name, x in zip(("deck", "discard"), spots, strict=True)}  # fmt: skip


# -- the goblins -------------------------------------------------------------------------------------------------


def _tokens(plan: _Plan, picture: HillPicture, pieces: Sequence[Piece]) -> dict[str, Token]:
    marked = set(picture.marked())
    spots = dict(_standing(plan, picture))
    spots |= zip(picture.unplaced(), rows(len(picture.unplaced()), plan.row, plan.cell * 0.9), strict=True)
    return {f"goblin:{seat}:{n}": Token(
        spots[seat, n], pieces[seat].picture, colour(pieces[seat].colour), str(n), (seat, n) in marked,
        f"hill/chips/{picture.waiting[seat, n]}" if (seat, n) in picture.waiting else "",
    ) for seat, n in sorted(spots)}  # fmt: skip


def _standing(plan: _Plan, picture: HillPicture) -> dict[Who, Rect]:
    """Where the placed goblins stand: on a square alone, or the rider above the one that carries it."""
    found: dict[Who, Rect] = {}
    for space in {space for space, _ in picture.goblins.values()}:
        here = picture.on(space)
        if space[0] == 0:
            box = plan.boxes[space[1]]
            found |= zip(here, rows(len(here), box.inset(4, box.h * 0.24, 4, 4), plan.cell * 1.3), strict=True)
            continue
        box = plan.square(space)
        if space == SUMMIT:
            found |= zip(here, rows(len(here), box.inset(0, 0, 0, box.h * 0.4), plan.cell * 0.8), strict=True)
        elif len(here) == 1:
            lies = space in picture.chips or space in picture.stones
            found[here[0]] = part(box, *(_BESIDE if lies else _ALONE))
        else:
            found[here[0]], found[here[1]] = part(box, *_CARRIER), part(box, *_RIDER)
    return found


def _pairs(plan: _Plan, picture: HillPicture, tokens: Mapping[str, Token]) -> list[Shape]:
    """A band that ties a rider to the goblin that carries it."""
    found: list[Shape] = []
    for space, top in picture.goblins.values():
        if top and space[0] and space != SUMMIT:
            ends = [tokens[f"goblin:{seat}:{n}"].rect for seat, n in picture.on(space)]
            points = tuple((rect.x + rect.w / 2, rect.y + rect.h / 2) for rect in ends)
            for wide, tone in ((plan.cell * 0.58, theme.INK), (plan.cell * 0.5, theme.WHITE)):
                found.append(Strip(points, wide, tone))
                found += [Plate(square(x, y, wide), wide / 2, tone, tone) for x, y in points]
    return found


# -- what is drawn -----------------------------------------------------------------------------------------------


def _ground(plan: _Plan) -> list[Shape]:
    found = _grounds(plan)
    for level in range(1, TOP + 1):
        edge = (level - 1) * plan.cell
        terrace = plan.grid.inset(edge, edge, edge, edge)
        fill = _GROUND[level - 1]
        found.append(Plate(terrace, plan.cell * 0.12, fill, mixed(fill, theme.INK, 0.16),
                           mixed(fill, theme.INK, 0.45), max(plan.cell * 0.06, 2.0), plan.cell * 0.16))  # fmt: skip
    for space in _spaces(plan.board):
        box = plan.square(space)
        gap = box.w * 0.07
        paved = _PAVED[space[0] - 1]
        found.append(Plate(box.inset(gap, gap, gap, gap), box.w * 0.14, paved, mixed(paved, theme.INK, 0.07)))
    tower = plan.square(SUMMIT)
    gap = min(plan.cell * 0.1, tower.w * 0.1)
    found.append(Plate(tower.inset(gap, gap, gap, gap), tower.w * 0.2, _TOWER, _TOWER_LOW, theme.WHITE,
                       max(plan.cell * 0.05, 2.0), plan.cell * 0.2))  # fmt: skip
    found.append(Image("icons/crown", tower.inset(*[tower.w * 0.26] * 4), theme.SUN))
    return found


def _grounds(plan: _Plan) -> list[Shape]:
    """The villages, each tied to the corner that it touches."""
    found: list[Shape] = []
    wide = plan.row.x < plan.grid.x
    for village, box in enumerate(plan.boxes):
        corner = (plan.grid.x if village in (0, 3) else plan.grid.right,
                  plan.grid.y if village in (0, 1) else plan.grid.bottom)  # fmt: skip
        inward = (plan.cell * (0.5 if village in (0, 3) else -0.5), plan.cell * (0.5 if village in (0, 1) else -0.5))
        x, y = corner[0] + inward[0], corner[1] + inward[1]
        start = (box.x + box.w / 2, y) if wide else (x, box.y + box.h / 2)
        found.append(Strip((start, (x, y)), plan.cell * 0.5, _PATH))
        fill = _VILLAGE[village]
        found.append(Plate(box, plan.cell * 0.24, fill, mixed(fill, theme.INK, 0.12), theme.WHITE, 2.0, 6.0))
        head = _head(box)
        name = village_name(village)
        found.append(Word(name, head, min(head.h * 0.74, box.w * 1.6 / max(len(name), 1)), theme.INK))
    return found


def _tokens_of_hill(
    plan: _Plan, picture: HillPicture, areas: Mapping[str, Rect], remembered: Mapping[Space, str]
) -> list[Shape]:
    """Chips, face up or face down or remembered, and stones."""
    found: list[Shape] = []
    held = {space for space, _ in picture.goblins.values()}
    for space, kind in picture.chips.items():
        rect = areas[f"chip:{space[0]}:{space[1]}"]
        if kind is None:
            found.append(Plate(rect, rect.w / 2, _TOWER, _DUSK, theme.WHITE, max(rect.w * 0.05, 1.5)))
            found.append(Image("hill/chips/sign", rect.inset(*[rect.w * 0.16] * 4)))
            if space in remembered:
                small = square(rect.right - rect.w * 0.24, rect.bottom - rect.h * 0.24, rect.w * 0.56)
                found += _shown(remembered[space], small)
        else:
            found += _shown(kind, rect)
    for space in sorted(picture.stones):
        box = plan.square(space)
        found.append(Image("hill/stone", part(box, *_LYING[space in held])))
    return found


def _shown(kind: str, rect: Rect) -> list[Shape]:
    edge = max(rect.w * 0.06, 1.5)
    return [Plate(rect, rect.w / 2, theme.CREAM, theme.STRAW, theme.INK, edge),
            Image(f"hill/chips/{kind}", rect.inset(*[rect.w * 0.1] * 4))]  # fmt: skip


def _owned(plan: _Plan, picture: HillPicture, pieces: Sequence[Piece]) -> list[Shape]:
    """The players' stones, and the ravens that wait for them, a line for each who has any."""
    having = [seat for seat in range(picture.seats) if picture.owned[seat] or picture.ravens[seat]]
    if not having or picture.unplaced():
        return []
    box, found = plan.row, list[Shape]()
    high = min(box.h / len(having), plan.cell * 0.9)
    for line, seat in enumerate(having):
        ravens = ["hill/chips/raven"] * picture.ravens[seat]
        signs = [pieces[seat].picture, *["hill/stone"] * picture.owned[seat], *ravens]
        side = min(high, box.w / len(signs))
        y = box.y + box.h / 2 + (line - (len(having) - 1) / 2) * high
        for at, sign in enumerate(signs):
            x = box.x + box.w / 2 + (at - (len(signs) - 1) / 2) * side
            found.append(Image(sign, square(x, y, side * 0.86)))
    return found
