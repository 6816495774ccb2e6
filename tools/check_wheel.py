"""Fails unless a wheel has the compiled rules and the page: `python tools/check_wheel.py FILE`.

A build without a compiler or without Node succeeds and only logs a warning. This turns the warning into an error
where a complete package is required. It needs only Python: the build of the container image runs it.
"""

import sys
import zipfile
from pathlib import Path

PAGE = "goldgavel/server/page/index.html"


def problems(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    found = []
    headers = [name for name in names if name.endswith(".pxd")]
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    if not compiled or wheel.name.endswith("-none-any.whl"):
        found.append(f"{wheel.name}: none of {len(headers)} modules is compiled; is there a C compiler?")
    if PAGE not in names:
        found.append(f"{wheel.name}: the page is not in it; could Node and the page's packages be fetched?")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problem for file in sys.argv[1:] for problem in problems(Path(file))) or None)
