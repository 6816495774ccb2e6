"""The devices on which a player is signed in."""

from litestar import Response, delete, get
from litestar.params import FromPath

from goldgavel.kernel.views import Data
from goldgavel.server.errors import NotFound
from goldgavel.server.http.dependencies import CurrentSession, TheConnections, TheStore
from goldgavel.server.http.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.http.me.cookies import AnyRequest, no_cookies
from goldgavel.server.players.devices import forget_device, forget_other_devices, public_id
from goldgavel.storage.queries import devices


class Device(Data, frozen=True):
    """A device on which I am signed in."""

    id: str
    browser: str | None
    """The browser, or `goldgavel` for the terminal; null if unknown."""
    system: str | None
    """The operating system; null if unknown."""
    added: float
    """Unix seconds."""
    visited: float
    """The hour of the last visit, in Unix seconds."""
    here: bool
    """Whether it is the device that asks."""


@get("/me/devices", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My devices")
async def my_devices(session: CurrentSession, store: TheStore) -> list[Device]:
    """The device that asks comes first, then the one that was used last."""
    found = [
        Device(
            id=public_id(row.secret),
            browser=row.browser,
            system=row.system,
            added=row.created,
            visited=row.visited,
            here=row.secret == session.device,
        )
        for row in await store.read(devices.devices_of, session.player.id)
    ]
    return sorted(found, key=lambda device: not device.here)


@delete(
    "/me/devices/{device:str}",
    responses=write_error_responses(401, 404),
    security=PLAYER_REQUIRED,
    summary="Sign out a device",
)
async def sign_out_device(
    request: AnyRequest,
    device: FromPath[str],
    session: CurrentSession,
    store: TheStore,
    connections: TheConnections,
) -> Response[None]:
    """Its secret stops working, its sockets are closed, and links that it made end."""
    mine = await store.read(devices.devices_of, session.player.id)
    found = next((row.secret for row in mine if public_id(row.secret) == device), None)
    if found is None:
        raise NotFound("device-unknown")
    await forget_device(store, connections, session.player.id, found)
    return Response(None, cookies=no_cookies(request) if found == session.device else ())


@delete(
    "/me/devices",
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Sign out everywhere else",
)
async def sign_out_elsewhere(session: CurrentSession, store: TheStore, connections: TheConnections) -> None:
    """Signs out all devices but this one. Links and the recovery code end too."""
    await forget_other_devices(store, connections, session.player.id, session.device)


HANDLERS = [my_devices, sign_out_device, sign_out_elsewhere]
