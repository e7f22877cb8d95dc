"""`python -m tests.perft.deep`: every count, the deep ones too; minutes. With `--write` the files get new counts."""

from __future__ import annotations

import re
import sys

from .count import HERE, all_lines, check, perft, read, start


def write() -> None:
    """Count everything anew. Look at the difference before it is committed."""
    for file in sorted(HERE.glob("*.txt")):
        lines, out = iter(read(file)), []
        for text in file.read_text("utf-8").splitlines():
            if text and not text.startswith("#"):
                line = next(lines)
                text = re.sub(r"count=\d+", f"count={perft(*start(line), line.depth)}", text)
            out.append(text)
        file.write_text("\n".join(out) + "\n", "utf-8")


def main() -> int:
    if sys.argv[1:] == ["--write"]:
        write()
        return 0
    wrong = 0
    for line in all_lines():
        told = check(line)
        wrong += bool(told)
        print(told or f"{line}: {line.count}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
