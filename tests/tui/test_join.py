"""A server's table in the terminal, with a real server, full-screen and in line mode."""

import asyncio
import io
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace
from rich.console import Console

from goldgavel.client.links import JoinError, TableLink, read_link
from goldgavel.games import load
from goldgavel.protocol.messages import Welcome
from goldgavel.protocol.table_info import (
    SeatInfo,
    SeatKind,
    Series,
    SeriesPlayer,
    SeriesSide,
    TableInfo,
    table_without_row,
)
from goldgavel.protocol.version import PROTOCOL
from goldgavel.text import LANGUAGES, Speech, say
from goldgavel.tui.lines.plain import PlainGame
from goldgavel.tui.lines.prompt import PlayerLeft
from goldgavel.tui.local_storage.identities import known_identities
from goldgavel.tui.seat.join import JoinApi, JoinedTable, join_table, rematch_link
from goldgavel.tui.seat.remote import RemoteSeat
from goldgavel.tui.seat.seat import SeatSnapshot
from goldgavel.tui.seat.series import series_line
from goldgavel.tui.tables import TerminalTable
from tests.cli.kit import assert_refused, run
from tests.kit.clients.live_client import Person, live, play_seat
from tests.kit.servers.server_process import ServerProcess
from tests.tui.key_player import bid_or_pass, log_text, play_cards, play_out
from tests.tui.kit import LARGE, seated


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("server"))
    process.start()
    yield process
    process.stop()


def open_table(address: str, game: str, players: int, **more: Any) -> tuple[Person, str, str]:
    """Return a host, their table with a free seat, and its link."""
    host = Person.new(address, "Host")
    seats = ["me", "free", *["bot:random"] * (players - 2)]
    table = host.make_table(game, {"players": players}, seats=seats, **more)
    return host, table, f"{address}/table/{table}"


def joined(link: str, name: str = "Guest", lang: str = "en") -> TerminalTable:
    place = join_table(read_link(link), name, "Player", lang)
    return TerminalTable(load(place.table.game, place.table.options), RemoteSeat(place, lang))


def sits(snapshot: Any) -> bool:
    return snapshot.seat is not None


@pytest.mark.parametrize(("game", "players"), [("aurum", 3), ("auction", 3)])
def test_a_whole_game_at_a_servers_table(server: ServerProcess, game: str, players: int) -> None:
    host, table, link = open_table(server.address, game, players)

    async def test() -> None:
        async with seated(joined(link), when=sits) as player, live(server.address, table, host) as hosts_seat:
            assert player.snapshot.status == "open"
            assert "Guest" in player.shown("felt" if game == "aurum" else "sets")
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            hosting = asyncio.create_task(play_seat(hosts_seat, Random(1)))
            await play_out(player, play_cards if game == "aurum" else bid_or_pass)
            await hosting
            assert player.snapshot.view.winners == tuple(hosts_seat.view["winners"])
            assert player.snapshot.seat == 1

    asyncio.run(test())
    record = host.get("GET", f"/tables/{table}/record")
    assert record["result"]
    if game == "auction":  # one deal, which did not wait for the players' numbers
        return
    numbers = [number["seat"] for deal in record["fair"]["rounds"] for number in deal["numbers"]]
    assert 1 in numbers, "the terminal adds a number of its own to the deals"


def test_a_whole_game_in_line_mode(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "auction", 3)
    ended: list[Any] = []

    def guest() -> None:
        ended.append(run("play", "--join", link, "--plain", "--name", "Guest", stdin="0\n" * 500))

    playing = threading.Thread(target=guest)
    playing.start()

    async def test() -> None:
        async with live(server.address, table, host) as hosts_seat:
            await hosts_seat.until(lambda: hosts_seat.table["seats"][1]["kind"] == "human")
            await asyncio.to_thread(host.get, "POST", f"/tables/{table}/start")
            await play_seat(hosts_seat, Random(1))

    asyncio.run(test())
    playing.join(30)
    assert ended[0].code == 0, ended[0].err
    assert "You pass." in ended[0].out
    assert re.search("wins? the game|share the win", ended[0].out)


class ScriptedThread:
    """A seat's thread whose snapshots arrive at given moments: `pending` answers the questions one by one."""

    def __init__(self, snapshots: list[SeatSnapshot], pending: list[bool]) -> None:
        self.seat = SimpleNamespace(snapshot=snapshots[0], is_local=False)
        self._snapshots, self._pending = snapshots, pending

    def next_snapshot(self) -> SeatSnapshot:
        return self._snapshots.pop(0)

    def has_pending(self) -> bool:
        return self._pending.pop(0) if self._pending else False


def test_moves_are_listed_once_for_each_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    """A running clock and an order are snapshots too, and arrive while the player reads the list."""
    view = load("auction", {"players": 3}).new_game(1).view(0)
    turn = SeatSnapshot(Speech("en", ["Ann", "Bob", "Cid"], 0), view, decision=7, waits_for_player=True)
    ticked, later = turn._replace(clocks=(None,)), turn._replace(decision=8)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    console = Console(file=io.StringIO(), width=80)
    thread: Any = ScriptedThread([turn, ticked, later], [False, True, False, True])
    with pytest.raises(PlayerLeft):
        PlainGame("auction", thread, console).play()
    printed = console.file.getvalue()  # type: ignore[attr-defined]
    assert printed.count("You can:") == 2
    assert printed.count("Your move:") == 1


def test_whoever_comes_back_is_the_same_person(server: ServerProcess) -> None:
    _, _, link = open_table(server.address, "aurum", 3)
    first, second = (
        join_table(read_link(link), "Guest", "Player", "en"),
        join_table(read_link(link), "", "Player", "en"),
    )
    assert first.token == second.token == known_identities()[server.address]
    assert [seat.name for seat in second.table.seats][1] == "Guest"


def test_a_full_table_is_watched(server: ServerProcess) -> None:
    host, table, link = open_table(server.address, "aurum", 3)
    Person.new(server.address, "Other").sit(table, 1)
    host.get("POST", f"/tables/{table}/start")

    async def test() -> None:
        async with seated(joined(link), when=lambda snapshot: snapshot.view is not None) as player:
            assert player.snapshot.seat is None
            assert player.shown("buttons").strip() == ""
            await player.press("enter", "x", "right")

    asyncio.run(test())


def test_a_lost_connection_loses_nothing(tmp_path: Path) -> None:
    """The server is killed during a game and started again. The seat reconnects and continues."""
    server = ServerProcess(tmp_path)
    server.start()
    host, table, link = open_table(server.address, "aurum", 3)
    place = join_table(read_link(link), "Guest", "Player", "en")
    host.get("POST", f"/tables/{table}/start")
    seat = RemoteSeat(place, "en")

    async def until(true: Callable[[], object]) -> None:
        async with asyncio.timeout(60):
            while not true():  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def test() -> None:
        running = asyncio.create_task(seat.run())
        await until(lambda: seat.snapshot.decision is not None)
        server.kill()
        await until(lambda: seat.snapshot.connection_problem)
        moving = asyncio.create_task(seat.move(seat.snapshot.view.legal[0], seat.snapshot.decision))
        server.start()
        assert await moving is None
        assert seat.snapshot.view.has_bid[1]
        assert not seat.snapshot.connection_problem
        running.cancel()
        await asyncio.wait([running])

    try:
        asyncio.run(test())
    finally:
        server.stop()


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


FREE = SeatInfo(kind=SeatKind.FREE, name="", player=None, bot=None, here=False, stand_in=False)


def table_with(seats: list[SeatInfo], series: Series) -> TableInfo:
    return replace(table_without_row(load("auction", {"players": 3}), "open", seats), series=series)


def test_a_series_is_told_in_one_line() -> None:
    def player(name: str, won: int, bot: str | None = None) -> SeriesPlayer:
        return SeriesPlayer(name=name, player=None if bot else name.lower(), bot=bot, games=2, won=won)

    bot = player("Adept\N{NO-BREAK SPACE}3", 1, "adept")
    series = Series(games=2, players=(player("Bob", 0), player("Ann", 2), bot, player("Cid", 1)), sides=())
    table = table_with([replace(FREE, player="bob"), replace(FREE, player="ann")], series)
    said = series_line(table, 1, "en").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Series after 2 games · You: 2 wins · Adept 3: 1 win · Cid: 1 win · Bob: 0 wins"
    assert series_line(table, None, "ru").startswith("Счёт после 2 партий · Ann: 2")
    sides = (SeriesSide(players=(0, 2), games=2, won=0), SeriesSide(players=(1, 3), games=2, won=2))
    of_partners = replace(table, series=replace(series, sides=sides))
    said = series_line(of_partners, 1, "en").replace("\N{NO-BREAK SPACE}", " ")
    assert said == "Series after 2 games · You and Cid: 2 wins · Bob and Adept 3: 0 wins"
    assert series_line(replace(table, series=None), 1, "en") == ""
    assert series_line(replace(table, series=replace(series, games=0)), 1, "en") == ""


def test_the_tally_is_told_when_a_rematch_begins() -> None:
    ann = SeriesPlayer(name="Ann", player="ann", bot=None, games=1, won=1)
    table = table_with([FREE] * 3, Series(games=1, players=(ann,), sides=()))
    welcome = Welcome(
        protocol=PROTOCOL,
        engine="",
        table=table,
        seat=None,
        version=0,
        view=None,
        decision=None,
        refusals={},
        order=None,
        missed=(),
    )
    told: list[str] = []

    async def test() -> None:
        seat = RemoteSeat(JoinedTable(TableLink("http://x", "t"), None, table), "en")
        seat.listener = lambda now: told.extend(now.remarks)
        await seat.on_message(welcome)
        await seat.on_message(welcome)

    asyncio.run(test())
    assert told == ["Series after 1 game · Ann: 1\N{NO-BREAK SPACE}win"]


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


@pytest.mark.parametrize(
    ("link", "server", "table"),
    [
        ("http://127.0.0.1:8000/table/abc", "http://127.0.0.1:8000", "abc"),
        ("https://play.example/table/a-b_c?x=1#y", "https://play.example", "a-b_c"),
        ("play.example/table/abc", "http://play.example", "abc"),
        ("https://user:secret@play.example/games/table/abc/", "https://play.example/games", "abc"),
    ],
)
def test_links(link: str, server: str, table: str) -> None:
    assert read_link(link) == TableLink(server, table)


@pytest.mark.parametrize(
    "link",
    [
        "",
        "abc",
        "ftp://x/table/abc",
        "http:///table/abc",
        "http://x/table/",
        "http://x/tables/abc",
        "http://x/table/a b",
        "http://x:99999/table/a",
        "http://x:a/table/b",
        "http://[::1/table/abc",
    ],
)
def test_invalid_links_are_refused(link: str) -> None:
    with pytest.raises(JoinError):
        read_link(link)
    assert_refused(run("play", "--join", link, "--plain"))


def test_no_such_table_and_no_such_server(server: ServerProcess) -> None:
    for link in (f"{server.address}/table/nothing", "http://127.0.0.1:9/table/abc"):
        assert_refused(run("play", "--join", link, "--plain", "--lang", "fr"))


def test_an_address_with_another_service() -> None:
    """The address belongs to some other service."""
    import http.server

    class Strange(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *words: object) -> None:
            del words

    with http.server.HTTPServer(("127.0.0.1", 0), Strange) as strange:
        thread = threading.Thread(target=strange.serve_forever)
        thread.start()
        try:
            assert_refused(run("play", "--join", f"http://127.0.0.1:{strange.server_port}/table/abc", "--plain"))
        finally:
            strange.shutdown()
            thread.join()
