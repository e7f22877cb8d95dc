"""What the play screen's widgets cover of the window, so that the camera keeps the board clear of them.

Nominal sizes: a longer prompt or one more card must not move the camera.
"""

from __future__ import annotations

from game.ui.layout import Metrics, Rect

SIDE, LOG, EDGE = 216.0, 310.0, 12.0
"""The players' column, the log and the margin of the window, in units."""
_ROW, _TOP, _BANNER, _CORNER = 55.0, 96.0, 440.0, 212.0
_ANSWERS, _ANSWERS_HIGH = 250.0, 190.0
"""Below the corner, room for three answers: more would push the board away from who looks."""
_HAND, _HAND_HIGH, _PILES, _PILES_HIGH, _LOG_HIGH = 330.0, 150.0, 160.0, 122.0, 132.0
WIDEST = 1.9
"""Width by height of a window beyond which there is more room than the board needs."""
MOST_COVERED = 0.3
"""The part of a low window's height that widgets may take from the board; the rest of the hand lies over it."""


def roomy(m: Metrics) -> bool:
    """Whether there is room for widgets left and right of the board."""
    return m.wide >= 1000


def covered(m: Metrics, seats: int, cards: bool) -> tuple[Rect, ...]:
    """The boxes that widgets cover, with so many players and with or without cards, in pixels."""
    if m.width < m.height:
        return _bands(m, 132 * m.u, (300 if cards else 132) * m.picture)
    if not roomy(m):
        above = 72 * m.u
        low = min(132 * m.picture, max(MOST_COVERED * m.height - above, 56 * m.picture))
        return _bands(m, above, low if cards else 44 * m.picture)
    players = Rect(0, 0, (EDGE + SIDE) * m.u, (EDGE + seats * _ROW) * m.u)
    banner = Rect((m.width - _BANNER * m.u) / 2, 0, _BANNER * m.u, _TOP * m.u)
    corner = Rect(m.width - _CORNER * m.u, 0, _CORNER * m.u, 60 * m.u)
    answers = Rect(m.width - (EDGE + _ANSWERS) * m.u, 60 * m.u, (EDGE + _ANSWERS) * m.u, _ANSWERS_HIGH * m.u)
    log = Rect(m.width - (EDGE + LOG) * m.u, m.height - _LOG_HIGH * m.u, (EDGE + LOG) * m.u, _LOG_HIGH * m.u)
    beside = max(m.width - WIDEST * m.height, 0.0) / 2  # there is more room there, but the board stays in the middle
    pillars = (Rect(0, 0, beside, m.height), Rect(m.width - beside, 0, beside, m.height)) if beside else ()
    above = (players, banner, corner, answers, log, *pillars)
    if not cards:
        return above
    wide, high = _HAND * m.picture, _HAND_HIGH * m.picture
    hand = Rect((m.width - wide) / 2, m.height - high, wide, high)
    piles = Rect(0, m.height - _PILES_HIGH * m.picture, (EDGE + _PILES) * m.picture, _PILES_HIGH * m.picture)
    return (*above, hand, piles)


def _bands(m: Metrics, above: float, below: float) -> tuple[Rect, ...]:
    return Rect(0, 0, m.width, above), Rect(0, m.height - below, m.width, below)
