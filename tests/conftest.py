"""Tests that need OpenGL or an X server skip where there is none, and the last line says what would bring them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import needs
import pytest

HERE = Path(__file__).parent
WANT = "needs the Debian packages "
skipped: Counter[str] = Counter()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        folder = item.path.relative_to(HERE).parts[0]
        missing = needs.BY_FOLDER.get(folder, tuple)()
        if missing:
            item.add_marker(pytest.mark.skip(reason=WANT + " ".join(missing)))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.skipped and isinstance(report.longrepr, tuple):
        skipped[report.longrepr[2].removeprefix("Skipped: ")] += 1


def last_line(counts: Counter[str]) -> str:
    """What was skipped, and how to have it; empty if nothing was."""
    if not counts:
        return ""
    packages = sorted({word for reason in counts if reason.startswith(WANT) for word in reason[len(WANT) :].split()})
    others = [f"{count} tests: {reason}" for reason, count in counts.items() if not reason.startswith(WANT)]
    if packages:
        number = sum(count for reason, count in counts.items() if reason.startswith(WANT))
        others.append(f"{number} tests of windows and pictures; to run them: sudo apt-get install {' '.join(packages)}")
    return "skipped " + "; ".join(others)


def pytest_unconfigure() -> None:
    line = last_line(skipped)
    if line:
        print(line)
