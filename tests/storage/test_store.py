"""The store, on every kind of database."""

import asyncio

import msgspec
import pytest

from goldgavel.kernel.entries import Entry
from goldgavel.storage.errors import Conflict, Missing, StorageError
from goldgavel.storage.queries import devices, played, players, results, tables
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.queries.snapshots import snapshot
from goldgavel.storage.rows import PlayerStatistics, ResultRow, SeatRow
from tests.storage.kit import CHAIRS, entry, opened, player, result, secret_of, settings, table


def test_players_are_found_by_id_and_by_secret(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            assert await store.read(players.player, "ann") == player("ann")
            assert await store.read(devices.player_by_secret, secret_of("bob")) == player("bob")
            assert await store.read(players.player, "carl") is None
            assert await store.read(devices.player_by_secret, secret_of("carl")) is None
            with pytest.raises(Conflict):
                await store.write(players.add_player, player("ann"), secret_of("another"))
            with pytest.raises(Conflict):
                await store.write(players.add_player, player("another"), secret_of("ann"))
            assert await store.read(players.player, "another") is None

    asyncio.run(scene())


def test_a_player_is_renamed(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            await store.write(players.rename_player, "ann", "Анна")
            assert (await store.read(players.player, "ann") or player("?")).name == "Анна"
            assert await store.read(players.player, "bob") == player("bob")
            with pytest.raises(Missing):
                await store.write(players.rename_player, "carl", "Carl")

    asyncio.run(scene())


def test_a_table_comes_back_as_it_was(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            await store.write(tables.add_table, table(), CHAIRS)
            assert await store.read(tables.table, "t") == (table(), CHAIRS)
            assert await store.read(tables.table, "u") is None
            over = table(status="over", started=1.5, ended=2.5, next="u", reason="done", options={})
            over = msgspec.structs.replace(over, settings=settings(listed=False, chat=False, records="players"))
            over = await store.change("t", None, tables.save_table, over)
            assert over.revision == 1
            assert await store.read(tables.table, "t") == (over, CHAIRS)
            taken = [*CHAIRS[:2], SeatRow(seat=2, player="bob", name="Bob", bot=None)]
            await store.change("t", None, tables.save_seats, "t", taken)
            assert await store.read(tables.table, "t") == (over, taken)
            with pytest.raises(Conflict):  # a writer that does not know of the first change
                await store.change("t", None, tables.save, table(), CHAIRS)
            saved = await store.change("t", None, tables.save, table(revision=1), CHAIRS)
            assert await store.read(tables.table, "t") == (saved, CHAIRS)
            with pytest.raises(Conflict):
                await store.write(tables.add_table, table(), CHAIRS)

    asyncio.run(scene())


def test_a_table_that_is_gone_is_not_saved(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for saving in (
                store.change("t", None, tables.save_table, table()),
                store.change("t", None, tables.save_seats, "t", CHAIRS),
                store.change("t", None, tables.save, table(), CHAIRS),
            ):
                with pytest.raises(Missing):
                    await saving
            assert await store.read(tables.table, "t") is None

    asyncio.run(scene())


def test_open_tables_are_listed_newest_first(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            for number in range(5):
                await store.write(tables.add_table, table(id=f"t{number}", created=float(number)), CHAIRS)
            await store.write(tables.add_table, table(id="private", settings=settings(listed=False)), CHAIRS)
            await store.write(tables.add_table, table(id="running", status="playing"), CHAIRS)
            listed = await store.read(tables.listed_tables, 3)
            assert [row.id for row, _ in listed] == ["t4", "t3", "t2"]
            assert all(chairs == CHAIRS for _, chairs in listed)

    asyncio.run(scene())


def test_recent_players_come_latest_first_with_the_name_of_the_last_table(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob", "cleo"]) as store:
            for number, (bob, cleo, ended) in enumerate((("Bobby", "Cleo", 30.0), ("Bob", None, None))):
                started = 10.0 + 50 * number
                seats = [SeatRow(seat=0, player="ann", name="Ann", bot=None)]
                seats.append(SeatRow(seat=1, player="bob", name=bob, bot=None))
                seats.append(
                    SeatRow(seat=2, player=cleo and "cleo", name=cleo or "", bot=None if cleo else "adept")
                )
                row = table(id=f"t{number}", created=started, started=started, ended=ended)
                await store.write(tables.add_table, row, seats)
            found = await store.read(played.recent_players, "ann", 10)
            assert [(one.player, one.name, one.last) for one in found] == [
                ("bob", "Bob", 60),
                ("cleo", "Cleo", 30),
            ]
            assert await store.read(played.recent_players, "ann", 1) == found[:1]

    asyncio.run(scene())


def test_a_players_games_come_in_pages(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"]) as store:
            for number in range(5):
                await store.write(tables.add_table, table(id=f"t{number}", created=float(number)), CHAIRS)
            ends = [result(seat, "ann" if seat == 0 else None, table_id="t4") for seat in range(3)]
            await store.append("t4", [], (table(id="t4", status="over", created=4.0), ends))
            first = await store.read(played.tables_of, "ann", 2)
            assert [row.id for row, _, _ in first] == ["t4", "t3"]
            assert [found for _, _, found in first] == [ends, []]
            assert [chairs for _, chairs, _ in first] == [CHAIRS, CHAIRS]
            rest = await store.read(played.tables_of, "ann", 10, before=first[-1][0].created)
            assert [row.id for row, _, _ in rest] == ["t2", "t1", "t0"]
            assert await store.read(played.tables_of, "bob", 10) == []

    asyncio.run(scene())


def test_tables_that_were_never_started_expire(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"]) as store:
            await store.write(tables.add_table, table(id="old", touched=10.0), CHAIRS)
            await store.write(tables.add_table, table(id="new", touched=20.0), CHAIRS)
            await store.write(tables.add_table, table(id="running", touched=10.0, status="playing"), CHAIRS)
            await store.write(tables.add_table, table(id="with-a-log", touched=10.0), CHAIRS)
            await store.append("with-a-log", [entry(1)])
            assert await store.remove_expired(20.0) == ["old"]
            assert await store.read(tables.table, "old") is None
            left = {row.id for row, _, _ in await store.read(played.tables_of, "ann", 10)}
            assert left == {"new", "running", "with-a-log"}

    asyncio.run(scene())


def test_a_log_comes_back_in_order(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t", "u"]) as store:
            deal = Entry(version=1, kind="deal", seat=None, text='{"hands": "…"}', request=None, at=0.125)
            await store.append("t", [deal, entry(2)])
            await store.append("u", [entry(1)])
            await store.append("t", [entry(3)])
            assert await store.read(entries_of, "t") == [deal, entry(2), entry(3)]
            assert await store.read(entries_of, "u") == [entry(1)]
            assert await store.read(entries_of, "nowhere") == []

    asyncio.run(scene())


def test_a_version_is_given_once(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            await store.append("t", [entry(1)])
            over = table(status="over")
            with pytest.raises(Conflict):
                await store.append("t", [entry(2), entry(1)], (over, [result(0, "ann")]))
            assert await store.read(entries_of, "t") == [entry(1)]
            assert await store.read(tables.table, "t") == (table(), CHAIRS)
            assert await store.read(results.results_of, ["t"]) == {}
            with pytest.raises(Conflict):
                await store.append("nowhere", [entry(1)])

    asyncio.run(scene())


def test_of_many_who_give_a_version_at_once_one_wins(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            rivals = [entry(1, request=f"r{number}") for number in range(10)]
            ends = await asyncio.gather(*(store.append("t", [one]) for one in rivals), return_exceptions=True)
            assert sum(end is None for end in ends) == 1
            assert await store.read(entries_of, "t") == [rivals[ends.index(None)]]

    asyncio.run(scene())


def test_a_games_end_is_saved_with_its_last_move(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            over, ends = table(status="over", ended=9.0), [result(0, "ann"), result(1, None), result(2, None)]
            await store.append("t", [entry(1)], (over, ends))
            assert await store.read(entries_of, "t") == [entry(1)]
            assert await store.read(tables.table, "t") == (msgspec.structs.replace(over, revision=1), CHAIRS)
            assert await store.read(results.results_of, ["t"]) == {"t": ends}

    asyncio.run(scene())


def test_statistics_sum_up_results(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann", "bob"], ["t", "u", "v"]) as store:
            await store.append("t", [], (table(), [result(0, "ann", score=-4), result(1, "bob")]))
            await store.append("u", [], (table(id="u"), [result(0, "ann", table_id="u", won=0.5, score=-2)]))
            auction = result(2, "ann", table_id="v", game="auction", players=5, score=31)
            await store.append("v", [], (table(id="v"), [auction]))
            assert await store.read(results.statistics, "ann") == [
                PlayerStatistics(game="auction", players=5, games=1, won=0.0, score_sum=31, best=31),
                PlayerStatistics(game="aurum", players=3, games=2, won=1.5, score_sum=-6, best=-2),
            ]
            assert await store.read(results.statistics, "nobody") == []

    asyncio.run(scene())


def test_everything_is_there_after_reopening(database_url: str) -> None:
    async def before() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            await store.append("t", [entry(1)])

    async def after() -> None:
        async with opened(database_url) as store:
            assert await store.read(tables.table, "t") == (table(), CHAIRS)
            assert await store.read(entries_of, "t") == [entry(1)]

    asyncio.run(before())
    asyncio.run(after())


def test_a_closed_store_takes_nothing(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t"]) as store:
            pass
        with pytest.raises(StorageError, match="closing"):
            await store.append("t", [entry(1)])

    asyncio.run(scene())


def test_a_rematch_joins_the_series_and_finds_its_earlier_results(database_url: str) -> None:
    def won(table_id: str, winner: int) -> list[ResultRow]:
        return [result(seat, None, table_id=table_id, won=float(seat == winner)) for seat in range(3)]

    async def scene() -> None:
        async with opened(database_url, ["ann"], ["t", "other"]) as store:
            before = table()
            for place, winner in ((1, 0), (2, 1)):
                await store.append(before.id, [entry(1)], (before, won(before.id, winner)))
                found = await store.read(tables.table, before.id)
                assert found is not None
                rematch = table(id=f"t{place}", series="t", series_place=place)
                before = await store.change(before.id, None, tables.add_rematch, found[0], rematch, CHAIRS)
                assert (before.next, before.series) == (rematch.id, "t")
                before = rematch
            found_series = await store.read(results.series_before, before)
            assert [(one.place, one.seat, one.player, one.won) for one in found_series] == [
                (0, 0, "ann", 1.0),
                (0, 1, None, 0.0),
                (0, 2, None, 0.0),
                (1, 0, "ann", 0.0),
                (1, 1, None, 1.0),
                (1, 2, None, 0.0),
            ]
            assert (
                await store.read(results.series_before, table(id="t1", series="t", series_place=1))
                == found_series[:3]
            )
            now = await store.read(snapshot, before.id, 0)
            assert now is not None
            assert now.series == found_series
            assert await store.read(results.series_before, table(id="other")) == []
            gone = await store.forget_player("ann")
            assert sorted(gone.in_series) == ["t", "t1"]  # t2 was never started, and is deleted with its host
            assert {one.player for one in await store.read(results.series_before, before)} == {None}
            assert "Ann" not in {one.name for one in await store.read(results.series_before, before)}

    asyncio.run(scene())
