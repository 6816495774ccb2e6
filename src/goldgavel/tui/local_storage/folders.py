"""The folder for the client's files, by the convention of each system, and reading and writing them."""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")
NAME = "goldgavel"
MAX_BYTES = 1 << 20


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """Return the data folder. `$XDG_DATA_HOME` is used on every system if it is an absolute path."""
    chosen = Path(environment.get("XDG_DATA_HOME") or "")
    if chosen.is_absolute():
        return chosen / NAME
    home = Path.home()
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / NAME
    if system == "darwin":
        return home / "Library" / "Application Support" / NAME
    return home / ".local" / "share" / NAME


def read_private_file(path: Path, kind: type[T]) -> T | None:
    """Decode a small file. Returns None if it does not exist or is not readable."""
    try:
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(MAX_BYTES), type=kind)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None


def write_private_file(path: Path, value: Any) -> None:
    """Write a file atomically, readable by its owner only. If writing fails, nothing is saved."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(value))
        new.replace(path)
