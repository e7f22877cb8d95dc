"""Text in lines, with no lone word in the last one. Pure; all lengths are pixels."""

from __future__ import annotations

from typing import Protocol

FEW, SHORT = 4, 0.6
"""Text of so many lines is spread evenly over them where the last would fill less than this part of the width."""


class Ruler(Protocol):
    """Measures text in a font; `size` is in pixels."""

    def width(self, text: str, size: int) -> float:
        """The width of a line of text, in pixels."""

    def line(self, size: int) -> float:
        """The height of a line, in pixels."""


def wrapped(ruler: Ruler, text: str, size: int, width: int) -> list[str]:
    """`text` in lines no wider than `width`; a word breaks only where it fits no line alone. All in pixels."""
    return [line for paragraph in text.split("\n") for line in _balanced(ruler, paragraph, size, width)]


def _balanced(ruler: Ruler, text: str, size: int, width: int) -> list[str]:
    """Lines of which the last is not much shorter than the others, where there are few."""
    lines = _filled(ruler, text, size, width)
    longest = max((ruler.width(word, size) for word in text.split()), default=0.0)
    if not 1 < len(lines) <= FEW or longest > width or ruler.width(lines[-1], size) > SHORT * width:
        return lines
    low, high = int(longest) + 1, width
    while low < high:
        middle = (low + high) // 2
        tried = _filled(ruler, text, size, middle)
        if len(tried) > len(lines):
            low = middle + 1
        else:
            high, lines = middle, tried
    return lines


def _filled(ruler: Ruler, text: str, size: int, width: int) -> list[str]:
    """One paragraph in lines, each as full as can be."""
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if ruler.width(longer, size) <= width:
            line = longer
            continue
        if line:
            lines.append(line)
        *broken, line = _broken(ruler, word, size, width)
        lines += broken
    return [*lines, line]


def _broken(ruler: Ruler, word: str, size: int, width: int) -> list[str]:
    """A word in parts, broken after a slash or a hyphen if there is one."""
    parts = [""]
    for letter in word:
        if parts[-1] and ruler.width(parts[-1] + letter, size) > width:
            full = parts.pop()
            cut = max(full.rfind(mark) for mark in "/\\-_") + 1 or len(full)
            parts += [full[:cut], full[cut:]]
        parts[-1] += letter
    return parts
