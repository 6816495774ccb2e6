"""Muted players: their chat messages are hidden at every table, on all devices. They are not notified."""

from litestar import delete, get, put
from litestar.params import FromPath

from goldgavel.kernel.views import Data
from goldgavel.server.errors import BadRequest, Forbidden, NotFound
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore
from goldgavel.server.http.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.players.mutes import show_chats_to
from goldgavel.storage.errors import Missing
from goldgavel.storage.postgres.notices import Notice
from goldgavel.storage.queries import mutes

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
        has_room = await store.write_and_tell(Notice("muted", [me.id]), mutes.add_mute, me.id, player, MOST_MUTED)
    except Missing:
        raise NotFound("server-player-unknown") from None
    if not has_room:
        raise Forbidden("mute-too-many", most=MOST_MUTED)
    await show_chats_to(registry, me.id)
    return [Muted(id=muted.id, name=muted.name) for muted in await store.read(mutes.muted_by, me.id)]


@delete(
    "/me/mutes/{player:str}",
    status_code=200,
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Unmute a player",
)
async def unmute(player: FromPath[str], me: CurrentPlayer, registry: TheRegistry, store: TheStore) -> list[Muted]:
    await store.write_and_tell(Notice("muted", [me.id]), mutes.remove_mute, me.id, player)
    await show_chats_to(registry, me.id)
    return [Muted(id=muted.id, name=muted.name) for muted in await store.read(mutes.muted_by, me.id)]


HANDLERS = [my_mutes, mute, unmute]
