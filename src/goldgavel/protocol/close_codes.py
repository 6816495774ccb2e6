"""Why the server closes a live socket (docs/protocol.md)."""

from enum import IntEnum


class CloseCode(IntEnum):
    """Codes from 4400 on are 4000 plus the HTTP status of a refusal."""

    BROKEN = 1011
    RESTART = 1012
    LEFT = 4000
    RELOAD = 4001
    REMOVED = 4003
    TOO_SLOW = 4008
    FLOOD = 4029
    FORGOTTEN = 4401
    FORBIDDEN = 4403
    UNKNOWN = 4404
