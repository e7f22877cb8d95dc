"""Emohbi flat: the rings unrolled beneath each other as they stand now, the summit on top, the base at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from game.rules.emohbi.board import HEAD, SEGMENTS, Board
from game.scene.picture import Picture, Space
from game.ui import theme
from game.ui.flat.sheet import Area, Image, Plate, Shape, Sheet, Strip, Token, Word, piles, rows, square
from game.ui.layout import Rect
from game.ui.models import Piece
from game.ui.theme import colour, mixed

ASPECT = 1.6
"""Width by height at which pieces have as much room beside as above them."""
CUT = 4
"""The segment of the base before which the rings are cut open: the far side as the 3D view begins."""
_TOP, _GAP, _LETTERS = 0.62, 0.28, 0.66
"""Heights in rows: of the summit, of the wall below a ring, of the villages under the base."""
_STONE = 0.44
"""The part of a ring's height that its stones fill; pawns stand above them."""
_GROUND = tuple(map(colour, ("#F6E2A8", "#B9DE8B", "#8CCB9B", "#E9B98C", "#FFF1C9")))
_LOW = tuple(map(colour, ("#E3C57C", "#93C469", "#66AE80", "#CF935F", "#F2D58A")))
_PAVED, _SHADE = colour("#FFFBEF"), colour("#D9CBA6")
_WOOD, _RUNG = colour("#8A5526"), colour("#B87A3D")
_WATER, _FOAM = colour("#1F86D6"), colour("#D8F3FF")
_GOLD, _ROOF = colour("#C88A12"), colour("#C4472E")


class _Plan(NamedTuple):
    """Where rings are: in `bands` beneath each other, each with its part of the segments. `cell` is the least distance
    of two spaces, `row` from ring to ring, `side` the margin for the signs beside the rings."""

    board: Board
    rotation: tuple[int, ...]
    rect: Rect
    bands: int
    cell: float
    row: float
    side: float

    def column(self, space: Space) -> tuple[int, float]:
        """The band that a space is in, and its middle in pixels; the summit stands above the steps' foot."""
        level, index = space
        if level == HEAD:
            return self.column((HEAD - 1, _steps_foot(self.board, self.rotation)))
        k = self.board.rings[level]
        turn = index // k + self.rotation[level] + 0.5 + (index % k - k // 2) / k
        return self._placed((CUT - turn) % SEGMENTS)

    def _placed(self, at: float) -> tuple[int, float]:
        """Of a place, counted in segments from the left."""
        part = SEGMENTS / self.bands
        band = min(int(at / part), self.bands - 1)
        left, wide = self.inner()
        return band, left + (at - band * part) / part * wide

    def inner(self) -> tuple[float, float]:
        """Where the cut is at the left, and how wide the rings go; half a space may lie beyond it."""
        room = self.rect.w - 1.4 * self.side
        wide = room / (1 + self.bands / min(self.board.spaces))
        return self.rect.x + self.side + (room - wide) / 2, wide

    def ring(self, level: int, band: int) -> Rect:
        """The plate of a ring's part."""
        top = self.rect.y + band * self.rect.h / self.bands
        left, wide = self.rect.x + self.side, self.rect.w - 1.4 * self.side
        if level == HEAD:
            return Rect(left, top, wide, self.row * (_TOP - _GAP * 0.5))
        down = _TOP + (HEAD - 1 - level) + _GAP * 0.5
        return Rect(left, top + self.row * down, wide, self.row * (1 - _GAP))

    def stone(self, space: Space) -> Rect:
        """A space's stone at the foot of its ring."""
        band, x = self.column(space)
        ring = self.ring(space[0], band)
        wide = min(self.width(space[0]) * 0.84, ring.h * 0.9)
        high = min(ring.h * _STONE, wide * 1.7)
        return Rect(x - wide / 2, ring.bottom - high - ring.h * 0.06, wide, high)

    def width(self, level: int) -> float:
        """From one space of a ring to the next."""
        return self.inner()[1] / (self.board.spaces[level] / self.bands)


def _steps_foot(board: Board, rotation: tuple[int, ...]) -> int:
    row = board.up[HEAD - 1][round(rotation[HEAD] - rotation[HEAD - 1]) % SEGMENTS]
    return next((index for index, end in enumerate(row) if end >= 0), 0)


def _plan(board: Board, rotation: tuple[int, ...], rect: Rect) -> _Plan:
    """The plan whose pieces are largest."""
    side = min(max(rect.w * 0.05, 30.0), rect.w * 0.09, 70.0)
    plans = []
    for bands in (1, 2, 3):
        cell = (rect.w - 1.4 * side) / (max(board.spaces) / bands + 1)
        row = rect.h / bands / (HEAD + _TOP + _LETTERS)
        plans.append(_Plan(board, rotation, rect, bands, cell, row, side))
    return max(plans, key=lambda plan: min(plan.cell * 1.5, plan.row * (1 - _GAP) * (1 - _STONE)) / plan.bands**0.5)


def of(scene: Any, rect: Rect, pieces: Sequence[Piece]) -> Sheet:
    """What a scene of this game shows, in a rectangle of the window; `pieces` are the seats' symbols."""
    return sheet(scene.board, scene.picture, rect, pieces)


def turn(scene: Any) -> tuple[int, ...]:
    """How the levels stand."""
    return tuple(scene.picture.rotation)


def turning(scene: Any, rect: Rect, pieces: Sequence[Piece], before: Sequence[float], part: float) -> Sheet:
    """The sheet while levels turn, the shorter way: a part (0 to 1) of it is done. Ways between levels that do not fit
    each other yet are not there."""
    half = SEGMENTS / 2
    ways = [(after - old + half) % SEGMENTS - half for old, after in zip(before, scene.picture.rotation, strict=True)]
    now: Any = tuple((old + way * part) % SEGMENTS for old, way in zip(before, ways, strict=True))
    return sheet(scene.board, replace(scene.picture, rotation=now), rect, pieces)


def sheet(board: Board, picture: Picture, rect: Rect, pieces: Sequence[Piece]) -> Sheet:
    """The picture of an island in a rectangle of the window."""
    plan = _plan(board, picture.rotation, rect)
    areas = {f"space:{level}:{index}": plan.stone((level, index)) for level, index in _spaces(board)}
    areas |= _handles(plan) | _villages(plan, picture) | _piles(plan, picture)
    areas["summit"] = _summit(plan)
    tokens = _tokens(plan, picture, pieces)
    broad = {f"space:{level}:{index}": _column(plan, (level, index)) for level, index in _spaces(board)}
    outlines = {f"level:{level}": plan.ring(level, 0) for level in range(1, HEAD + 1)}
    ground = [*_rings(plan), *_walls(plan), *_stones(plan)]
    marks = [*_signs(areas), *_houses(areas, picture), *piles(areas, picture.deck, picture.discard, "cards")]
    return Sheet(areas | {id_: token.rect for id_, token in tokens.items()}, broad, outlines, ground, marks, tokens)


def _spaces(board: Board) -> list[Space]:
    return [(level, index) for level, count in enumerate(board.spaces) for index in range(count)]


def _column(plan: _Plan, space: Space) -> Rect:
    """All that stands above a space belongs to it."""
    band, x = plan.column(space)
    ring = plan.ring(space[0], band)
    wide = plan.width(space[0])
    return Rect(x - wide / 2, ring.y, wide, ring.h)


def _summit(plan: _Plan) -> Rect:
    """The crown, above the foot of the steps."""
    band, x = plan.column((HEAD, 0))
    ring = plan.ring(HEAD, band)
    wide = min(plan.cell * 3, ring.h * 1.4)
    return Rect(x - wide / 2, ring.y + ring.h * 0.08, wide, ring.h * 0.84)


def _handles(plan: _Plan) -> dict[str, Rect]:
    """The signs by which a level is turned, left of it."""
    found = {}
    for level in range(1, HEAD + 1):
        ring = plan.ring(level, 0)
        side = min(plan.side * 0.8, ring.h * 0.96)
        found[f"level:{level}"] = square(plan.rect.x + plan.side * 0.45, ring.y + ring.h / 2, side)
    return found


def _villages(plan: _Plan, picture: Picture) -> dict[str, Rect]:
    room = plan.row * (_LETTERS - _GAP * 0.5) * 0.96
    named = zip(picture.letters, plan.board.letters, strict=False)
    spots = {letter: plan.column((0, index)) for letter, index in named}
    near = [abs(a[1] - b[1]) for a, b in combinations(spots.values(), 2) if a[0] == b[0]]
    wide = min([plan.cell * 2.6, room * 1.2, *near])
    high = min(room, wide * 1.25)
    return {f"letter:{letter}": Rect(x - wide / 2, plan.ring(0, band).bottom + room * 0.04, wide, high)
            for letter, (band, x) in spots.items()}  # fmt: skip


def _piles(plan: _Plan, picture: Picture) -> dict[str, Rect]:
    """Draw pile and discard pile, left of the base."""
    if not (picture.deck or picture.discard):
        return {}
    ring = plan.ring(0, plan.bands - 1)
    high = min(ring.h * 0.62, plan.side * 0.8)
    x = plan.rect.x + plan.side * 0.45
    spots = (ring.y + ring.h * 0.5 - high * 0.56, ring.y + ring.h * 0.5 + high * 0.56)
    return {name: Rect(x - high * 0.36, y - high / 2, high * 0.72, high)
            for name, y in zip(("deck", "discard"), spots, strict=True)}  # fmt: skip


def _tokens(plan: _Plan, picture: Picture, pieces: Sequence[Piece]) -> dict[str, Token]:
    found = {}
    places = {at for at in picture.pawns if at is not None}
    for place in places:
        box = _standing(plan, place, picture.pawns)
        here = picture.on(place)
        for seat, spot in zip(here, rows(len(here), box, box.h), strict=True):
            piece = pieces[seat]
            found[f"pawn:{seat}"] = Token(
                spot, piece.picture, colour(piece.colour), active=seat == picture.active
            )  # fmt: skip
    return found


def _standing(plan: _Plan, place: Space, crowd: Sequence[Space | None]) -> Rect:
    """Where pawns stand on a space: above its stone and before the wall, as wide as their neighbours leave it."""
    band, x = plan.column(place)
    ring = plan.ring(place[0], band)
    if place[0] == HEAD:
        crown, wide = _summit(plan), min(plan.cell * 6, plan.rect.w * 0.3)
        left = crown.x - wide if crown.right + wide > ring.right else crown.right
        return Rect(left, ring.y, wide, ring.h)
    others = [plan.column(at) for at in set(crowd) if at is not None and at != place and at[0] == place[0]]
    near = [abs(other - x) for where, other in others if where == band]
    here = sum(at == place for at in crowd)
    left = plan.rect.x + 0.86 * plan.side
    wide = min([plan.cell * 1.9 * (here + 0.2), 2 * (x - left), 2 * (plan.rect.right - x), *near])
    top = ring.y - plan.row * _GAP * 0.6
    return Rect(x - wide / 2, top, wide, plan.stone(place).y - top)


# -- what is drawn -----------------------------------------------------------------------------------------------


def _rings(plan: _Plan) -> list[Shape]:
    found: list[Shape] = []
    for band in range(plan.bands):
        for level in range(HEAD, -1, -1):
            ring = plan.ring(level, band)
            found.append(Plate(ring, ring.h * 0.2, _GROUND[level], _LOW[level], theme.WHITE, 2.0, 6.0))
            if level < HEAD:
                side = min(plan.side * 0.36, ring.h * 0.4)
                for name, x in (("left", ring.x + side * 0.5), ("right", ring.right - side * 0.5)):
                    tint = mixed(_LOW[level], theme.INK, 0.5)
                    found.append(Image(f"icons/{name}", square(x, ring.y + ring.h * 0.22, side * 0.8), tint))
    return found


def _stones(plan: _Plan) -> list[Shape]:
    found: list[Shape] = []
    for space in _spaces(plan.board):
        stone = plan.stone(space)
        chance = plan.board.chance[space[0]][space[1]]
        fill, low = (theme.SUN, theme.GOLD) if chance else (_PAVED, _SHADE)
        found.append(Plate(stone, min(stone.w, stone.h) * 0.36, fill, low, mixed(low, theme.INK, 0.35), 1.5))
        if chance:
            found.append(Word("?", stone, min(stone.h * 0.86, stone.w), theme.INK))
    return found


def _walls(plan: _Plan) -> list[Shape]:
    """Ladders, steps and waterfalls, from ring to ring."""
    found: list[Shape] = []
    board = plan.board
    for level in range(HEAD):
        for index, top in enumerate(_fitting(plan, board.up[level], level + 1, level)):
            if top >= 0:
                found += _ladder(plan, (level, index), (level + 1, top))
        if level:
            for index, pool in enumerate(_fitting(plan, board.down[level], level, level - 1)):
                if pool >= 0:
                    found += _fall(plan, (level, index), (level - 1, pool))
    return found


def _fitting(plan: _Plan, ways: Sequence[Sequence[int]], high: int, low: int) -> Sequence[int]:
    """The row of `ways` for how two levels stand to each other; none while one of them turns."""
    turned = (plan.rotation[high] - plan.rotation[low]) % SEGMENTS
    return ways[int(turned)] if turned == int(turned) else ()


def _ladder(plan: _Plan, low: Space, high: Space) -> list[Shape]:
    foot = plan.stone(low)
    head = _summit(plan) if high[0] == HEAD else plan.stone(high)
    x, bottom, top = foot.x + foot.w / 2, foot.y + foot.h * 0.3, head.bottom - head.h * 0.3
    half = min(plan.cell * 0.3, plan.row * 0.12)
    rails, rungs = (_GOLD, theme.SUN) if high[0] == HEAD else (_WOOD, _RUNG)
    count = max(int((bottom - top) / max(half * 0.9, 4.0)), 3)
    line = max(half * 0.3, 2.0)
    found: list[Shape] = []
    for i in range(count):
        y = top + (bottom - top) * (i + 0.5) / count
        found.append(Strip(((x - half, y), (x + half, y)), line * 1.1, rungs))
    found += [Strip(((side, top), (side, bottom)), line, rails) for side in (x - half, x + half)]
    return found


def _fall(plan: _Plan, high: Space, low: Space) -> list[Shape]:
    lip, pool = plan.stone(high), plan.stone(low)
    x, top, bottom = lip.x + lip.w / 2, lip.bottom - lip.h * 0.4, pool.y + pool.h * 0.3
    half = min(plan.cell * 0.34, plan.row * 0.14)
    found: list[Shape] = [Strip(((x, top), (x, bottom)), half * 2, _WATER)]
    count = max(int((bottom - top) / (half * 1.5)), 2)
    for i in range(count):
        y = top + (bottom - top) * (i + 0.45) / count
        found.append(Strip(((x - half * 0.6, y - half * 0.3), (x, y + half * 0.3), (x + half * 0.6, y - half * 0.3)),
                           max(half * 0.26, 1.6), _FOAM))  # fmt: skip
    return found


def _signs(areas: dict[str, Rect]) -> list[Shape]:
    """The signs of the levels that turn, and the summit's crown."""
    found: list[Shape] = []
    for level in range(1, HEAD + 1):
        rect = areas[f"level:{level}"]
        found.append(Plate(rect, rect.w / 2, theme.WHITE, theme.STRAW, _LOW[level], max(rect.w * 0.08, 2.0)))
        found.append(Image("icons/rotate", rect.inset(*[rect.w * 0.2] * 4), theme.TEAL))
    summit = areas["summit"]
    found.append(Plate(summit, summit.h * 0.3, theme.SUN, theme.GOLD, theme.WHITE, 2.0))
    found.append(Image("icons/crown", summit.inset(*[summit.h * 0.1] * 4), theme.INK))
    return found


def _houses(areas: dict[str, Rect], picture: Picture) -> list[Shape]:
    """The villages, each a house with its letter."""
    found: list[Shape] = []
    for letter in picture.letters:
        rect = areas.get(f"letter:{letter}")
        if rect is None:
            continue
        x, eaves = rect.x + rect.w / 2, rect.y + rect.h * 0.38
        wall = Rect(rect.x + rect.w * 0.1, eaves, rect.w * 0.8, rect.bottom - eaves)
        found.append(Plate(wall, 3.0, theme.WHITE, theme.STRAW, theme.BARK, 1.5))
        found.append(Area(((rect.x, eaves), (x, rect.y), (rect.right, eaves)), _ROOF))
        found.append(Word(letter, wall, min(wall.h * 0.98, wall.w), theme.INK))
    return found
