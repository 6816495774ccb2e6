"""At a live table a bot is one object for the whole game, and is made again where it must be."""

import asyncio
import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from goldgavel.bots.registry import find_bot
from tests.kit.clients.live_client import NO_PACE, Live, Person, live, play_out
from tests.kit.servers.guest_bots import BotReport, GuestBots, guest_bots
from tests.kit.servers.server_thread import UNLIMITED, running_server

SETTINGS = msgspec.structs.replace(UNLIMITED, bot_processes=0)


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[GuestBots]:
    found = guest_bots(tmp_path, monkeypatch)
    found.install("reporting")
    yield found
    find_bot.cache_clear()


def quick_table(person: Person, bot: str = "reporting") -> str:
    """Start a game of three with two reporting bots."""
    wish = {"game": "auction", "options": {"players": 3}, "bot": bot, "pace": NO_PACE}
    table: str = person.get("POST", "/tables/quick", wish)["id"]
    return table


def by_instance(reports: list[BotReport]) -> dict[tuple[int, int], list[BotReport]]:
    found: dict[tuple[int, int], list[BotReport]] = {}
    for report in reports:
        found.setdefault(report.instance, []).append(report)
    return found


async def until_gone(guests: GuestBots, count: int) -> None:
    async with asyncio.timeout(60):
        while len(guests.reports("gone")) < count:  # noqa: ASYNC110 - another process writes it
            await asyncio.sleep(0.01)


async def answer_once(me: Live) -> None:
    """Make a small bid or pass, and wait until the next question."""
    await me.until(me.is_asked)
    await me.confirmed(await me.move(me.view["legal"][:2][-1]))
    await me.until(me.is_asked)


def test_one_bot_for_each_seat_and_game(guests: GuestBots) -> None:
    async def play(address: str) -> None:
        person = Person.new(address)
        async with live(address, quick_table(person), person) as me:
            await play_out([me], Random(1))
            await until_gone(guests, 2)

    with running_server(SETTINGS) as address:
        asyncio.run(play(address))
    made = guests.reports("made")
    assert sorted(report.seat for report in made) == [1, 2]
    assert made[0].seed != made[1].seed
    asked = by_instance(guests.reports("asked"))
    assert len(asked) == 2
    for reports in asked.values():
        assert [report.call for report in reports] == list(range(1, len(reports) + 1))
        assert all(report.known == report.ply for report in reports)
    assert sum(map(len, asked.values())) > 20


def test_after_a_restart_a_bot_is_made_with_the_same_seed_and_gets_the_whole_history(
    guests: GuestBots, database_address: str
) -> None:
    settings = msgspec.structs.replace(SETTINGS, database=database_address)
    found: list[tuple[Person, str]] = []

    async def begin(address: str) -> None:
        person = Person.new(address)
        found.append((person, quick_table(person)))
        async with live(address, found[0][1], person) as me:
            for _ in range(4):
                await answer_once(me)

    async def end(address: str) -> None:
        person, table = found[0]
        async with live(address, table, person) as me:
            me._ids = itertools.count(100)  # the server remembers the ids of the first connection
            await play_out([me], Random(1))

    with running_server(settings) as address:
        asyncio.run(begin(address))
    before = {report.seat: report.seed for report in guests.reports("made")}
    known = {report.ply for report in guests.reports("asked")}
    with running_server(settings) as address:
        asyncio.run(end(address))
    made = guests.reports("made")
    assert len(made) == 4
    assert {report.seat: report.seed for report in made[2:]} == before
    for reports in list(by_instance(guests.reports("asked")).values())[2:]:
        assert reports[0].call == 1
        assert reports[0].known == reports[0].ply > max(known) - 3


def test_after_an_undo_a_bot_knows_nothing_of_what_was_undone(guests: GuestBots) -> None:
    guests.install("raising", "def answer(self, view):\n    return view.legal[:2][-1]")

    async def play(address: str) -> None:
        person = Person.new(address)
        async with live(address, quick_table(person, "raising"), person) as me:
            await answer_once(me)
            undo = [message["undo"] for message in me.messages if "undo" in message][-1]
            assert undo is not None
            before = len(guests.reports("made"))
            await me.send({"type": "wish", "id": "w", "wish": "undo", "of": undo})
            await me.until(lambda: any(message.get("ack") == "w" for message in me.messages))
            me.answered = None
            await answer_once(me)
            assert before == 2
            await until_gone(guests, 2)

    with running_server(SETTINGS) as address:
        asyncio.run(play(address))
    made = guests.reports("made")
    assert [report.number for report in made] == [1, 2, 3, 4]
    assert {report.seed for report in made[:2]} == {report.seed for report in made[2:]}
    assert all(report.known == report.ply for report in guests.reports("asked"))


def test_a_bot_of_another_game_is_refused_at_the_table(guests: GuestBots) -> None:
    del guests
    with running_server(SETTINGS) as address:
        person = Person.new(address)
        table = person.make_table("aurum", {"players": 3})
        sentences = set()
        for lang in ("en", "ru", "fr"):
            for method, path, body in (
                ("POST", "/tables", {"game": "aurum", "seats": ["me", "bot:reporting"]}),
                ("POST", "/tables/quick", {"game": "aurum", "bot": "reporting"}),
                ("PUT", f"/tables/{table}/seats/1", {"who": "bot:reporting"}),
            ):
                answer = person.ask(method, f"{path}?lang={lang}", body)
                assert answer.status_code == 400
                assert answer.json()["code"] == "bot-other-game"
                sentences.add(answer.json()["text"])
        assert len(sentences) == 3
        assert all("reporting" in sentence for sentence in sentences)
        person.get("PUT", f"/tables/{table}/seats/1", {"who": "bot:novice"})
        bots = {bot["name"]: bot["games"] for bot in person.get("GET", "/games")["bots"]}
        assert bots["adept"] == ["aurum", "auction"]
