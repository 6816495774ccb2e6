"""Proposals over the real socket: their results, and what is refused."""

import asyncio
from typing import Any

import pytest

import goldgavel as gg
from tests.kit.clients.live_client import Live, Person, all_live, live, seated_table

BOTS = {"seats": ["me", "bot:random", "bot:random"]}


def wish(word: str, of: int | None = None, request: str = "w") -> dict[str, Any]:
    return {"type": "wish", "id": request, "wish": word, "of": of}


def undo_of(seat: Live) -> int | None:
    """Return the last message to the seat about the move that it can undo."""
    told = [message["undo"] for message in seat.messages if "undo" in message]
    return told[-1] if told else None


def open_wish(seat: Live) -> Any:
    told = [message["wish"] for message in seat.messages if "wish" in message]
    return told[-1] if told else None


async def first_bid(seats: list[Live], move: str = "bid 2") -> Live:
    mover = next(seat for seat in seats if seat.decision is not None)
    await mover.confirmed(await mover.move(move))
    return mover


def test_a_move_is_taken_back_when_all_agree(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people, "protocol=1&lang=en") as seats:
            before = [seat.view for seat in seats]
            asker = await first_bid(seats)
            others = [seat for seat in seats if seat is not asker]
            await asker.until(lambda: undo_of(asker) == asker.version)
            await asker.send(wish("undo", undo_of(asker)))
            for number, other in enumerate(others):
                await other.until(lambda other=other: open_wish(other) is not None)  # type: ignore[misc]
                await other.send(wish("agree", open_wish(other)["id"], f"a{number}"))
            for seat in seats:
                await seat.until(lambda seat=seat: any(t.get("note") == "undo" for t in told_to(seat)))  # type: ignore[misc]
            assert [seat.view for seat in seats] == before
            assert [seat.decision for seat in seats if seat is asker] == [asker.version]
            assert open_wish(others[0]) is None
            words = [t["words"] for t in told_to(others[0]) if t.get("note") == "undo"]
            assert words == [[f"{people[seats.index(asker)].name} took back their last move."]]
            late = await asker.ask({"type": "move", "id": "late", "decision": 1, "move": "bid 3"}, "refused")
            assert late["refusal"]["code"] == "decision-passed"
            await asker.confirmed(await asker.move("bid 4", request="again"))

    asyncio.run(play())


def told_to(seat: Live) -> list[dict[str, Any]]:
    return [told for message in seat.messages for told in message.get("told", [])]


def test_who_comes_back_is_told_what_stands(address: str) -> None:
    person = Person.new(address)
    table = person.make_table("aurum", {"players": 4}, seats=["me", *["bot:random"] * 3])
    person.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with live(address, table, person) as me:
            await me.until(me.is_asked)
            await me.confirmed(await me.move(me.view["legal"][0]))
            await me.until(lambda: undo_of(me) is not None)
            await me.send(wish("undo", undo_of(me)))
            await me.until(lambda: any(told.get("note") == "undo" for told in told_to(me)))
            await me.until(lambda: me.decision == me.version)
            async with live(address, table, person, query="protocol=1&since=1") as again:
                missed = again.messages[0]["missed"]
                assert [told["note"] for told in missed if told.get("note") in {"wish", "undo"}] == ["undo"]
                assert sum(told["move"] is not None for told in missed) == me.view["ply"]
                assert again.view == me.view
                assert again.messages[0]["undo"] is None

    asyncio.run(play())


def test_spectators_and_strangers_wish_nothing(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            asker = await first_bid(seats)
            for word in ("undo", "concede", "agree", "refuse", "withdraw"):
                answer = await watching.ask(wish(word, asker.version), "refused")
                assert answer["refusal"]["code"] == "table-not-seated"
            said = await watching.ask({"type": "say", "id": "s", "text": "hello"}, "refused")
            assert said["refusal"]["code"] == "table-not-seated"
            await asker.send(wish("undo", undo_of(asker)))
            await watching.until(lambda: open_wish(watching) is not None)
            answer = await watching.ask(wish("agree", open_wish(watching)["id"]), "refused")
            assert answer["refusal"]["code"] == "table-not-seated"

    asyncio.run(play())


HOSTILE: list[dict[str, Any]] = [
    {"type": "wish", "id": "x", "wish": "win"},
    {"type": "wish", "id": "x", "wish": "undo", "of": "1"},
    {"type": "wish", "id": "x", "wish": "undo", "of": 1.5},
    {"type": "wish", "id": "", "wish": "undo"},
    {"type": "wish", "wish": "undo"},
    {"type": "wish", "id": "x", "wish": "undo", "seat": 1},
    {"type": "say", "id": "x"},
    {"type": "say", "id": "x", "text": ""},
    {"type": "say", "id": "x", "text": 7},
    {"type": "say", "id": "x", "text": "a" * 3001},
    {"type": "say", "id": "x" * 65, "text": "a"},
    {"type": "say", "id": "x", "text": "a", "player": "somebody else"},
]


def test_invalid_proposals_change_nothing(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            mover = await first_bid(seats)
            other = next(seat for seat in seats if seat is not mover)
            await other.until(lambda: other.version == mover.version)
            version = mover.version
            for message in HOSTILE:
                answer = await mover.ask(message, "refused")
                assert answer["refusal"]["code"] == "message-unreadable", message
            for number, of in enumerate([None, 0, 1, version - 1, version + 1, -1, 2**62]):
                answer = await mover.ask(wish("undo", of, f"u{number}"), "refused")
                assert answer["refusal"]["code"] == "wish-passed"
                assert (await mover.ask(wish("agree", of, f"v{number}"), "refused"))["refusal"]["code"]
            answer = await other.ask(wish("undo", version), "refused")
            assert answer["refusal"]["code"] == "undo-no-move"
            await other.ask({"type": "ping", "id": "1"}, "pong")
            assert [seat.version for seat in (mover, other)] == [version, version]

    asyncio.run(play())


def test_a_wish_sent_again_is_made_once(address: str) -> None:
    person = Person.new(address)
    table = person.make_table("auction", {"players": 3}, **BOTS)
    person.get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with live(address, table, person) as me:
            done = [{"type": "wish", "id": "end", "wish": "concede", "of": None}] * 3
            await asyncio.gather(*(me.send(message) for message in done))
            await me.until(lambda: me.table["status"] == "over")
            again = await me.ask(done[0], "done")
            assert again["ack"] == "end"
            assert [told["note"] for told in told_to(me) if "note" in told] == ["concede"]

    asyncio.run(play())


def test_nobody_nags(address: str) -> None:
    """Repeated asking and withdrawing is refused at the second try, and the log does not grow."""
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            asker = await first_bid(seats)
            await asker.until(lambda: undo_of(asker) is not None)
            of = undo_of(asker)
            await asker.send(wish("undo", of, "w1"))
            await asker.until(lambda: open_wish(asker) is not None)
            await asker.send(wish("withdraw", open_wish(asker)["id"], "w2"))
            await asker.until(lambda: open_wish(asker) is None)
            assert undo_of(asker) is None
            version = asker.version
            for number in range(5):
                answer = await asker.ask(wish("undo", of, f"n{number}"), "refused")
                assert answer["refusal"]["code"] == "wish-was-refused"
            assert asker.version == version

    asyncio.run(play())


def test_after_a_refusal_the_game_continues(address: str) -> None:
    people = [Person.new(address, name) for name in ("Ann", "Bob")]
    table = people[0].make_table("aurum", {"players": 4}, seats=["me", "free", "bot:random", "bot:random"])
    people[1].sit(table, 1)
    people[0].get("POST", f"/tables/{table}/start")

    async def play() -> None:
        async with all_live(address, table, people) as (ann, bob):
            await ann.send(wish("concede"))
            await bob.until(lambda: open_wish(bob) is not None)
            await bob.send(wish("refuse", open_wish(bob)["id"]))
            await ann.until(lambda: open_wish(ann) is None)
            for _ in range(2):
                mover = await asked_first(ann, bob)
                await mover.confirmed(await mover.move(mover.view["legal"][0]))

    asyncio.run(play())


async def asked_first(*seats: Live) -> Live:
    """Return the seats that are asked. Each receives its own frame."""
    waiting = [asyncio.create_task(seat.until(seat.is_asked)) for seat in seats]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for wait in waiting:
        wait.cancel()
    return next(seat for seat in seats if seat.is_asked())


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_a_conceded_game(address: str, game: str) -> None:
    table, people = seated_table(address, game, {"players": 3}, records="players")

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            await seats[1].send(wish("concede"))
            for seat, word in ((seats[0], "a"), (seats[2], "b")):
                await seat.until(lambda seat=seat: open_wish(seat) is not None)  # type: ignore[misc]
                await seat.send(wish("agree", open_wish(seat)["id"], word))
            for client in (*seats, watching):
                await client.until(lambda client=client: client.table["status"] == "over")  # type: ignore[misc]
                assert client.table["ending"] == "conceded"
                assert (client.view["phase"], client.view["to_move"], client.decision) == ("over", [], None)
            answer = await seats[0].ask(wish("undo", 1, "late"), "refused")
            assert answer["refusal"]["code"] == "game-is-over"
            if game == "aurum":
                assert watching.view["hands"] == [seat.view["hand"] for seat in seats]

    asyncio.run(play())
    record = people[0].get("GET", f"/tables/{table}/record")
    assert record["ended"] == "conceded"
    assert "result" not in record
    assert not gg.from_record(record).is_terminal()
    for who in people:
        assert who.get("GET", f"/players/{who.id}/statistics") == []
        mine = who.get("GET", "/me/games")[0]
        assert (mine["status"], mine["ending"]) == ("over", "conceded")
        assert [seat["won"] for seat in mine["seats"]] == [None] * 3
    replay = people[0].get("GET", f"/tables/{table}/replay?lang=fr")
    assert replay["moments"][-1]["told"][0]["note"] == "concede"
    assert replay["moments"][-1]["told"][0]["words"][0].startswith("Les joueurs ont arrêté")
    assert replay["moments"][-1]["view"]["phase"] == "over"
    sent = people[0].get("POST", "/replay?lang=ru", record)
    assert (sent["table"]["status"], sent["table"]["ending"]) == ("over", "conceded")
    again = people[0].get("POST", f"/tables/{table}/rematch")
    assert (again["status"], again["ending"], again["chat"]) == ("open", None, True)
