"""`make docs`: prepares the pages, builds the site and checks every link."""

import os
import subprocess
import sys
from pathlib import Path

from tools.docs.languages import finish
from tools.docs.layout import lay_out
from tools.docs.link_check import problems
from tools.docs.places import ROOT, BrokenLink

PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"


def main() -> int:
    try:
        lay_out(PAGES)
    except BrokenLink as problem:
        print(problem, file=sys.stderr)
        return 1
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=ROOT, env=quiet(), capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if built.returncode != 0:
        print(built.stdout, built.stderr, sep="\n", file=sys.stderr)
        return 1
    found = finish(SITE) + problems(SITE)
    print(*found, sep="\n", end="\n" if found else "", file=sys.stderr)
    if found:
        return 1
    print(f"The documentation is built, {count(SITE)} pages, every link looked at. Open {SITE / 'index.html'}")
    return 0


def quiet() -> dict[str, str]:
    return {**os.environ, "NO_COLOR": "1"}


def count(site: Path) -> int:
    return sum(1 for _ in site.rglob("*.html"))


if __name__ == "__main__":
    sys.exit(main())
