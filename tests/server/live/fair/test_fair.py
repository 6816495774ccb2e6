"""Fair deals at live tables: commitments before, numbers during, proofs after, and no secret too early."""

import asyncio
import json
import logging
from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.server.settings.settings import Settings
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.kit.clients.live_client import Live, Person, all_live, live, play_out, seated_table
from tests.kit.games.option_mixes import all_spread, spread
from tests.kit.games.sample_sizes import count
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.live.fair.kit import LONG, SMALL, add, fair_of, is_coming, number_every_round, numbers_now

SETTINGS = msgspec.structs.replace(UNLIMITED, bot_processes=0)


async def play_fair_game(address: str, table: str, people: list[Person], seed: int) -> list[dict[int, str]]:
    """Play a game in which all seats add numbers; return by seat those that arrived before the deals."""
    chance = Random(seed)
    given: list[dict[int, str]] = [{} for _ in people]
    async with all_live(address, table, people) as seats:
        numbering = [
            number_every_round(seat, Random(chance.random()), mine)
            for seat, mine in zip(seats, given, strict=True)
        ]
        await asyncio.gather(play_out(seats, chance), *numbering)
        for seat in seats:
            await seat.until(lambda s=seat: s.table["status"] == "over")  # type: ignore[misc]
        check_promises(seats[0], people[0].get("GET", f"/tables/{table}/record"))
    return given


def check_promises(seat: Live, record: dict[str, Any]) -> None:
    """Check that every commitment was sent before its deal and equals the one in the record."""
    promised: dict[int, set[str]] = {}
    for message in seat.messages:
        coming = (message.get("fair") or {}).get("coming")
        if coming:
            promised.setdefault(coming["round"], set()).add(coming["commitment"])
    for number, each in enumerate(record["fair"]["rounds"], start=1):
        assert promised[number] == {each["commitment"]}


def check_record(record: dict[str, Any], table: str, given: list[dict[int, str]]) -> int:
    """Check the proof and that it has every number that arrived in time; return how many."""
    report = gg.verify(record)
    assert report.finished
    assert report.game == table == record["table"]
    for seat, mine in enumerate(given):
        for round_number, number in mine.items():
            if round_number <= len(report.rounds):
                numbers = report.rounds[round_number - 1].numbers
                assert number in {one.number for one in numbers if one.seat == seat}
    return sum(len(each.numbers) for each in report.rounds)


def table_with_bots(ann: Person, name: str, mix: dict[str, Any]) -> str:
    table = ann.make_table(name, mix, seats=["me"] + ["bot:random"] * (mix["players"] - 1), pace=LONG)
    ann.get("POST", f"/tables/{table}/start")
    return table


@pytest.mark.soak
@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_live_played_records_verify(address: str, name: str) -> None:
    games, numbers, deals = count(4, 500), 0, 0
    ann = Person.new(address)
    for seed, mix in enumerate(spread(name, games)):
        if seed % 8 == 0:
            table, people = seated_table(address, name, mix, pace=LONG)
        else:
            table, people = table_with_bots(ann, name, mix), [ann]
        given = asyncio.run(play_fair_game(address, table, people, seed))
        record = people[0].get("GET", f"/tables/{table}/record")
        assert all(mine[1] for mine in given), "the first deal waits for everybody"
        numbers += check_record(record, table, given)
        deals += len(record["deals"])
    print(f"{games} games of {name}: {deals} deals with {numbers} numbers, all fair")


async def secrets_of(database: str, table: str) -> list[str]:
    store = await Store.open(database)
    try:
        log = await store.read(entries_of, table)
    finally:
        await store.close()
    return [json.loads(entry.text)["secret"] for entry in log if entry.kind == "commitment"]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(2, 40)))
def test_no_secret_is_told_before_the_end(database_address: str, name: str, mix: dict[str, Any]) -> None:
    """Secrets are in no frame, response or log line before the end, and all are in the final record."""
    settings = msgspec.structs.replace(UNLIMITED, database=database_address)
    with running_server(settings) as address, captured_logs() as logs:
        logging.getLogger("goldgavel.server").setLevel(logging.DEBUG)
        table, people = seated_table(address, name, mix, pace=LONG)
        heard = asyncio.run(heard_before_the_end(address, table, people))
        secrets = asyncio.run(secrets_of(database_address, table))
        record = people[0].get("GET", f"/tables/{table}/record")
        told = [*heard, *logs.lines]
    assert len(secrets) >= 1
    assert not any(secret in text for secret in secrets for text in told)
    opened = [each["secret"] for each in record["fair"]["rounds"]]
    assert opened == secrets[: len(opened)]
    assert len(opened) == len(record["deals"])


async def heard_before_the_end(address: str, table: str, people: list[Person]) -> list[str]:
    """Return everything sent over sockets, and the HTTP responses about the table meanwhile."""
    answers: list[str] = []

    async def ask_around(seat: Live) -> None:
        while not seat.is_over():
            for path in ("", "/record", "/replay", "/fair", "/record?seat=0"):
                found = await asyncio.to_thread(people[0].ask, "GET", f"/tables/{table}{path}")
                after = await asyncio.to_thread(people[0].get, "GET", f"/tables/{table}")
                if after["status"] != "over":  # otherwise the game may have ended meanwhile
                    answers.append(found.text)
            await asyncio.sleep(0.02)

    async with all_live(address, table, people, "protocol=1&lang=en&since=0") as seats:
        numbering = [number_every_round(seat, Random(place), {}) for place, seat in enumerate(seats)]
        await asyncio.gather(play_out(seats, Random(2)), ask_around(seats[0]), *numbering)
        return [*answers, *(frame for seat in seats for frame in seat.frames)]


def test_a_game_keeps_its_commitments_after_a_restart(database_address: str) -> None:
    settings = Settings(message_rate=0, request_rate=0, identity_rate=0, making_rate=0, database=database_address)
    with running_server(settings) as address:
        table, people = seated_table(address, "aurum", SMALL["aurum"], pace=LONG)

        async def begin() -> str:
            async with all_live(address, table, people) as seats:
                for place, seat in enumerate(seats):
                    await add(seat, 1, str(place))
                await seats[0].until(lambda: is_coming(seats[0], 2))
                await seats[1].ask({"type": "number", "round": 2, "number": "abc"}, "fair")
                found: str = fair_of(seats[1])["coming"]["commitment"]
                return found

        promised = asyncio.run(begin())
    with running_server(settings) as again:
        for person in people:
            person.address = again

        async def go_on() -> None:
            async with all_live(again, table, people) as seats:
                assert fair_of(seats[2])["coming"]["commitment"] == promised
                assert numbers_now(seats[2]) == [{"seat": 1, "number": "abc"}]
                await play_out(seats, Random(3))
                await seats[0].until(lambda: seats[0].table["status"] == "over")

        asyncio.run(go_on())
        record = people[0].get("GET", f"/tables/{table}/record")
    assert gg.verify(record).rounds[1].commitment == promised
    assert record["fair"]["rounds"][1]["numbers"] == [{"seat": 1, "number": "abc"}]


def test_a_game_that_is_over_takes_no_number_and_stays_as_it_is(address: str) -> None:
    """In Aurum another round is committed when the game ends: a late client must not disturb the finished game."""
    ann = Person.new(address)
    table = table_with_bots(ann, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with live(address, table, ann) as mine:
            await add(mine, 1, "7")
            await play_out([mine], Random(1))
            await mine.until(lambda: mine.table["status"] == "over" and fair_of(mine)["coming"] is None)
            refused, record = await asyncio.gather(
                mine.ask({"type": "number", "round": len(fair_of(mine)["dealt"]) + 1, "number": "7"}, "refused"),
                asyncio.to_thread(ann.get, "GET", f"/tables/{table}/record"),
            )
            assert refused["refusal"]["code"] == "fair-number-late"
            assert gg.verify(record).finished
        async with live(address, table, ann) as mine:
            assert fair_of(mine)["coming"] is None

    asyncio.run(play())


@pytest.mark.parametrize("name", ["aurum", "auction"])
def test_a_conceded_game_opens_its_secrets_too(address: str, name: str) -> None:
    ann = Person.new(address)
    table = table_with_bots(ann, name, SMALL[name])

    async def play() -> None:
        async with live(address, table, ann) as mine:
            await add(mine, 1, "7")
            await mine.until(lambda: mine.view["phase"] != "deal")
            await mine.send({"type": "wish", "id": "end", "wish": "concede", "of": None})
            await mine.until(lambda: mine.table["status"] == "over")

    asyncio.run(play())
    record = ann.get("GET", f"/tables/{table}/record")
    assert (record["ended"], len(record["fair"]["rounds"])) == ("conceded", 1)
    report = gg.verify(record)
    assert not report.finished
    assert [given.number for given in report.rounds[0].numbers] == ["7"]
    assert ann.get("GET", f"/tables/{table}/fair")["checked"]["fair"] is True
