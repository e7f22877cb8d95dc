"""The villages' houses, which let themselves be seen through while a goblin between them may be chosen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from panda3d.core import NodePath, TransparencyAttrib

FADED = 0.35
"""How much is seen of houses that are seen through."""
FADE = 0.3
"""Seconds that it takes."""


class Houses:
    """One node for each village."""

    def __init__(self, nodes: Sequence[NodePath]) -> None:
        self._nodes = nodes
        self._seen = [1.0] * len(nodes)
        self._faded: Collection[int] = ()
        self._t = 0.0

    def fade(self, villages: Collection[int]) -> None:
        """From now on these villages' houses are seen through, and no others."""
        self._faded = villages

    def ambient(self, t: float) -> None:
        """Glide on to `t` seconds; be there at once where no time passes, as with reduced motion."""
        most = abs(t - self._t) / FADE * (1 - FADED) or 1.0
        self._t = t
        for village, seen in enumerate(self._seen):
            goal = FADED if village in self._faded else 1.0
            if seen != goal:
                self._seen[village] = max(goal, seen - most) if goal < seen else min(goal, seen + most)
                _show(self._nodes[village], self._seen[village])


def _show(houses: NodePath, seen: float) -> None:
    whole = seen == 1.0
    houses.setTransparency(TransparencyAttrib.MNone if whole else TransparencyAttrib.MAlpha)
    houses.setAlphaScale(seen)
    houses.setDepthWrite(whole)
    if whole:
        houses.clearBin()
    else:
        houses.setBin("transparent", 0)  # over what stands between them
