"""Who one is at which server: a secret each, so that a chair is still one's own after the program was closed."""

import os
from contextlib import suppress
from pathlib import Path

import msgspec

from goldgavel.tui.keeping.place import data_folder

LARGEST = 1 << 20


def identities_file() -> Path:
    return data_folder() / "identities.json"


def known_identities() -> dict[str, str]:
    """By the server's address. A file that cannot be read is as good as none: one gets a new identity."""
    try:
        with identities_file().open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=dict[str, str])
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}


def keep_identity(server: str, token: str | None) -> None:
    """For nobody else to read. Where nothing can be written, the identity lasts as long as the program."""
    known = {name: kept for name, kept in known_identities().items() if name != server}
    if token is not None:
        known[server] = token
    path = identities_file()
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}.new")
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(msgspec.json.encode(known))
        new.replace(path)
