"""Tables with a clock: messages, timeouts, and games with no player connected."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.kit.clients.live_client import NO_PACE, SOON, Live, Person, all_live, live, seated_table
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server

MINUTE = {"kind": "move", "seconds": 60}
DAY = {"kind": "move", "seconds": 86400}
SHORT = {"kind": "move", "seconds": 1}
BANK = {"kind": "bank", "seconds": 300, "increment": 5}
WAKEFUL = msgspec.structs.replace(UNLIMITED, keep_in_memory=0, sweep_every=0.02, wake_every=0.05, bot_processes=0)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def address(clock: ManualClock) -> Iterator[str]:
    """A server that checks often, keeps no idle table in memory, and uses a clock that the test advances."""
    with running_server(WAKEFUL, clock=clock) as found:
        yield found


def eventually(is_true: Callable[[], bool]) -> None:
    give_up = time.monotonic() + SOON
    while not is_true():
        assert time.monotonic() < give_up
        time.sleep(0.02)


def faces(seat: Live) -> Any:
    return next(message["clocks"] for message in reversed(seat.messages) if "clocks" in message)


def told(seat: Live) -> list[dict[str, Any]]:
    return [entry for message in seat.messages for entry in message.get("told", ())]


def test_everybody_is_told_what_the_clocks_show(address: str, clock: ManualClock) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, clock=BANK)

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            first = seats[0].view["to_move"][0]
            shown: list[Any] = [{"left": 300.0}] * 3
            shown[first] = {"left": 300.0, "runs": True}
            assert faces(seats[1]) == faces(watching) == shown
            clock.now += 40
            await seats[first].confirmed(await seats[first].move("bid 2"))
            second = seats[first].view["to_move"][0]
            shown[first], shown[second] = {"left": 265.0}, {"left": 300.0, "runs": True}
            await watching.until(lambda: faces(watching) == shown)
            assert seats[0].table["clock"] == BANK

    asyncio.run(play())


def test_a_table_without_a_clock_says_nothing_of_clocks(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            first = seats[0].view["to_move"][0]
            await seats[first].confirmed(await seats[first].move("bid 2"))
            assert not any('"clocks"' in frame for seat in seats for frame in seat.frames)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "Your time ran out.", "{} ran out of time."),
        ("ru", "Ваше время вышло.", "{}: время вышло."),
        ("fr", "Votre temps est écoulé.", "{} n’a plus de temps."),
    ],
)
def test_time_that_runs_out_is_told_in_words(
    address: str, clock: ManualClock, lang: str, own: str, others: str
) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, clock=MINUTE)

    async def play() -> None:
        async with all_live(address, table, people, f"protocol=1&lang={lang}") as seats:
            first = seats[0].view["to_move"][0]
            clock.now += 61
            await seats[first].send({"type": "ready"})
            for seat in seats:
                await seat.until(lambda s=seat: told(s))  # type: ignore[misc]
                entry = told(seat)[-1]
                assert (entry["note"], entry["seat"], entry["move"]) == ("time", first, "pass")
                expected = own if seat is seats[first] else others.format(f"P{first}")
                assert entry["words"][0].startswith(expected + " ")
            assert not seats[0].table["seats"][first]["stand_in"]
        async with live(address, table, people[0], query=f"protocol=1&lang={lang}&since=1") as again:
            assert again.messages[0]["missed"][-1]["note"] == "time"

    asyncio.run(play())


def test_time_runs_out_by_itself() -> None:
    """With real time and the shortest possible clock."""
    with running_server(UNLIMITED) as address:
        table, people = seated_table(address, "aurum", {"players": 3}, clock=SHORT)

        async def play() -> None:
            async with all_live(address, table, people, "protocol=1&since=0") as seats:
                await seats[0].until(lambda: all(seats[0].view["has_bid"]))
                entries = [*seats[0].messages[0]["missed"], *told(seats[0])]  # some bids may be made already
                assert {entry["note"] for entry in entries if "bid" in (entry["move"] or "")} == {"time"}

        asyncio.run(play())


def status_of(person: Person, table: str) -> str:
    status: str = person.get("GET", f"/tables/{table}")["status"]
    return status


def test_a_game_continues_to_its_end_without_players(address: str, clock: ManualClock) -> None:
    """A bot takes over for an absent player whose time runs out; if all are absent, bots finish the game."""
    table, people = seated_table(address, "auction", {"players": 3}, clock=DAY)
    clock.now += 3600
    assert status_of(people[0], table) == "playing"

    def has_ended() -> bool:
        clock.now += 86401
        return status_of(people[0], table) == "over"

    eventually(has_ended)
    record = people[0].get("GET", f"/tables/{table}/record")
    assert len(record["moves"]) > 60
    late = [place for place, move in enumerate(record["moves"]) if move.get("clock")]
    assert {record["moves"][place]["seat"] for place in late} == {0, 1, 2}
    assert len(late) == 3  # then bots played for them
    for replay in (
        people[0].get("GET", f"/tables/{table}/replay?lang=en"),
        people[0].get("POST", "/replay?lang=en", record),
    ):
        notes = [told for moment in replay["moments"] for told in moment["told"] if told.get("note") == "time"]
        assert [told["seat"] for told in notes] == [record["moves"][place]["seat"] for place in late]
        assert all("ran out of time." in told["words"][0] for told in notes)


def test_a_stand_in_plays_until_its_person_is_back(address: str, clock: ManualClock) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, clock=DAY)

    async def play() -> None:
        async with all_live(address, table, people[:2]) as seats:
            while True:
                mover = seats[0].view["to_move"][0]
                if mover == 2:
                    break
                await seats[mover].until(seats[mover].is_asked)
                await seats[mover].confirmed(await seats[mover].move("bid 1" if not mover else "pass"))
            assert not seats[0].table["seats"][2]["stand_in"]
            clock.now += 86401
            await seats[0].until(lambda: seats[0].table["seats"][2]["stand_in"])
            assert faces(seats[0])[2] is None
            async with live(address, table, people[2]) as back:
                assert back.messages[0]["type"] == "welcome"
                assert not back.table["seats"][2]["stand_in"]
                assert faces(back)[2]["left"] == 86400
                await seats[0].until(lambda: not seats[0].table["seats"][2]["stand_in"])
                await seats[0].until(lambda: faces(seats[0])[2] is not None)

    asyncio.run(play())


def test_patience_is_nothing_where_there_is_a_clock() -> None:
    with running_server(UNLIMITED) as address:
        pace = {**NO_PACE, "patience": 1}
        table, people = seated_table(address, "auction", {"players": 3}, clock=DAY, pace=pace)

        async def play() -> None:
            async with all_live(address, table, people[:2]) as seats:
                async with live(address, table, people[2]):
                    pass
                await asyncio.sleep(1.3)
                await seats[0].ask({"type": "ping", "id": "1"}, "pong")
                assert not seats[0].table["seats"][2]["stand_in"]

        asyncio.run(play())


def test_my_games_say_where_it_is_my_turn(address: str, clock: ManualClock) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, clock=DAY)
    clock.now += 3600
    found = [person.get("GET", "/me/games")[0] for person in people]
    assert sorted((game["turn"], game["left"]) for game in found) == [
        (False, None),
        (False, None),
        (True, 86400 - 3600),
    ]
    assert found[0]["table"] == table
    assert found[0]["clock"] == DAY


def test_a_slow_table_waits_a_week_for_friends(clock: ManualClock) -> None:
    settings = msgspec.structs.replace(WAKEFUL, open_for=3600, slow_open_for=7 * 86400)
    with running_server(settings, clock=clock) as address:
        anna = Person.new(address)
        slow = anna.make_table("auction", {"players": 3}, clock=DAY)
        live_one = anna.make_table("auction", {"players": 3}, clock=MINUTE)
        clock.now += 6 * 86400
        eventually(lambda: anna.ask("GET", f"/tables/{live_one}").status_code == 404)
        assert anna.ask("GET", f"/tables/{slow}").is_success
        clock.now += 2 * 86400
        eventually(lambda: anna.ask("GET", f"/tables/{slow}").status_code == 404)


@pytest.mark.parametrize("down", [50.0, 10 * 86400.0])
def test_time_without_a_server_costs_nobody_anything(
    database_address: str, clock: ManualClock, down: float
) -> None:
    settings = msgspec.structs.replace(WAKEFUL, database=database_address)
    with running_server(settings, clock=clock) as address:
        table, people = seated_table(address, "auction", {"players": 3}, clock=MINUTE)
        first = next(seat for seat in range(3) if people[seat].get("GET", "/me/games")[0]["turn"])
        clock.now += 20
    clock.now += down

    async def look(address: str) -> None:
        people[first].address = address
        async with live(address, table, people[first]) as seat:
            assert faces(seat)[first] == {"left": 40.0, "runs": True}
            await seat.confirmed(await seat.move("pass"))

    with running_server(settings, clock=clock) as address:
        asyncio.run(look(address))


def test_my_games_know_of_the_time_without_a_server(database_address: str, clock: ManualClock) -> None:
    settings = msgspec.structs.replace(WAKEFUL, database=database_address)
    with running_server(settings, clock=clock) as address:
        _, people = seated_table(address, "auction", {"players": 3}, clock=DAY)
        clock.now += 3600
    clock.now += 5000
    with running_server(settings, clock=clock) as address:
        for person in people:
            person.address = address
        found = [person.get("GET", "/me/games")[0]["left"] for person in people]
        assert [left for left in found if left is not None] == [86400 - 3600]


def test_a_clock_that_was_set_back_during_a_restart(database_address: str, clock: ManualClock) -> None:
    settings = msgspec.structs.replace(WAKEFUL, database=database_address)
    with running_server(settings, clock=clock) as address:
        table, people = seated_table(address, "auction", {"players": 3}, clock=MINUTE)
    clock.now -= 3600
    with running_server(settings, clock=clock) as address:
        for person in people:
            person.address = address
        assert timed_moves(address, table, people[0]) == 0
        clock.now += 60
        eventually(lambda: timed_moves(address, table, people[0]) > 0)


def test_after_a_restart_people_have_ten_seconds_to_come_back(database_address: str, clock: ManualClock) -> None:
    """The restart is too short to count as an outage, and one second was left."""
    settings = msgspec.structs.replace(WAKEFUL, database=database_address)
    with running_server(settings, clock=clock) as address:
        table, people = seated_table(address, "auction", {"players": 3}, clock=MINUTE)
        clock.now += 59
    with running_server(settings, clock=clock) as address:
        for person in people:
            person.address = address
        other, others = seated_table(address, "auction", {"players": 3}, clock=SHORT)
        clock.now += 9
        for _ in range(5):  # each request makes the server do what is due
            assert timed_moves(address, table, people[0]) == 0
            eventually(lambda: timed_moves(address, other, others[0]) > 0)
        clock.now += 1
        eventually(lambda: timed_moves(address, table, people[0]) == 1)


def timed_moves(address: str, table: str, person: Person) -> int:
    """Return the number of moves made because time ran out."""

    async def look() -> int:
        async with live(address, table, person, query="protocol=1&since=0") as seat:
            return sum(told.get("note") == "time" for told in seat.messages[0]["missed"])

    return asyncio.run(look())


def test_my_turn_in_a_window_is_known_when_i_want_to_be_asked(address: str, clock: ManualClock) -> None:
    pace = {**NO_PACE, "trick_rest": 60}
    table, people = seated_table(address, "aurum", {"players": 3}, clock=DAY, pace=pace)

    async def play() -> int:
        async with all_live(address, table, people) as seats:
            for seat in seats:
                await seat.confirmed(await seat.move(seat.view["legal"][0]))
            await seats[0].until(lambda: seats[0].view["phase"] == "window")
            first: int = seats[0].view["to_move"][0]
            await seats[first].ask({"type": "order", "order": "ask"}, "order")
            return first

    first = asyncio.run(play())
    eventually(lambda: bool(people[first].get("GET", "/me/games")[0]["turn"]))
    assert not any(people[seat].get("GET", "/me/games")[0]["turn"] for seat in range(3) if seat != first)
    clock.now += 60
    assert people[first].get("GET", "/me/games")[0]["left"] == 86400


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "move", "seconds": 0},
        {"kind": "move", "seconds": 1e9},
        {"kind": "bank", "seconds": 60, "increment": -1},
        {"kind": "sand", "seconds": 60},
        {"kind": "move", "seconds": 60, "increment": 5},
        {"seconds": 60},
        [],
    ],
)
def test_no_other_clock_is_taken(address: str, wrong: Any) -> None:
    anna = Person.new(address)
    spec = {"game": "auction", "options": {"players": 3}, "clock": wrong}
    assert anna.ask("POST", "/tables", spec).status_code == 400


def test_the_clock_does_not_wait_for_a_deleted_player(address: str, clock: ManualClock) -> None:
    """Even if no other player is connected and the table is not in memory."""
    _, people = seated_table(address, "auction", {"players": 3}, clock=DAY)

    def asked() -> list[Person]:
        return [person for person in people if person.get("GET", "/me/games")[0]["turn"]]

    eventually(lambda: bool(asked()))
    clock.now += 5
    time.sleep(0.3)
    (gone,) = asked()
    gone.get("DELETE", "/me")
    people.remove(gone)
    eventually(lambda: bool(asked()))
