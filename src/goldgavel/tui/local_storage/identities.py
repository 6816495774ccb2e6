"""Who one is at which server: a secret each, so that a chair is still one's own after the program was closed."""

from pathlib import Path

from goldgavel.tui.local_storage.folders import data_folder, read_own, write_own


def identities_file() -> Path:
    return data_folder() / "identities.json"


def known_identities() -> dict[str, str]:
    """By the server's address. A file that cannot be read is as good as none: one gets a new identity."""
    return read_own(identities_file(), dict[str, str]) or {}


def keep_identity(server: str, token: str | None) -> None:
    """Where nothing can be written, the identity lasts as long as the program."""
    known = {name: kept for name, kept in known_identities().items() if name != server}
    if token is not None:
        known[server] = token
    write_own(identities_file(), known)
