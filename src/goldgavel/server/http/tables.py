"""Tables: finding, creating, taking seats, starting, leaving and rematches."""

import msgspec
from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from goldgavel.kernel.views import Data
from goldgavel.protocol.table_info import TableInfo
from goldgavel.server.http.dependencies import CurrentPlayer, TheRegistry, TheStore, limit_creation
from goldgavel.server.http.descriptions import PLAYER_REQUIRED, error_responses, write_error_responses
from goldgavel.server.lobby.rematches import rematch
from goldgavel.server.lobby.table_specs import QuickSpec, TableSpec, Who
from goldgavel.server.runner.runner import TableRunner
from goldgavel.server.tables.presence import NobodyHere
from goldgavel.server.tables.table import Table
from goldgavel.storage.queries import tables

MOST_LISTED = 50


class Chair(Data, frozen=True, forbid_unknown_fields=True):
    who: Who
    """`me`, `free`, or a bot of a level, such as `bot:adept`."""


@get("/tables", responses=error_responses(), summary="Tables that anyone can join")
async def list_tables(registry: TheRegistry, store: TheStore) -> list[TableInfo]:
    """Listed tables that have not started, newest first."""
    found = await store.read(tables.listed_tables, MOST_LISTED)
    shown = [
        info_of(runner)
        if (runner := registry.tables.get(row.id)) is not None
        else Table(row, seats, registry.context.sources).info(NobodyHere())
        for row, seats in found
    ]
    return [msgspec.structs.replace(table, series=None) for table in shown]


def info_of(runner: TableRunner) -> TableInfo:
    return runner.table.info(runner.audience)


@post(
    "/tables",
    guards=[limit_creation],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Create a table",
)
async def make_table(data: JSONBody[TableSpec], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """Anyone who has its id can join it."""
    return info_of(await registry.make(me, data))


@post(
    "/tables/quick",
    guards=[limit_creation],
    responses=write_error_responses(401),
    security=PLAYER_REQUIRED,
    summary="Start a game against bots",
)
async def quick_table(data: JSONBody[QuickSpec], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    return info_of(await registry.quick(me, data))


@get("/tables/{table:str}", responses=error_responses(404), summary="One table")
async def show_table(table: FromPath[str], registry: TheRegistry) -> TableInfo:
    return info_of(await registry.find(table))


@put(
    "/tables/{table:str}/seats/{seat:int}",
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Take or set a seat",
)
async def set_seat(
    table: FromPath[str], seat: FromPath[int], data: JSONBody[Chair], me: CurrentPlayer, registry: TheRegistry
) -> TableInfo:
    """Take a free seat or free one's own. The host can also free other seats and add bots."""
    found = await registry.find(table)
    await registry.set_seat(me, found, seat, data.who)
    return info_of(found)


@delete(
    "/tables/{table:str}/seats/mine",
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Leave",
)
async def leave_table(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> None:
    """Before the start the seat becomes free. After the start a bot continues to play."""
    await registry.leave(me, await registry.find(table))


@post(
    "/tables/{table:str}/start",
    status_code=200,
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Start the game",
)
async def start_table(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """Only the host can start a table; any player can start a rematch. Bots take the free seats."""
    found = await registry.find(table)
    await registry.start(me, found)
    return info_of(found)


@post(
    "/tables/{table:str}/rematch",
    status_code=200,
    guards=[limit_creation],
    responses=write_error_responses(401, 404, 409),
    security=PLAYER_REQUIRED,
    summary="Play again",
)
async def play_again(table: FromPath[str], me: CurrentPlayer, registry: TheRegistry) -> TableInfo:
    """The table of the rematch, with the same players. Later requests return the same table."""
    return info_of(await rematch(registry, me, await registry.find(table)))


HANDLERS = [
    list_tables,
    make_table,
    quick_table,
    show_table,
    set_seat,
    leave_table,
    start_table,
    play_again,
]
