"""Several workers on one PostgreSQL: clients of any worker are at the same table."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.kit.clients.live_client import (
    NO_PACE,
    SOON,
    Live,
    Person,
    any_move,
    live,
    play_out,
    play_seat,
    seated_table,
)
from tests.kit.games.sample_sizes import count
from tests.kit.servers.captured_logs import captured_logs

PACE = {**NO_PACE, "patience": 3600}


def at(address: str, person: Person) -> Person:
    """Return the same person at another worker."""
    return type(person)(address, {"id": person.id, "name": person.name, "token": person.token})


async def spread(
    stack: AsyncExitStack, addresses: list[str], table: str, people: list[Person | None]
) -> list[Live]:
    """Connect the people to the workers in turn."""
    return [
        await stack.enter_async_context(live(addresses[place % 2], table, person))
        for place, person in enumerate(people)
    ]


async def all_until(readers: Sequence[Live], true: Callable[[Live], object]) -> None:
    for reader in readers:
        await reader.until(partial(true, reader))


def is_between_rounds(seat: Live) -> bool:
    return seat.view["phase"] == "deal" and bool(seat.view["rounds"])


async def play_while(seats: Sequence[Live], wanted: Callable[[], object]) -> None:
    """Answer one decision at a time. The game does not run ahead of what the test does next."""
    chance = Random(1)
    async with asyncio.timeout(5 * SOON):
        while wanted():
            for seat in seats:
                if wanted() and seat.is_asked():
                    await seat.confirmed(await seat.move(any_move(seat, chance)))
            await asyncio.sleep(0.01)


def versions_told(reader: Live) -> list[int]:
    return [told["version"] for message in reader.messages for told in message.get("told", [])]


@pytest.mark.parametrize(
    ("game", "options"),
    [("aurum", {"players": 3}), ("aurum", {"players": 4}), ("auction", {"players": 5, "tokens": ["exchange"]})],
)
def test_a_game_whose_people_are_at_different_workers(
    addresses: list[str], game: str, options: dict[str, Any]
) -> None:
    """All answer at the same time, so the workers often write the same version and one has to retry."""
    for seed in range(count(2, 20)):
        table, people = seated_table(addresses[0], game, options, pace=PACE)

        async def play() -> None:
            async with AsyncExitStack() as stack:
                readers = await spread(stack, addresses, table, [*people, None, None])  # noqa: B023
                await play_out(readers[:-2], Random(seed))  # noqa: B023
                await all_until(readers, lambda reader: reader.table["status"] == "over")
                for reader in readers:
                    assert reader.version == readers[0].version
                    told = versions_told(reader)
                    assert told == list(range(told[0], reader.version + 1))
                    assert not [message for message in reader.messages if message["type"] == "refused"]

        with captured_logs() as logs:
            asyncio.run(play())
        assert logs.lines == []
        assert people[0].get("GET", f"/tables/{table}/record")["result"]
        assert at(addresses[1], people[1]).get("GET", f"/tables/{table}")["status"] == "over"


def test_what_one_worker_has_confirmed_the_other_knows_at_once(addresses: list[str]) -> None:
    """Each HTTP request may reach another worker."""
    for seed in range(count(5, 50)):
        chance = Random(seed)
        people = [Person.new(addresses[0], f"P{seat}") for seat in range(3)]
        table = people[0].make_table("aurum", {"players": 4})
        chairs = [0, -1, -1]
        for _ in range(12):
            person = chance.choice([1, 2])
            free = [seat for seat in range(4) if seat not in chairs]
            chairs[person] = chance.choice(free)
            at(chance.choice(addresses), people[person]).sit(table, chairs[person])
            seen = at(chance.choice(addresses), people[0]).get("GET", f"/tables/{table}")["seats"]
            found = [seat["player"] for seat in seen]
            wanted = [people[chairs.index(seat)].id if seat in chairs else None for seat in range(4)]
            assert found == wanted
        at(addresses[1], people[0]).get("POST", f"/tables/{table}/start")
        assert at(addresses[0], people[1]).get("GET", f"/tables/{table}")["status"] == "playing"
        assert at(addresses[0], people[0]).ask("POST", f"/tables/{table}/start").status_code == 409


def test_one_chair_is_taken_once(addresses: list[str]) -> None:
    for _ in range(count(5, 50)):
        people = [Person.new(addresses[place % 2], f"P{place}") for place in range(4)]
        table = people[0].make_table("aurum", {"players": 3})

        async def rush() -> list[int]:
            path = f"/tables/{table}/seats/1"  # noqa: B023
            asked = [asyncio.to_thread(person.ask, "PUT", path, {"who": "me"}) for person in people[1:]]  # noqa: B023
            return sorted(answer.status_code for answer in await asyncio.gather(*asked))

        assert asyncio.run(rush()) == [200, 409, 409]


def test_presence_and_chairs_are_seen_everywhere(addresses: list[str]) -> None:
    anna, boris = Person.new(addresses[0], "Anna"), Person.new(addresses[1], "Boris")
    table = anna.make_table("aurum", {"players": 3})

    async def meet() -> None:
        async with live(addresses[0], table, anna) as first:
            async with live(addresses[1], table, boris) as second:
                await first.until(lambda: first.table["watching"] == 1)
                await second.until(lambda: second.table["seats"][0]["here"])
                await asyncio.to_thread(boris.sit, table, 2)
                await second.until(lambda: second.seat == 2)
                await first.until(lambda: first.table["seats"][2]["here"] and not first.table["watching"])
                async with live(addresses[0], table), live(addresses[1], table):
                    await first.until(lambda: first.table["watching"] == 2)
                    await second.until(lambda: second.table["watching"] == 2)
                await asyncio.to_thread(anna.get, "PUT", f"/tables/{table}/seats/2", {"who": "free"})
                assert await second.until_closed() == 4003
            await first.until(lambda: first.table["seats"][2]["kind"] == "free")

    asyncio.run(meet())


def test_who_is_away_is_stood_in_for_and_takes_over_elsewhere(addresses: list[str]) -> None:
    table, people = seated_table(addresses[0], "auction", {"players": 3}, pace={**NO_PACE, "patience": 1})

    async def play() -> None:
        async with AsyncExitStack() as stack:
            seats = await spread(stack, addresses, table, [*people[:2]])
            await all_until(seats, lambda seat: seat.table["seats"][2]["stand_in"])
            await play_while(seats, lambda: len(seats[0].view["moves"]) <= 3)
            back = await stack.enter_async_context(live(addresses[1], table, people[2]))
            await all_until([*seats, back], lambda seat: not seat.table["seats"][2]["stand_in"])
            await play_out([*seats, back], Random(2))
            assert any(message.get("ack") for message in back.messages), "they did not play themselves"

    asyncio.run(play())


def test_who_leaves_for_good_is_sent_off_everywhere(addresses: list[str]) -> None:
    table, people = seated_table(addresses[0], "auction", {"players": 3}, pace=PACE)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            seats = await spread(stack, addresses, table, [*people])
            elsewhere = at(addresses[0], people[1])
            await asyncio.to_thread(elsewhere.get, "DELETE", f"/tables/{table}/seats/mine")
            assert await seats[1].until_closed() == 4000
            await asyncio.gather(*(play_seat(seat, Random(3)) for seat in (seats[0], seats[2])))

    asyncio.run(play())


def test_bots_play_wherever_people_are(addresses: list[str]) -> None:
    """One worker runs the bots; people at the other do not notice."""
    anna = Person.new(addresses[0])
    seats = ["me", "free", "bot:random", "bot:random"]
    table = anna.make_table("aurum", {"players": 4, "match": "race"}, seats=seats, pace=PACE)
    boris = Person.new(addresses[1])
    boris.sit(table, 1)
    anna.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with AsyncExitStack() as stack:
            people = await spread(stack, addresses, table, [anna, boris])
            await play_out(people, Random(5))
            told = versions_told(people[1])
            assert told == list(range(told[0], people[1].version + 1))

    asyncio.run(play())


def test_the_next_round_when_all_at_all_workers_are_ready(addresses: list[str]) -> None:
    rest = 60
    pace = {**PACE, "round_rest": rest}
    table, people = seated_table(addresses[0], "aurum", {"players": 3}, pace=pace)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            seats = await spread(stack, addresses, table, [*people])
            await play_while(seats, lambda: not is_between_rounds(seats[0]))
            await all_until(seats, is_between_rounds)
            for seat in seats:
                await seat.send({"type": "ready"})
            for seat in seats:  # long before the rest is over
                await seat.until(lambda seat=seat: not is_between_rounds(seat), within=rest / 2)  # type: ignore[misc]

    asyncio.run(play())


def test_a_standing_order_is_known_to_the_worker_that_carries_it_out(addresses: list[str]) -> None:
    """The order is given at one worker and the game continues at the other; its owner learns the result."""
    for seed in range(count(3, 30)):
        table, people = seated_table(addresses[0], "aurum", {"players": 3}, pace=PACE)

        async def play() -> None:
            chance = Random(seed)  # noqa: B023
            async with AsyncExitStack() as stack:
                seats = await spread(stack, addresses, table, [*people])  # noqa: B023
                for seat in seats:
                    order = {"type": "order", "order": chance.choice(["ask", "keep"]), "waive": "window"}
                    assert (await seat.ask(order, "order"))["order"]["order"] == order["order"]
                await play_out(seats, chance)
                again = [
                    await stack.enter_async_context(live(addresses[(place + 1) % 2], table, person))  # noqa: B023
                    for place, person in enumerate(people)  # noqa: B023
                ]
                for seat, other in zip(seats, again, strict=True):
                    said = [message["order"] for message in seat.messages if message["type"] == "order"]
                    assert other.messages[0]["order"] == said[-1]

        asyncio.run(play())


def test_a_rematch_starts_when_all_are_back_at_whichever_worker(addresses: list[str]) -> None:
    table, people = seated_table(addresses[0], "auction", {"players": 3}, pace=PACE)

    async def play() -> None:
        async with AsyncExitStack() as stack:
            await play_out(await spread(stack, addresses, table, [*people]), Random(7))
        asked = [
            asyncio.to_thread(at(addresses[place % 2], person).get, "POST", f"/tables/{table}/rematch")
            for place, person in enumerate(people)
        ]
        answers = await asyncio.gather(*asked)
        again = {answer["id"] for answer in answers}
        assert len(again) == 1, "there is one next table for all"
        assert all(answer["series"] == answers[0]["series"] for answer in answers)
        assert answers[0]["series"]["games"] == 1
        async with AsyncExitStack() as stack:
            opening = [
                stack.enter_async_context(live(addresses[place % 2], next(iter(again)), person))
                for place, person in enumerate(people)
            ]
            seats = await asyncio.gather(*opening)
            await all_until(seats, lambda seat: seat.table["status"] == "playing" and seat.version > 0)
            await play_out(seats, Random(8))
            await all_until(seats, lambda seat: seat.table["status"] == "over")
            assert all(seat.table["series"] == seats[0].table["series"] for seat in seats)
            assert seats[0].table["series"]["games"] == 2
            assert sum(player["won"] for player in seats[0].table["series"]["players"]) >= 2

    asyncio.run(play())


def lines_of(reader: Live) -> list[str]:
    """A client that connects just then may receive a line twice, and counts it once."""
    told = {line["id"]: line["text"] for message in reader.messages for line in message.get("lines", [])}
    return list(told.values())


def is_shown_no_lines(reader: Live) -> bool:
    return any(message["type"] == "chat" and not message["lines"] for message in reader.messages)


def test_what_is_said_at_one_worker_is_heard_at_the_other(addresses: list[str]) -> None:
    table, people = seated_table(addresses[0], "auction", {"players": 3}, pace=PACE)

    async def talk() -> None:
        async with AsyncExitStack() as stack:
            seats = await spread(stack, addresses, table, [*people])
            await seats[0].send({"type": "say", "id": "s1", "text": "Hello, everybody!"})
            await all_until(seats, lambda seat: "Hello, everybody!" in lines_of(seat))

    asyncio.run(talk())


@pytest.mark.parametrize("where", [0, 1])
def test_who_is_forgotten_is_forgotten_everywhere(addresses: list[str], where: int) -> None:
    table, people = seated_table(addresses[0], "auction", {"players": 3}, pace=PACE)

    async def forget() -> None:
        async with AsyncExitStack() as stack:
            seats = await spread(stack, addresses, table, [*people])
            await seats[1].send({"type": "say", "id": "s1", "text": "Forget it."})
            await all_until(seats, lambda seat: "Forget it." in lines_of(seat))
            await asyncio.to_thread(at(addresses[where], people[1]).get, "DELETE", "/me")
            assert await seats[1].until_closed() == 4000
            await all_until([seats[0], seats[2]], lambda seat: seat.table["seats"][1]["name"] == "")
            await all_until([seats[0], seats[2]], is_shown_no_lines)
            await asyncio.gather(*(play_seat(seat, Random(3)) for seat in (seats[0], seats[2])))

    asyncio.run(forget())
