"""The other people at a server's table, as the terminal shows them: proposals, chat, rematches."""

import asyncio

import pytest

from goldgavel.client.links import JoinError, TableLink
from goldgavel.text import LANGUAGES, say
from goldgavel.tui.seat.join import JoinApi, rematch_link
from tests.kit.clients.live_client import Person, live
from tests.kit.servers.server_process import ServerProcess
from tests.tui.key_player import log_text
from tests.tui.kit import LARGE, seated
from tests.tui.remote.kit import joined, open_table, sits


def test_proposals_and_chat(server: ServerProcess) -> None:
    """The host asks to take a bid back and the terminal agrees with a key. Chat appears in the game log."""
    host, table, link = open_table(server.address, "aurum", 4)

    async def test() -> None:
        async with seated(joined(link), when=sits) as player, live(server.address, table, host) as hosts_seat:
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            while not hosts_seat.is_asked():
                await player.until(lambda: player.snapshot.has_decision() or hosts_seat.is_asked())
                if player.snapshot.has_decision():
                    await player.hit("enter")
            await hosts_seat.confirmed(await hosts_seat.move(hosts_seat.view["legal"][0]))
            undo = next(message["undo"] for message in reversed(hosts_seat.messages) if "undo" in message)
            await hosts_seat.send({"type": "wish", "id": "w1", "wish": "undo", "of": undo})
            await player.until(lambda: player.snapshot.wish is not None)
            assert "Host asks" in player.shown("prompt")
            await player.hit("y")
            await player.until(lambda: "Host took back" in log_text(player))
            await hosts_seat.send({"type": "say", "id": "s1", "text": "Good luck!"})
            await player.until(lambda: "Host: Good luck!" in log_text(player))
            await player.press("t", *"hello", "enter")
            await player.until(lambda: "Guest: hello" in log_text(player))

    asyncio.run(test())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quick_phrase_arrives_in_the_reader_s_language(server: ServerProcess, lang: str) -> None:
    """One was said before the terminal came, one is said while it is there."""
    host, table, link = open_table(server.address, "aurum", 3)

    def line_of(phrase: str) -> str:
        colon = "\N{NO-BREAK SPACE}: " if lang == "fr" else ": "
        return f"Host{colon}{say(f'page-phrase-{phrase}', lang)}"

    async def test() -> None:
        async with live(server.address, table, host) as hosts_seat:
            await hosts_seat.ask({"type": "phrase", "id": "p1", "phrase": "hello"}, "chat")
            async with seated(joined(link, lang=lang), lang, LARGE, when=sits) as player:
                await player.until(lambda: line_of("hello") in log_text(player))
                await hosts_seat.send({"type": "phrase", "id": "p2", "phrase": "thanks"})
                await player.until(lambda: line_of("thanks") in log_text(player))

    asyncio.run(test())


def test_playing_again(server: ServerProcess) -> None:
    """Both end the game. The terminal asks for a rematch, which starts when the host has joined."""
    host, table, link = open_table(server.address, "aurum", 3)

    async def test() -> None:
        async with seated(joined(link), when=sits) as player, live(server.address, table, host) as hosts_seat:
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            await player.until(lambda: player.snapshot.status == "playing")
            await hosts_seat.send({"type": "wish", "id": "c1", "wish": "concede"})
            await player.until(lambda: player.snapshot.wish is not None)
            await player.hit("y")
            await player.until(lambda: player.snapshot.status == "over")
            await player.press("q", "down", "enter")
            await player.until(lambda: player.is_bare() and player.snapshot.status == "open")
            await hosts_seat.until(lambda: hosts_seat.table["next"])
            async with live(server.address, hosts_seat.table["next"], host):
                await player.until(lambda: player.snapshot.status == "playing")
                assert player.snapshot.seat == 2, "everybody sits one chair on"

    asyncio.run(test())


def test_a_spectator_cannot_play_again(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "aurum", 3)
    other = Person.new(server.address, "Other")
    other.sit(table, 1)
    host.get("POST", f"/tables/{table}/start")

    async def test() -> None:
        async with (
            seated(joined(link), when=lambda snapshot: snapshot.view is not None) as watcher,
            live(server.address, table, host) as hosts_seat,
            live(server.address, table, other) as others_seat,
        ):
            await hosts_seat.send({"type": "wish", "id": "c1", "wish": "concede"})
            await others_seat.until(lambda: others_seat.messages[-1].get("wish"))
            wish = others_seat.messages[-1]["wish"]["id"]
            await others_seat.send({"type": "wish", "id": "c2", "wish": "agree", "of": wish})
            await watcher.until(lambda: watcher.snapshot.status == "over")
            assert [choice for choice, _ in watcher.table.ending_choices()] == ["home", "quit"]

    asyncio.run(test())


@pytest.mark.parametrize("answer", [None, [], {}, {"id": 7}, {"id": "../me"}])
def test_a_rematch_with_an_invalid_table(answer: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JoinApi, "ask", lambda *_: answer)
    with pytest.raises(JoinError) as caught:
        rematch_link(TableLink("http://play.example", "abc"), "en")
    assert caught.value.code == "tui-server-newer"
