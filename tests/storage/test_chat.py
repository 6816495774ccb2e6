"""Chat messages and muted players."""

import asyncio

import pytest

from goldgavel.storage.errors import Conflict, Missing
from goldgavel.storage.queries import chat, mutes
from goldgavel.storage.rows import ChatRow
from tests.storage.kit import entry, opened, player

PEOPLE = ["ann", "bob", "cem"]


def said(text: str, who: str = "ann", *, table: str = "t", request: str | None = None) -> ChatRow:
    return ChatRow(
        id=0, table=table, player=who, name=who.title(), text=text, request=request or f"{who}-{text}", at=1.5
    )


def test_what_was_said_is_kept_in_order_for_each_table(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE, ["t", "u"]) as store:
            ids = [await store.write(chat.add_line, said(text)) for text in ("one", "two", "three")]
            other = await store.write(chat.add_line, said("elsewhere", "bob", table="u"))
            found = [line for line in [*ids, other] if line is not None]
            assert len(found) == 4
            assert sorted(set(found)) == found
            lines, muted = await store.read(chat.chat_for, "t", "bob", 2)
            assert [(line.id, line.text) for line in lines] == [(ids[1], "two"), (ids[2], "three")]
            assert muted == []
            assert [line.text for line in (await store.read(chat.chat_for, "u", None, 9))[0]] == ["elsewhere"]

    asyncio.run(scene())


def test_a_message_sent_again_is_kept_once(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE, ["t", "u"]) as store:
            assert await store.write(chat.add_line, said("one", request="r")) is not None
            assert await store.write(chat.add_line, said("other words", request="r")) is None
            assert await store.write(chat.add_line, said("one", "bob", request="r")) is not None
            assert await store.write(chat.add_line, said("one", table="u", request="r")) is not None
            assert len((await store.read(chat.chat_for, "t", None, 9))[0]) == 2

    asyncio.run(scene())


def test_only_who_is_known_says_something_at_a_table_that_is_there(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE, ["t"]) as store:
            with pytest.raises(Missing):
                await store.write(chat.add_line, said("boo", "ghost"))
            with pytest.raises(Conflict):
                await store.write(chat.add_line, said("anybody?", table="nowhere"))

    asyncio.run(scene())


def test_who_is_muted_is_left_out_for_that_player_alone(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE, ["t"]) as store:
            line = await store.write(chat.add_line, said("hello", "bob"))
            assert line is not None
            assert await store.write(mutes.add_mute, "ann", "bob", 5)
            assert await store.write(mutes.add_mute, "ann", "bob", 5)  # twice is once
            assert await store.read(mutes.muted_by, "ann") == [player("bob")]
            assert await store.read(chat.chat_for, "t", "ann", 9) == ([], ["bob"])
            assert len((await store.read(chat.chat_for, "t", "cem", 9))[0]) == 1
            found = await store.read(chat.line, line)
            assert found is not None
            assert (found[0].text, found[1]) == ("hello", {"ann"})
            await store.write(mutes.remove_mute, "ann", "bob")
            assert await store.read(mutes.muted_by, "ann") == []
            assert await store.read(chat.line, line + 1) is None

    asyncio.run(scene())


def test_mutes_are_of_people_and_not_without_end(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE) as store:
            with pytest.raises(Missing):
                await store.write(mutes.add_mute, "ann", "ghost", 5)
            assert await store.write(mutes.add_mute, "ann", "bob", 1)
            assert not await store.write(mutes.add_mute, "ann", "cem", 1)
            assert await store.write(mutes.add_mute, "ann", "bob", 1)

    asyncio.run(scene())


def test_who_is_forgotten_has_said_nothing_and_mutes_nobody(database_url: str) -> None:
    async def scene() -> None:
        async with opened(database_url, PEOPLE, ["t"]) as store:
            await store.append("t", [entry(1)])  # a game that was begun stays
            gone = await store.write(chat.add_line, said("mine"))
            await store.write(chat.add_line, said("not mine", "bob"))
            await store.write(mutes.add_mute, "ann", "bob", 5)
            await store.write(mutes.add_mute, "bob", "ann", 5)
            assert (await store.forget_player("ann")).unsaid == ["t"]
            assert [line.text for line in (await store.read(chat.chat_for, "t", None, 9))[0]] == ["not mine"]
            assert await store.read(mutes.muted_by, "bob") == []
            later = await store.write(chat.add_line, said("later", "cem"))
            assert later is not None
            assert gone is not None
            assert later > gone + 1  # an id never comes twice

    asyncio.run(scene())
