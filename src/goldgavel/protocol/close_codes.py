"""Why the server closes a live socket, and whether a client may connect again (docs/protocol.md)."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Codes from 4400 on are 4000 plus the HTTP status of a refusal."""

    BROKEN = 1011
    """An error in the server."""
    RESTART = 1012
    LEFT = 4000
    """The player has left, or the table no longer exists."""
    RELOAD = 4001
    """The client uses another protocol version."""
    REMOVED = 4003
    """The host has removed the player, or the table does not admit spectators."""
    TOO_SLOW = 4008
    FLOOD = 4029
    FORGOTTEN = 4401
    """The token is unknown, or the device was forgotten."""
    FORBIDDEN = 4403
    UNKNOWN = 4404
    """There is no such table."""


FINAL = (
    CloseCode.LEFT,
    CloseCode.RELOAD,
    CloseCode.REMOVED,
    CloseCode.FORGOTTEN,
    CloseCode.FORBIDDEN,
    CloseCode.UNKNOWN,
)
"""Codes after which a client does not connect again: it would be refused again."""
