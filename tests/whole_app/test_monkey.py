"""A short run of the monkey: random clicks, keys and window sizes end in no trouble."""

from __future__ import annotations

import subprocess
import sys

from driver import ROOT


def test_random_clicks_and_keys_break_nothing() -> None:
    words = [sys.executable, "-m", "tests.monkey", "--seconds", "12", "--seed", "7"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.rstrip().endswith("nothing is wrong"), done.stdout + done.stderr
    assert done.returncode == 0
