"""The player's identity: a name without an account, on any number of devices."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import UNSET, UnsetType

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound
from goldgavel.server.http.dependencies import (
    CurrentPlayer,
    TheConnections,
    TheIdentities,
    TheRegistry,
    TheStore,
    Visitor,
    limit_identities,
    secret_of,
)
from goldgavel.server.http.descriptions import (
    PLAYER_OPTIONAL,
    PLAYER_REQUIRED,
    error_responses,
    write_error_responses,
)
from goldgavel.server.players.deletion import delete_player
from goldgavel.server.players.devices import forget_device
from goldgavel.server.players.identities import COOKIE, hash_secret, read_name
from goldgavel.server.players.names import rename
from goldgavel.storage.rows import PlayerRow

YEAR = 365 * 86400

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
"""A name in any script. Invisible characters are removed, and long names are cut."""
AnyRequest = Request[Any, Any, Any]


class NewIdentity(Data, frozen=True, forbid_unknown_fields=True):
    name: Name
    program: bool = False
    """A program gets a token; a browser gets a cookie."""


class NewName(Data, frozen=True, forbid_unknown_fields=True):
    name: Name


class Claim(Data, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    program: bool = False


class Me(Data, frozen=True):
    id: str
    """The public id, which others see at a table."""
    name: str
    token: str | UnsetType = UNSET
    """The secret token, shown once, for the header `Authorization: Bearer`."""


class DeviceLink(Data, frozen=True):
    code: str
    expires: float
    """Unix seconds."""


@post(
    "/identity",
    status_code=200,
    guards=[limit_identities],
    responses=write_error_responses(401),
    security=PLAYER_OPTIONAL,
    summary="Create an identity or change its name",
)
async def introduce(
    request: AnyRequest,
    data: JSONBody[NewIdentity],
    visitor: Visitor,
    registry: TheRegistry,
    identities: TheIdentities,
) -> Response[Me]:
    """Create a new identity, or rename the current one."""
    if visitor is not None:
        return Response(me_of(await rename(registry, visitor, read_name(data.name))))
    return identity_response(request, *await identities.make(data.name), program=data.program)


@post(
    "/identity/claim",
    status_code=200,
    guards=[limit_identities],
    responses=write_error_responses(404),
    security=[{}],
    summary="Use an identity on this device",
)
async def claim(request: AnyRequest, data: JSONBody[Claim], identities: TheIdentities) -> Response[Me]:
    """Use the code of a link. It works once, and expires after ten minutes."""
    found = await identities.claim(data.code)
    if found is None:
        raise NotFound("identity-link-spent")
    return identity_response(request, *found, program=data.program)


@get("/me", responses=error_responses(401), security=PLAYER_OPTIONAL, summary="Who I am")
async def who_am_i(visitor: Visitor) -> Me | None:
    """The current player, or null for a new visitor. A wrong bearer token is an error."""
    return None if visitor is None else me_of(visitor)


@patch("/me", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Change my name")
async def change_name(data: JSONBody[NewName], me: CurrentPlayer, registry: TheRegistry) -> Me:
    """The name also changes at tables that have not started."""
    return me_of(await rename(registry, me, read_name(data.name)))


@delete("/me", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Delete my data")
async def forget_me(request: AnyRequest, me: CurrentPlayer, registry: TheRegistry) -> Response[None]:
    """Deletes the name, secrets and links. Started games stay for the other players, with a nameless seat."""
    await delete_player(registry, me.id)
    return Response(None, cookies=[device_cookie(request, "")])


@post(
    "/me/link",
    status_code=200,
    guards=[limit_identities],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Create a link for another device",
)
async def make_link(me: CurrentPlayer, identities: TheIdentities) -> DeviceLink:
    """The other device sends the code to `/api/identity/claim`, once, within ten minutes."""
    code, expires = await identities.link(me)
    return DeviceLink(code=code, expires=expires)


@delete(
    "/session", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Sign out on this device"
)
async def forget_this_device(
    request: AnyRequest, me: CurrentPlayer, store: TheStore, connections: TheConnections
) -> Response[None]:
    """The secret of this device stops working, and its sockets are closed. Other devices are not affected."""
    del me  # only required
    await forget_device(store, connections, hash_secret(secret_of(request) or ""))
    return Response(None, cookies=[device_cookie(request, "")])


def me_of(player: PlayerRow) -> Me:
    return Me(id=player.id, name=player.name)


def identity_response(request: AnyRequest, player: PlayerRow, secret: str, *, program: bool) -> Response[Me]:
    """The response that gives a device its secret."""
    if program:
        return Response(Me(id=player.id, name=player.name, token=secret))
    return Response(me_of(player), cookies=[device_cookie(request, secret)])


def device_cookie(request: AnyRequest, secret: str) -> Cookie:
    """The cookie with the secret. Scripts cannot read it, other sites cannot send it. An empty one deletes it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=YEAR if secret else 0,
        path=request.app.state.server.context.settings.base_path or "/",
        httponly=True,
        samesite="strict",
        secure=request.scope["scheme"] == "https",
    )


HANDLERS = [introduce, claim, who_am_i, change_name, forget_me, make_link, forget_this_device]
