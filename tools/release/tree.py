"""Checks of the tree before a release: versions, changelog and tag."""

import re
import runpy
import subprocess
from pathlib import Path

from tools.release.packages import ROOT, changed_files


def version() -> str:
    found: str = runpy.run_path(str(ROOT / "src" / "goldgavel" / "_version.py"))["VERSION"]
    return found


def check_clean() -> str:
    changed = changed_files()
    if changed:
        raise SystemExit(
            f"{len(changed)} files are changed or new; commit them first:\n" + "\n".join(changed[:20])
        )
    return "everything is committed"


def check_versions(root: Path = ROOT, wanted: str | None = None) -> str:
    """Check that the changelog starts with this version and that the compose files name the same version."""
    wanted = wanted or version()
    headings = re.findall(r"(?m)^## (.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not headings or headings[0] != wanted:
        raise SystemExit(f"CHANGELOG.md begins with “{(headings or ['nothing'])[0]}”, the version is {wanted}.")
    for file in sorted(root.glob("compose*.yaml")):
        for named in re.findall(r"image: goldgavel:(\S+)", file.read_text(encoding="utf-8")):
            if named != wanted:
                raise SystemExit(f"{file.name} names version {named}, not {wanted}.")
    return f"CHANGELOG.md and the compose files say {wanted}"


def check_tag() -> str:
    """Check that the tag does not exist yet: a maintainer sets it after the checklist."""
    tag = f"v{version()}"
    words = ["git", "tag", "--list", tag]
    if subprocess.run(words, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip():  # noqa: S603
        raise SystemExit(f"The tag {tag} is set already: raise VERSION in src/goldgavel/_version.py.")
    return f"there is no tag {tag} yet"
