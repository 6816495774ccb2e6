"""`make release`: runs the checklist of docs/release.md and reports the results. It does not set the tag.

`ONLY="tree packages"` runs some of the steps. It stops at the first failure.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from tools.release import packages, sbom, tree

DIST = packages.ROOT / "dist"
OF_THE_PACKAGE = ("tests/package",)
OF_AN_UPGRADE = ("tests/upgrade", "tests/storage/test_migrations.py", "tests/storage/backup/test_backup_files.py")


class Step(NamedTuple):
    name: str
    about: str
    run: Callable[[], str]


def check_tree() -> str:
    return f"{tree.check_clean()}; {tree.check_versions()}; {tree.check_tag()}"


def run_tests() -> str:
    command("make", "test")
    return "make test passed"


def build_packages() -> str:
    built = [*packages.build(DIST), sbom.write_into(DIST)]
    return ", ".join(f"{path.name} ({path.stat().st_size / 1e6:.1f} MB)" for path in built)


def try_packages() -> str:
    """Run the package tests on the built files, each in an empty environment without compiler and Node."""
    return pytest(*OF_THE_PACKAGE, GOLDGAVEL_DIST=str(DIST), GOLDGAVEL_SOAK="1")


def try_upgrade() -> str:
    return pytest(*OF_AN_UPGRADE)


STEPS = (
    Step("tree", "everything is committed, versions agree", check_tree),
    Step("tests", "all checks and all tests", run_tests),
    Step("packages", "sdist and wheel out of the last commit, and the bill of materials", build_packages),
    Step("install", "both installed into empty environments, and every extra used", try_packages),
    Step("upgrade", "databases and clients of earlier versions", try_upgrade),
)


def command(*words: str, **settings: str) -> None:
    done = subprocess.run(words, cwd=packages.ROOT, env=os.environ | settings, check=False)  # noqa: S603
    if done.returncode:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}")


def pytest(*words: str, **settings: str) -> str:
    command(sys.executable, "-m", "pytest", "-q", *words, **settings)
    return f"{' '.join(words)} passed"


def chosen(names: list[str]) -> list[Step]:
    known = {step.name: step for step in STEPS}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"There is no step {', '.join(unknown)}: say nothing, or some of {', '.join(known)}.")
    return [step for step in STEPS if step.name in names] if names else list(STEPS)


def main(names: list[str]) -> int:
    lines = []
    failed = False
    for step in chosen(names):
        print(f"\n== {step.name}: {step.about}", flush=True)
        began = time.monotonic()
        try:
            outcome = step.run()
        except (SystemExit, subprocess.CalledProcessError, OSError) as problem:
            failed, outcome = True, f"FAILED: {problem}"
        lines.append(f"{step.name:<10} {time.monotonic() - began:6.0f} s  {outcome}")
        if failed:
            break
    print(f"\nGold & Gavel {tree.version()}")
    print("\n".join(lines))
    left = [step.name for step in STEPS if not any(line.startswith(step.name) for line in lines)]
    if left:
        print(f"Not run: {', '.join(left)}.")
    elif not failed:
        print(f"Ready. A maintainer sets the tag: git tag --sign v{tree.version()}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
