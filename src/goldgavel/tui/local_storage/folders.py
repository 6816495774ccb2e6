"""Where a program keeps a person's own files, by the convention of the system."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
NAME = "goldgavel"
LARGEST = 1 << 20


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


def read_own(path: Path, kind: type[T]) -> T | None:
    """A small file of the program's own; None if there is none, or none that can be read."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def write_own(path: Path, value: Any) -> None:
    """For nobody else to read, and whole or not at all. Where nothing can be written, nothing is kept."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(value))
        new.replace(path)
