"""Where a program keeps a person's own files, by the convention of the system."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "goldgavel"


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """`$XDG_DATA_HOME`, where it is set, on every system: an absolute folder, or it does not count."""
    chosen = Path(environment.get("XDG_DATA_HOME") or "")
    if chosen.is_absolute():
        return chosen / NAME
    home = Path.home()
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / NAME
    if system == "darwin":
        return home / "Library" / "Application Support" / NAME
    return home / ".local" / "share" / NAME
