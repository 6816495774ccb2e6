"""The cookie with a device's secret, and the response that sets it."""

from collections.abc import Sequence
from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie
from msgspec import UNSET, UnsetType

from goldgavel.kernel.views import Data
from goldgavel.server.players.cookies import COOKIE, cookie_name, cookies_of
from goldgavel.server.players.identities import DeviceSession
from goldgavel.storage.rows import PlayerRow

YEAR = 365 * 86400
AnyRequest = Request[Any, Any, Any]


class Me(Data, frozen=True):
    id: str
    """The public id, which others see at a table."""
    name: str
    token: str | UnsetType = UNSET
    """The secret token, shown once, for the header `Authorization: Bearer`."""


def me_of(player: PlayerRow) -> Me:
    return Me(id=player.id, name=player.name)


def identity_response(request: AnyRequest, player: PlayerRow, secret: str, *, program: bool) -> Response[Me]:
    """The response that gives a device its secret."""
    if program:
        return Response(Me(id=player.id, name=player.name, token=secret))
    return Response(me_of(player), cookies=device_cookies(request, secret))


def renewed_cookies(request: AnyRequest, session: DeviceSession | None) -> Sequence[Cookie]:
    """The cookies that let a browser stay signed in for another year from this visit on."""
    is_browser = session is not None and session.sent.cookie is not None
    return device_cookies(request, session.sent.secret) if session is not None and is_browser else ()


def device_cookies(request: AnyRequest, secret: str) -> Sequence[Cookie]:
    """The cookie with the secret, and one that deletes a cookie of the name over plain HTTP, if one was sent."""
    base = request.app.state.server.context.settings.base_path
    name = cookie_name(base, secure=_is_secure(request))
    return [
        _cookie(request, each, secret if each == name else "") for each in dict.fromkeys((name, *_sent(request)))
    ]


def no_cookies(request: AnyRequest) -> Sequence[Cookie]:
    """Cookies that delete the device's own."""
    return device_cookies(request, "")


def _sent(request: AnyRequest) -> list[str]:
    """The names under which this response may delete a cookie: over plain HTTP browsers refuse the others."""
    return [COOKIE] if any(each.cookie == COOKIE for each in cookies_of(request.scope["headers"])) else []


def _cookie(request: AnyRequest, name: str, secret: str) -> Cookie:
    """A cookie that scripts cannot read and other sites cannot send. An empty one deletes it."""
    return Cookie(
        key=name,
        value=secret,
        max_age=YEAR if secret else 0,
        path=request.app.state.server.context.settings.base_path or "/",
        httponly=True,
        samesite="strict",
        secure=_is_secure(request),
    )


def _is_secure(request: AnyRequest) -> bool:
    return request.scope["scheme"] == "https"
