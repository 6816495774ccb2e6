"""Recovery codes: the way back to an identity from a new browser, when no device has it any more."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound
from goldgavel.server.http.dependencies import (
    CurrentPlayer,
    TheIdentities,
    TheStore,
    find_browser_session,
    limit_identities,
    limit_recovery,
)
from goldgavel.server.http.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.http.me.cookies import AnyRequest, Me, identity_response
from goldgavel.server.players.agents import agent_of
from goldgavel.storage.queries import sign_in


class RecoveryCode(Data, frozen=True):
    code: str
    """The code, shown once. Case and spacing do not matter."""
    created: float
    """Unix seconds."""


class RecoveryState(Data, frozen=True):
    """Whether there is a recovery code. The code itself is not stored."""

    created: float | None
    """When it was made, in Unix seconds; null without one."""
    used: float | None
    """When it last signed in a device."""


class Recovery(Data, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    program: bool = False
    """A program gets a token; a browser gets a cookie."""


@get("/me/recovery", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My recovery code")
async def show_recovery(me: CurrentPlayer, store: TheStore) -> RecoveryState:
    """Whether I have a recovery code, and when it was made and used."""
    found = await store.read(sign_in.recovery_code_of, me.id)
    return RecoveryState(
        created=None if found is None else found.created, used=None if found is None else found.used
    )


@post(
    "/me/recovery",
    status_code=200,
    guards=[limit_identities],
    responses=write_error_responses(401, 404),
    security=PLAYER_REQUIRED,
    summary="Make a recovery code",
)
async def make_recovery_code(me: CurrentPlayer, identities: TheIdentities) -> RecoveryCode:
    """A code that signs in a new device as me. An earlier code stops working."""
    code, created = await identities.make_recovery_code(me)
    return RecoveryCode(code=code, created=created)


@post(
    "/identity/recover",
    status_code=200,
    guards=[limit_recovery],
    responses=write_error_responses(404),
    security=[{}],
    summary="Use a recovery code on this device",
)
async def recover(request: AnyRequest, data: JSONBody[Recovery], identities: TheIdentities) -> Response[Me]:
    """Sign in this device as the player who made the code. The code stays valid until there is a new one."""
    before = None if data.program else await find_browser_session(request, identities)
    found = await identities.recover(data.code, agent_of(request.scope["headers"]), before)
    if found is None:
        raise NotFound("identity-recovery-wrong")
    return identity_response(request, *found, program=data.program)


HANDLERS = [show_recovery, make_recovery_code, recover]
