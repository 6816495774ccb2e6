"""The tally of a series in one line."""

import asyncio

from msgspec.structs import replace

from goldgavel.client.links import TableLink
from goldgavel.games import load
from goldgavel.protocol.messages import Welcome
from goldgavel.protocol.table_info import (
    SeatInfo,
    SeatKind,
    Series,
    SeriesPlayer,
    SeriesSide,
    TableInfo,
    table_without_row,
)
from goldgavel.protocol.version import PROTOCOL
from goldgavel.tui.seat.join import JoinedTable
from goldgavel.tui.seat.remote import RemoteSeat
from goldgavel.tui.seat.series import series_line

FREE = SeatInfo(kind=SeatKind.FREE, name="", player=None, bot=None, here=False, stand_in=False)


def table_with(seats: list[SeatInfo], series: Series) -> TableInfo:
    return replace(table_without_row(load("auction", {"players": 3}), "open", seats), series=series)


def test_a_series_is_told_in_one_line() -> None:
    def player(name: str, won: int, bot: str | None = None) -> SeriesPlayer:
        return SeriesPlayer(name=name, player=None if bot else name.lower(), bot=bot, games=2, won=won)

    bot = player("Adept\N{NO-BREAK SPACE}3", 1, "adept")
    series = Series(games=2, players=(player("Bob", 0), player("Ann", 2), bot, player("Cid", 1)), sides=())
    table = table_with([replace(FREE, player="bob"), replace(FREE, player="ann")], series)
    said = series_line(table, 1, "en").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Series after 2 games · You: 2 wins · Adept 3: 1 win · Cid: 1 win · Bob: 0 wins"
    assert series_line(table, None, "ru").startswith("Счёт после 2 партий · Ann: 2")
    sides = (SeriesSide(players=(0, 2), games=2, won=0), SeriesSide(players=(1, 3), games=2, won=2))
    of_partners = replace(table, series=replace(series, sides=sides))
    said = series_line(of_partners, 1, "en").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Series after 2 games · You and Cid: 2 wins · Bob and Adept 3: 0 wins"
    assert series_line(replace(table, series=None), 1, "en") == ""
    assert series_line(replace(table, series=replace(series, games=0)), 1, "en") == ""


def test_the_tally_is_told_when_a_rematch_begins() -> None:
    ann = SeriesPlayer(name="Ann", player="ann", bot=None, games=1, won=1)
    table = table_with([FREE] * 3, Series(games=1, players=(ann,), sides=()))
    welcome = Welcome(
        protocol=PROTOCOL,
        engine="",
        table=table,
        seat=None,
        version=0,
        view=None,
        decision=None,
        refusals={},
        order=None,
        missed=(),
    )
    told: list[str] = []

    async def test() -> None:
        seat = RemoteSeat(JoinedTable(TableLink("http://x", "t"), None, table), "en")
        seat.listener = lambda now: told.extend(now.remarks)
        await seat.on_message(welcome)
        await seat.on_message(welcome)

    asyncio.run(test())
    assert told == ["Series after 1 game · Ann: 1\N{NO-BREAK SPACE}win"]
