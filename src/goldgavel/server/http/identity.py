"""The player's identity: a name without an account, on any number of devices."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.params import JSONBody

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound
from goldgavel.server.http.dependencies import (
    CurrentPlayer,
    CurrentSession,
    TheConnections,
    TheIdentities,
    TheRegistry,
    TheStore,
    Visitor,
    VisitorSession,
    find_browser_session,
    limit_identities,
)
from goldgavel.server.http.descriptions import (
    PLAYER_OPTIONAL,
    PLAYER_REQUIRED,
    error_responses,
    write_error_responses,
)
from goldgavel.server.http.me.cookies import Me, identity_response, me_of, no_cookies, renewed_cookies
from goldgavel.server.players.agents import agent_of
from goldgavel.server.players.deletion import delete_player
from goldgavel.server.players.devices import forget_device
from goldgavel.server.players.identities import read_name
from goldgavel.server.players.names import rename

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
    made = await identities.make(data.name, agent_of(request.scope["headers"]))
    return identity_response(request, *made, program=data.program)


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
    before = None if data.program else await find_browser_session(request, identities)
    found = await identities.claim(data.code, agent_of(request.scope["headers"]), before)
    if found is None:
        raise NotFound("identity-link-spent")
    return identity_response(request, *found, program=data.program)


@get("/me", responses=error_responses(401), security=PLAYER_OPTIONAL, summary="Who I am")
async def who_am_i(request: AnyRequest, visitor_session: VisitorSession) -> Response[Me | None]:
    """The current player, or null for a new visitor. A wrong bearer token is an error. It renews the cookie."""
    me = None if visitor_session is None else me_of(visitor_session.player)
    return Response(me, cookies=renewed_cookies(request, visitor_session))


@patch("/me", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Change my name")
async def change_name(data: JSONBody[NewName], me: CurrentPlayer, registry: TheRegistry) -> Me:
    """The name also changes at tables that have not started."""
    return me_of(await rename(registry, me, read_name(data.name)))


@delete("/me", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Delete my data")
async def forget_me(request: AnyRequest, me: CurrentPlayer, registry: TheRegistry) -> Response[None]:
    """Deletes the name, devices and codes. Started games stay for the other players, with a nameless seat."""
    await delete_player(registry, me.id)
    return Response(None, cookies=no_cookies(request))


@post(
    "/me/link",
    status_code=200,
    guards=[limit_identities],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Create a link for another device",
)
async def make_link(session: CurrentSession, identities: TheIdentities) -> DeviceLink:
    """The other device sends the code to `/api/identity/claim`, once, within ten minutes.

    The code ends if this device is signed out.
    """
    code, expires = await identities.link(session.device)
    return DeviceLink(code=code, expires=expires)


@delete(
    "/session", responses=write_error_responses(401), security=PLAYER_REQUIRED, summary="Sign out on this device"
)
async def forget_this_device(
    request: AnyRequest, session: CurrentSession, store: TheStore, connections: TheConnections
) -> Response[None]:
    """The secret of this device stops working, and its sockets are closed. Other devices are not affected."""
    await forget_device(store, connections, session.player.id, session.device)
    return Response(None, cookies=no_cookies(request))


HANDLERS = [introduce, claim, who_am_i, change_name, forget_me, make_link, forget_this_device]
