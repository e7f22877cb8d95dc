"""Tuples with one item changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], i: int, item: T) -> tuple[T, ...]:
    """`items` with the one at `i` replaced."""
    return items[:i] + (item,) + items[i + 1 :]  # noqa: RUF005 (unpacking is slower)
