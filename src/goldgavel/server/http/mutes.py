"""Muted players: their chat messages are hidden at every table, on all devices. They are not notified."""

from litestar import delete, get, put
from litestar.params import FromPath

from goldgavel.kernel.views import Data
from goldgavel.server.errors import BadRequest, Forbidden, NotFound
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore
from goldgavel.server.http.openapi.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.lobby.registry import TableRegistry
from goldgavel.server.tables import chat
from goldgavel.storage.errors import Missing
from goldgavel.storage.queries import mutes
from goldgavel.storage.rows import PlayerRow

MOST_MUTED = 500


class Muted(Data, frozen=True):
    """A muted player."""

    id: str
    name: str


@get("/me/mutes", responses=error_responses(401), security=PLAYER_REQUIRED, summary="My muted players")
async def my_mutes(me: CurrentPlayer, store: TheStore) -> list[Muted]:
    return [Muted(id=player.id, name=player.name) for player in await store.read(mutes.muted_by, me.id)]


@put(
    "/me/mutes/{player:str}",
    responses=write_error_responses(401, 404),
    security=PLAYER_REQUIRED,
    summary="Mute a player",
)
async def mute(player: FromPath[str], me: CurrentPlayer, registry: TheRegistry, store: TheStore) -> list[Muted]:
    """The player's chat messages are no longer sent to me, at any table."""
    if player == me.id:
        raise BadRequest("mute-self")
    try:
        has_room = await store.write(mutes.add_mute, me.id, player, MOST_MUTED)
    except Missing:
        raise NotFound("server-player-unknown") from None
    if not has_room:
        raise Forbidden("mute-too-many", most=MOST_MUTED)
    await refresh_chats(registry, me)
    return [Muted(id=muted.id, name=muted.name) for muted in await store.read(mutes.muted_by, me.id)]


@delete(
    "/me/mutes/{player:str}",
    status_code=200,
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Unmute a player",
)
async def unmute(player: FromPath[str], me: CurrentPlayer, registry: TheRegistry, store: TheStore) -> list[Muted]:
    await store.write(mutes.remove_mute, me.id, player)
    await refresh_chats(registry, me)
    return [Muted(id=muted.id, name=muted.name) for muted in await store.read(mutes.muted_by, me.id)]


async def refresh_chats(registry: TableRegistry, me: PlayerRow) -> None:
    """Send the chat again to all connections of the player at this worker."""
    for table in list(registry.tables.values()):
        for connection in table.audience.everyone():
            if connection.player == me.id:
                await chat.send_history(table, connection)


HANDLERS = [my_mutes, mute, unmute]
