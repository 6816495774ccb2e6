"""What the server refuses, each with the HTTP status that says so."""

from typing import Any, ClassVar

from goldgavel.kernel.errors import GoldGavelError


class ServerError(GoldGavelError):
    status: ClassVar[int] = 400


class BadRequest(ServerError):  # noqa: N818 - the plain words of HTTP
    status = 400


class Unauthorized(ServerError):  # noqa: N818
    """Nobody in particular asks for what only somebody can have."""

    status = 401

    def __init__(self, code: str = "server-who-are-you", **params: Any) -> None:
        super().__init__(code, **params)


class Forbidden(ServerError):  # noqa: N818
    status = 403


class NotFound(ServerError):  # noqa: N818
    status = 404


class WrongState(ServerError):  # noqa: N818
    """The table is not in the state for it."""

    status = 409


class TooManyRequests(ServerError):  # noqa: N818
    status = 429

    def __init__(self, code: str = "server-too-often", **params: Any) -> None:
        super().__init__(code, **params)


class Unavailable(ServerError):  # noqa: N818
    """The server is not there for people: not yet, not any more, or not while its database is away."""

    status = 503


class UnsupportedMediaType(ServerError):  # noqa: N818
    """A body that is no JSON."""

    status = 415
