"""Chat over the real socket: who receives what, and what is refused."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest

from goldgavel.server.runner.chat import LONGEST, SHOWN_LINES
from goldgavel.server.runner.phrases import MARK, PHRASES
from goldgavel.text import LANGUAGES, say
from tests.kit.clients.live_client import Live, Person, all_live, live, seated_table
from tests.kit.servers.server_thread import UNLIMITED, running_server

SETTINGS = msgspec.structs.replace(UNLIMITED, chat_rate=0)


def test_what_is_said_is_heard_by_all_and_kept(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            before = seats[0].version
            heard = await seats[0].ask(
                {"type": "say", "id": "s1", "text": "  Hello,\n <b>all</b>! '; DROP--"}, "chat"
            )
            assert heard["ack"] == "s1"
            for client in (seats[1], seats[2], watching):
                await client.until(lambda client=client: lines(client))  # type: ignore[misc]
                assert lines(client) == ["Hello, <b>all</b>! '; DROP--"]
                assert "ack" not in client.messages[-1]
            for _ in range(2):  # sent twice, it appears once
                again = await seats[0].ask({"type": "say", "id": "s1", "text": "Hello"}, "chat")
                assert again == {"type": "chat", "lines": [], "ack": "s1"}
            assert seats[0].version == before  # the log contains nothing of it
        async with live(address, table, people[2]) as late:
            await late.until(lambda: lines(late))
            assert lines(late) == ["Hello, <b>all</b>! '; DROP--"]

    asyncio.run(play())
    assert "DROP" not in str(people[0].get("GET", f"/tables/{table}"))


def lines(client: Live) -> list[str]:
    """Return the reader's chat. A message with `muted` replaces it; duplicate lines count once."""
    standing: dict[int, str] = {}
    for message in client.messages:
        if message["type"] == "chat":
            told = {line["id"]: line["text"] for line in message["lines"]}
            standing = told if "muted" in message else standing | told
    return list(standing.values())


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("   ", "chat-empty"),
        ("\u200b\u200b\u2060", "chat-empty"),
        ("\u202e\u0000\u0007", "chat-empty"),
        ("\u3164\u2800", "chat-empty"),
        ("a" * (LONGEST + 1), "chat-too-long"),
    ],
)
def test_what_cannot_be_read_or_is_too_long(address: str, text: str, code: str) -> None:
    person = Person.new(address)
    table = person.make_table("auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, person) as me:
            answer = await me.ask({"type": "say", "id": "s", "text": text}, "refused")
            assert (answer["id"], answer["refusal"]["code"]) == ("s", code)
            heard = await me.ask({"type": "say", "id": "s", "text": "a" * LONGEST}, "chat")
            assert len(heard["lines"][0]["text"]) == LONGEST

    asyncio.run(play())


def test_no_chat_where_the_table_has_none(address: str) -> None:
    person = Person.new(address)
    table = person.make_table("auction", {"players": 3}, chat=False)

    async def play() -> None:
        async with live(address, table, person) as me:
            assert me.table["chat"] is False
            answer = await me.ask({"type": "say", "id": "s", "text": "hello"}, "refused")
            assert answer["refusal"]["code"] == "chat-off"

    asyncio.run(play())


def test_what_is_for_the_players_is_not_for_spectators(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3}, records="players")

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table) as watching:
            await seats[0].ask({"type": "say", "id": "s", "text": "among us"}, "chat")
            await seats[1].until(lambda: lines(seats[1]))
            await watching.ask({"type": "ping", "id": "1"}, "pong")
            assert lines(watching) == []
            async with live(address, table, Person.new(address)) as later:
                await later.ask({"type": "ping", "id": "1"}, "pong")
                assert lines(later) == []

    asyncio.run(play())


def test_who_is_muted_is_not_heard_and_not_told(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    ann, bob, cem = people
    assert ann.get("PUT", f"/me/mutes/{bob.id}", {}) == [{"id": bob.id, "name": bob.name}]

    async def play() -> None:
        async with all_live(address, table, people) as seats, live(address, table, ann) as second:
            said = await seats[1].ask({"type": "say", "id": "s", "text": "can you hear me?"}, "chat")
            assert list(said) == ["type", "lines", "ack"]
            await seats[2].until(lambda: lines(seats[2]))
            for mine in (seats[0], second):
                await mine.ask({"type": "ping", "id": "1"}, "pong")
                assert lines(mine) == []
            ann.get("DELETE", f"/me/mutes/{bob.id}")
            for mine in (seats[0], second):  # on all devices, immediately
                await mine.until(lambda mine=mine: lines(mine) == ["can you hear me?"])  # type: ignore[misc]

    asyncio.run(play())
    assert ann.get("GET", "/me/mutes") == []
    assert ann.ask("PUT", f"/me/mutes/{ann.id}", {}).json()["code"] == "mute-self"
    for odd in ("nobody", "%00", "%ff", "a%00b"):
        assert ann.ask("PUT", f"/me/mutes/{odd}", {}).status_code == 404
        assert ann.get("DELETE", f"/me/mutes/{odd}") == []
    cem.get("PUT", f"/me/mutes/{ann.id}", {})
    ann.get("DELETE", "/me")
    assert cem.get("GET", "/me/mutes") == []


def test_who_is_forgotten_has_said_nothing(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, people[0]) as me:
            await me.ask({"type": "say", "id": "s", "text": "secret of mine"}, "chat")
        async with live(address, table, people[1]) as other:
            await other.until(lambda: lines(other))
            people[0].get("DELETE", "/me")
            await other.until(lambda: any(m.get("lines") == [] and "muted" in m for m in other.messages))

    asyncio.run(play())


def test_a_deleted_stranger_does_not_resend_the_chat(address: str) -> None:
    """Otherwise clients that keep reconnecting could load the whole server."""
    person, stranger = Person.new(address), Person.new(address)
    table = person.make_table("auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, person) as me:
            stranger.get("DELETE", "/me")
            await me.ask({"type": "ping", "id": "1"}, "pong")
            assert [message["type"] for message in me.messages] == ["welcome", "pong"]

    asyncio.run(play())


def test_only_the_last_are_shown(address: str) -> None:
    person = Person.new(address)
    table = person.make_table("auction", {"players": 3})

    async def play() -> None:
        async with live(address, table, person) as me:
            for number in range(SHOWN_LINES + 5):
                await me.send({"type": "say", "id": f"s{number}", "text": f"number {number}"})
            await me.until(lambda: len(lines(me)) == SHOWN_LINES + 5)
        async with live(address, table, person) as again:
            await again.until(lambda: lines(again))
            assert lines(again) == [f"number {number}" for number in range(5, SHOWN_LINES + 5)]

    asyncio.run(play())


def test_nobody_floods_the_chat_however_many_devices_they_have() -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, chat_rate=0.001, chat_burst=3)) as address:
        table, people = seated_table(address, "auction", {"players": 3})

        async def play() -> None:
            async with live(address, table, people[0]) as one, live(address, table, people[0]) as two:
                for number in range(8):
                    await (one, two)[number % 2].send({"type": "say", "id": f"s{number}", "text": "me again"})
                for device in (one, two):
                    await device.ask({"type": "ping", "id": "1"}, "pong")
                    await device.until(lambda device=device: len(lines(device)) == 3)  # type: ignore[misc]
                refused = [m for d in (one, two) for m in d.messages if m["type"] == "refused"]
                assert {m["refusal"]["code"] for m in refused} == {"chat-too-often"}
                assert len(refused) == 5
                async with live(address, table, people[1]) as other:  # others are not delayed
                    assert await other.ask({"type": "say", "id": "s", "text": "now I"}, "chat")

        asyncio.run(play())


def test_a_phrase_is_read_in_each_readers_language(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})

    async def play() -> None:
        async with AsyncExitStack() as stack, all_live(address, table, people) as seats:
            readers = {
                lang: await stack.enter_async_context(live(address, table, query=f"protocol=1&lang={lang}"))
                for lang in LANGUAGES
            }
            for phrase in PHRASES:
                said = {"type": "phrase", "id": phrase, "phrase": phrase}
                heard = await seats[0].ask(said, "chat")
                assert (heard["ack"], heard["lines"][0]["phrase"]) == (phrase, phrase)
                again = await seats[0].ask(said, "chat")
                assert again["lines"] == []
            expected = {lang: [say(f"page-phrase-{phrase}", lang) for phrase in PHRASES] for lang in LANGUAGES}
            for lang, client in readers.items():
                await client.until(lambda client=client: len(lines(client)) == len(PHRASES))  # type: ignore[misc]
                assert lines(client) == expected[lang]
            async with live(address, table, people[2], query="protocol=1&lang=fr") as late:
                await late.until(lambda: lines(late))
                assert lines(late) == expected["fr"]

    asyncio.run(play())


def test_a_phrase_is_refused_where_a_message_is(address: str) -> None:
    person, other = Person.new(address), Person.new(address)
    silent = person.make_table("auction", {"players": 3}, chat=False)
    table = person.make_table("auction", {"players": 3})
    hello = {"type": "phrase", "id": "s", "phrase": "hello"}

    async def play() -> None:
        async with live(address, silent, person) as me:
            assert (await me.ask(hello, "refused"))["refusal"]["code"] == "chat-off"
        async with live(address, table, person) as me, live(address, table, other) as spectator:
            assert (await spectator.ask(hello, "refused"))["refusal"]["code"] == "table-not-seated"
            await me.ask({**hello, "phrase": "goodbye"}, "refused")
            # A written message never becomes a phrase, whatever it contains.
            heard = await me.ask({"type": "say", "id": "t", "text": MARK + "hello"}, "chat")
            assert heard["lines"][0]["text"] == "hello"
            assert "phrase" not in heard["lines"][0]

    asyncio.run(play())


def test_a_phrase_of_a_muted_player_is_not_heard(address: str) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    ann, bob, _ = people
    ann.get("PUT", f"/me/mutes/{bob.id}", {})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            await seats[1].ask({"type": "phrase", "id": "s", "phrase": "hello"}, "chat")
            await seats[2].until(lambda: lines(seats[2]))
            await seats[0].ask({"type": "ping", "id": "1"}, "pong")
            assert lines(seats[0]) == []

    asyncio.run(play())


def test_phrases_count_for_the_rate_of_messages() -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, chat_rate=0.001, chat_burst=3)) as address:
        person = Person.new(address)
        table = person.make_table("auction", {"players": 3})

        async def play() -> None:
            async with live(address, table, person) as me:
                for number in range(4):
                    await me.send({"type": "phrase", "id": f"s{number}", "phrase": "hello"})
                await me.until(lambda: any(found["type"] == "refused" for found in me.messages))
                refused = next(found for found in me.messages if found["type"] == "refused")
                assert refused["refusal"]["code"] == "chat-too-often"

        asyncio.run(play())
