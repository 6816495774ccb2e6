"""Errors of the server, each with its HTTP status."""

from typing import Any, ClassVar

from goldgavel.kernel.errors import GoldGavelError


class ServerError(GoldGavelError):
    status: ClassVar[int] = 400


class BadRequest(ServerError):  # noqa: N818 - named like the HTTP status
    status = 400


class Unauthorized(ServerError):  # noqa: N818
    """The request needs an identity, and has none or an unknown one."""

    status = 401

    def __init__(self, code: str = "server-who-are-you", **params: Any) -> None:
        super().__init__(code, **params)


class Forbidden(ServerError):  # noqa: N818
    status = 403


class NotFound(ServerError):  # noqa: N818
    status = 404


class WrongState(ServerError):  # noqa: N818
    """The table's state does not allow it."""

    status = 409


class TooManyRequests(ServerError):  # noqa: N818
    status = 429

    def __init__(self, code: str = "server-too-often", **params: Any) -> None:
        super().__init__(code, **params)


class Unavailable(ServerError):  # noqa: N818
    """The server does not accept visitors: it is stopping, or its database is unavailable."""

    status = 503


class UnsupportedMediaType(ServerError):  # noqa: N818
    """The request body is not JSON."""

    status = 415
