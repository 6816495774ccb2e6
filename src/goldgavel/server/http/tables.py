"""Tables: finding and making them, sitting down, starting, leaving, playing again."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from goldgavel.kernel.views import Data
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore, limit_creation
from goldgavel.server.http.openapi.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.lobby.rematches import rematch
from goldgavel.server.lobby.table_info import TableInfo
from goldgavel.server.lobby.table_specs import QuickSpec, TableSpec, Who
from goldgavel.server.tables import seat_rows
from goldgavel.server.tables.table import LiveTable

MOST_LISTED = 50


class Chair(Data, frozen=True, forbid_unknown_fields=True):
    who: Who
    """`me`, `free`, or a bot of a level, such as `bot:adept`."""


@get("/tables", responses=error_responses(), summary="Tables that anybody may join")
async def list_tables(registry: TheRegistry, store: TheStore) -> list[TableInfo]:
    """Those that were made to be listed and have not started, newest first."""
    found = await store.listed_tables(MOST_LISTED)
    return [
        seat_rows.info(registry.tables.get(row.id) or LiveTable(registry.context, row, seats))
        for row, seats in found
    ]


@post(
    "/tables",
    guards=[limit_creation],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Make a table",
)
async def make_table(data: JSONBody[TableSpec], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """Whoever is given its id may join it."""
    return seat_rows.info(await registry.make(me, data))


@post(
    "/tables/quick",
    guards=[limit_creation],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Play against bots at once",
)
async def quick_table(data: JSONBody[QuickSpec], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    return seat_rows.info(await registry.quick(me, data))


@get("/tables/{table:str}", responses=error_responses(404), summary="One table")
async def show_table(table: FromPath[str], registry: TheRegistry) -> TableInfo:
    return seat_rows.info(await registry.find(table))


@put(
    "/tables/{table:str}/seats/{seat:int}",
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Sit down, or set a chair",
)
async def set_chair(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[Chair], me: CurrentPlayer, registry: TheRegistry
) -> TableInfo:
    """Take a free chair or free my own; who made the table also frees others' chairs and seats bots."""
    found = await registry.find(table)
    await registry.set_seat(me, found, seat, data.who)
    return seat_rows.info(found)


@delete(
    "/tables/{table:str}/seats/mine",
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Leave",
)
async def leave_table(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> None:
    """Before the start the chair is free again; after it a bot plays on."""
    await registry.leave(me, await registry.find(table))


@post(
    "/tables/{table:str}/start",
    status_code=200,
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Start the game",
)
async def start_table(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """For who made the table; a rematch is started by anybody who sits there. Bots take the free chairs."""
    found = await registry.find(table)
    await registry.start(me, found)
    return seat_rows.info(found)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    guards=[limit_creation],
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Play again",
)
async def play_again(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """The table of the next game, with the same people; whoever asks second is given the same one."""
    return seat_rows.info(await rematch(registry, me, await registry.find(table)))


HANDLERS = [
    list_tables,
    make_table,
    quick_table,
    show_table,
    set_chair,
    leave_table,
    start_table,
    play_again,
]
