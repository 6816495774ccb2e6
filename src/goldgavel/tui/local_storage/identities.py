"""The player's token at each server, so that a seat is still theirs after a restart."""

from pathlib import Path

from goldgavel.tui.local_storage.folders import data_folder, read_private_file, write_private_file


def identities_file() -> Path:
    return data_folder() / "identities.json"


def known_identities() -> dict[str, str]:
    """Return tokens by server address. An unreadable file counts as empty, so the player gets a new identity."""
    return read_private_file(identities_file(), dict[str, str]) or {}


def save_identity(server: str, token: str | None) -> None:
    """Save or remove a token. If writing fails, the identity lasts until the program ends."""
    known = {name: kept for name, kept in known_identities().items() if name != server}
    if token is not None:
        known[server] = token
    write_private_file(identities_file(), known)
