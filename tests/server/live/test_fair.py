"""Fair deals at live tables: promises before, numbers meanwhile, proofs after, and no secret too early."""

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import msgspec
import pytest

import goldgavel as gg
from goldgavel.server.settings.settings import Settings
from goldgavel.storage.store import Store
from tests.kit.clients import DEALT, NO_PACE, Live, Person, all_live, live, play_out, seated_table
from tests.kit.counts import count
from tests.kit.fair import random_number
from tests.kit.logs import kept_logs
from tests.kit.mixes import all_spread, spread
from tests.kit.postgres import Cluster
from tests.kit.serving import UNHURRIED, running_server

LONG = {**NO_PACE, "numbers_wait": 60}
SMALL = {"aurum": {"players": 3, "bid_changes": False}, "auction": {"players": 3}}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_server(msgspec.structs.replace(UNHURRIED, bot_processes=0)) as found:
        yield found


def fair_of(client: Live) -> dict[str, Any]:
    """What the client was told last."""
    found: dict[str, Any] = next(message["fair"] for message in reversed(client.messages) if message.get("fair"))
    return found


async def add(client: Live, round_number: int, number: str) -> None:
    await client.send({"type": "number", "round": round_number, "number": number})


async def number_every_round(client: Live, chance: Random, given: dict[int, str]) -> None:
    """Add a number to each deal that is promised, as the page does."""
    for round_number in range(1, 1000):
        await client.until(lambda: client.is_over() or is_coming(client, round_number))  # noqa: B023
        if client.is_over():
            return
        number = random_number(chance)
        await add(client, round_number, number)
        await client.until(lambda: is_in(client, round_number, number) or client.is_over())  # noqa: B023
        if is_in(client, round_number, number):
            given[round_number] = number


def is_coming(client: Live, round_number: int) -> bool:
    coming = fair_of(client)["coming"]
    return coming is not None and coming["round"] == round_number


def is_in(client: Live, round_number: int, number: str) -> bool:
    fair = fair_of(client)
    rounds = [*fair["dealt"], *([fair["coming"]] if fair["coming"] else [])]
    mine = {"seat": client.seat, "number": number}
    return any(one["round"] == round_number and mine in one["numbers"] for one in rounds)


async def play_fair_game(address: str, table: str, people: list[Person], seed: int) -> list[dict[int, str]]:
    """A whole game in which everybody adds numbers; by seat, those that were in before the deals."""
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
    """Every commitment was told while the deal was to come, and it is the one of the record."""
    promised: dict[int, set[str]] = {}
    for message in seat.messages:
        coming = (message.get("fair") or {}).get("coming")
        if coming:
            promised.setdefault(coming["round"], set()).add(coming["commitment"])
    for number, each in enumerate(record["fair"]["rounds"], start=1):
        assert promised[number] == {each["commitment"]}


def check_record(record: dict[str, Any], table: str, given: list[dict[int, str]]) -> int:
    """The proof holds, and has every number that was in; how many those are."""
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


def test_the_first_deal_waits_for_every_persons_number(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace=LONG)

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            assert {client.version for client in [*seats, watching]} == {1}
            assert fair_of(watching)["coming"]["numbers"] == []
            for place, seat in enumerate(seats):
                assert seat.view["phase"] == "deal"
                await add(seat, 1, f"{place}A")
                await watching.until(lambda: len(numbers_now(watching)) > place)  # noqa: B023
            await watching.until(lambda: watching.view["phase"] == "bid")
            assert fair_of(watching)["coming"] is None
            assert [one["number"] for one in fair_of(watching)["dealt"][0]["numbers"]] == ["0a", "1a", "2a"]

    asyncio.run(play())


def numbers_now(client: Live) -> list[dict[str, Any]]:
    fair = fair_of(client)
    found: list[dict[str, Any]] = (fair["coming"] or fair["dealt"][-1])["numbers"]
    return found


def test_the_first_deal_waits_no_longer_than_its_time(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, pace={**NO_PACE, "numbers_wait": 0.1})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            for seat in seats:
                await seat.until(lambda s=seat: s.version == DEALT)  # type: ignore[misc]
            assert fair_of(seats[0])["dealt"][0]["numbers"] == []

    asyncio.run(play())


def test_bots_are_not_waited_for(address: str) -> None:
    ann = Person.new(address)
    table = ann.make_table("auction", {"players": 3}, seats=["me", "bot:random", "bot:random"], pace=LONG)
    ann.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with live(address, table, ann) as mine:
            await add(mine, 1, "7")
            await mine.until(lambda: mine.view["phase"] != "deal")
            assert fair_of(mine)["dealt"][0]["numbers"] == [{"seat": 0, "number": "7"}]

    asyncio.run(play())


def test_a_number_can_be_replaced_until_the_deal_and_not_for_ever(address: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mine = seats[1]
            assert fair_of(mine)["coming"]["round"] == 2
            for number in range(20):
                await mine.ask({"type": "number", "round": 2, "number": f"{number:x}"}, "fair")
                assert numbers_now(mine) == [{"seat": 1, "number": f"{number:x}"}]
            version = mine.version
            refused = await mine.ask({"type": "number", "round": 2, "number": "ff"}, "refused")
            assert refused["refusal"]["code"] == "fair-number-often"
            assert mine.version == version == DEALT + 1 + 20

    asyncio.run(play())


def test_the_same_number_again_is_no_entry(address: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            for number in ("C0FFEE", "c0ffee", " c0FFee"):
                await seats[0].ask({"type": "number", "round": 2, "number": number}, "fair")
            assert seats[0].version == DEALT + 2

    asyncio.run(play())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"round": 1, "number": "7"}, "fair-number-late"),
        ({"round": 3, "number": "7"}, "fair-number-late"),
        ({"round": 2, "number": "xyz"}, "fair-number-unreadable"),
        ({"round": 2, "number": "0x7"}, "fair-number-unreadable"),
        ({"round": 2, "number": " "}, "fair-number-unreadable"),
        ({"round": 2, "number": ""}, "message-unreadable"),
        ({"round": 2, "number": "f" * 65}, "message-unreadable"),
        ({"round": 0, "number": "7"}, "message-unreadable"),
        ({"round": 2}, "message-unreadable"),
        ({"round": 2, "number": 7}, "message-unreadable"),
    ],
)
def test_what_is_no_number_for_the_coming_deal(address: str, message: dict[str, Any], code: str) -> None:
    table, people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        async with live(address, table, people[0], query="protocol=1&lang=fr") as mine:
            answer = await mine.ask({"type": "number", **message}, "refused")
            assert answer["refusal"]["code"] == code
            assert mine.version == DEALT + 1

    asyncio.run(play())


def test_spectators_and_strangers_add_no_numbers(address: str) -> None:
    table, _people = seated_table(address, "aurum", SMALL["aurum"])

    async def play() -> None:
        for who in (None, Person.new(address, "Eve")):
            async with live(address, table, who) as other:
                answer = await other.ask({"type": "number", "round": 2, "number": "7"}, "refused")
                assert answer["refusal"]["code"] == "table-not-seated"

    asyncio.run(play())


def test_auction_is_promised_one_deal(address: str) -> None:
    table, people = seated_table(address, "auction", SMALL["auction"])

    async def play() -> None:
        async with live(address, table, people[0]) as mine:
            assert fair_of(mine)["coming"] is None
            answer = await mine.ask({"type": "number", "round": 2, "number": "7"}, "refused")
            assert answer["refusal"]["code"] == "fair-number-late"

    asyncio.run(play())


async def secrets_of(database: str, table: str) -> list[str]:
    store = await Store.open(database)
    try:
        log = await store.log(table)
    finally:
        await store.close()
    return [json.loads(entry.text)["secret"] for entry in log if entry.kind == "commitment"]


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(2, 40)))
def test_no_secret_is_told_before_the_end(database_address: str, name: str, mix: dict[str, Any]) -> None:
    """In no frame, no answer and no line of a log; in the record, when the game is over, all of them are."""
    settings = msgspec.structs.replace(UNHURRIED, database=database_address)
    with running_server(settings) as address, kept_logs() as logs:
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
    """Everything that went over sockets, and what HTTP says of the table meanwhile."""
    answers: list[str] = []

    async def ask_around(seat: Live) -> None:
        while not seat.is_over():
            for path in ("", "/record", "/replay", "/fair", "/record?seat=0"):
                found = await asyncio.to_thread(people[0].ask, "GET", f"/tables/{table}{path}")
                if not seat.is_over():  # it may have ended since it was asked
                    answers.append(found.text)
            await asyncio.sleep(0.02)

    async with all_live(address, table, people, "protocol=1&lang=en&since=0") as seats:
        numbering = [number_every_round(seat, Random(place), {}) for place, seat in enumerate(seats)]
        await asyncio.gather(play_out(seats, Random(2)), ask_around(seats[0]), *numbering)
        return [*answers, *(frame for seat in seats for frame in seat.frames)]


def test_a_game_goes_on_as_promised_after_a_restart(database_address: str) -> None:
    settings = Settings(message_rate=0, request_rate=0, making_rate=0, database=database_address)
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


def test_people_at_different_workers_add_to_the_same_deal(postgres: Cluster) -> None:
    """At the same moment: one worker has to try again, and both tell everybody."""
    database = postgres.new_database()
    settings = msgspec.structs.replace(UNHURRIED, database=database)
    with running_server(settings) as one, running_server(settings) as two:
        table, people = seated_table(one, "aurum", SMALL["aurum"], pace=LONG)

        async def play() -> None:
            async with AsyncExitStack() as stack:
                seats = [
                    await stack.enter_async_context(live([one, two][place % 2], table, person))
                    for place, person in enumerate(people)
                ]
                await asyncio.gather(*(add(seat, 1, f"{place}") for place, seat in enumerate(seats)))
                for seat in seats:
                    await seat.until(lambda s=seat: is_coming(s, 2))  # type: ignore[misc]
                    assert [given["number"] for given in fair_of(seat)["dealt"][0]["numbers"]] == ["0", "1", "2"]
                assert len({fair_of(seat)["coming"]["commitment"] for seat in seats}) == 1
                await play_out(seats, Random(1))
                for seat in seats:
                    await seat.until(lambda s=seat: s.table["status"] == "over")  # type: ignore[misc]

        asyncio.run(play())
        assert gg.verify(people[0].get("GET", f"/tables/{table}/record")).finished
    postgres.drop(database)


def test_a_game_that_is_over_takes_no_number_and_stays_as_it_is(address: str) -> None:
    """Aurum has a round promised when it ends: a page that comes then must not disturb what is finished."""
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
