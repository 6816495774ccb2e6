"""Runs `goldgavel` with a clock that can be set: `python -m tests.kit.servers.shifted_clock FILE serve …`.

FILE holds the seconds by which `time.time` is shifted. It is read at every call.
"""

import sys
import time
from pathlib import Path

real_time = time.time


def shift(file: Path) -> None:
    def shifted() -> float:
        return real_time() + (float(file.read_text()) if file.exists() else 0.0)

    time.time = shifted


if __name__ == "__main__":
    shift(Path(sys.argv.pop(1)))
    from goldgavel.cli.main import main

    sys.exit(main(sys.argv[1:]))
