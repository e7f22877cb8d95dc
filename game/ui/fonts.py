"""The typeface at the pixel sizes in use: a font copy for each size, so that text is drawn at the window's pixels."""

from __future__ import annotations

from typing import Any

from panda3d.core import DynamicTextFont, FontPool, SamplerState, TextNode

FACE = "textures/fonts/fredoka.ttf"


class Fonts:
    """Copies of the face by pixel size, and the widths of texts in them (it is a layout `Ruler`)."""

    def __init__(self) -> None:
        self._sizes: dict[int, DynamicTextFont] = {}
        self._rulers: dict[int, TextNode] = {}
        self._widths: dict[tuple[str, int], float] = {}

    def at(self, size: int) -> DynamicTextFont:
        """The font for text `size` pixels high."""
        if size not in self._sizes:
            found: Any = FontPool.loadFont(FACE).makeCopy()
            self._sizes[size] = found
            found.setPixelsPerUnit(size)
            found.setScaleFactor(3)
            found.setPageSize(512, 256 if size < 40 else 512)
            found.setTextureMargin(2)
            found.setMinfilter(SamplerState.FTLinear)
            found.setMagfilter(SamplerState.FTLinear)
        return self._sizes[size]

    def width(self, text: str, size: int) -> float:
        """Pixels that one line of `text` is wide."""
        key = (text, size)
        found = self._widths.get(key)
        if found is None:
            ruler = self._rulers.get(size)
            if ruler is None:
                ruler = self._rulers[size] = TextNode("ruler")
                ruler.setFont(self.at(size))
            found = self._widths[key] = ruler.calcWidth(text) * size
        return found

    def line(self, size: int) -> float:
        """Pixels from one line to the next."""
        return round(self.at(size).getLineHeight() * size)

    def forget(self) -> None:
        """Let go of all sizes (the window has another size now)."""
        self._sizes.clear()
        self._rulers.clear()
        self._widths.clear()
