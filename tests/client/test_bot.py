"""`goldgavel bot NAME --join LINK`: your own bot at a real server's table."""

import asyncio
import itertools
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.loader import load_maker
from goldgavel.client import bot as client_bot
from goldgavel.client import live as client_live
from goldgavel.client.api import Api
from goldgavel.client.bot import BotPlayer, take_seat
from goldgavel.client.links import JoinError, read_link
from goldgavel.kernel.errors import BotError
from goldgavel.kernel.records import walk
from goldgavel.protocol.messages import ClientMessage, Move
from tests.cli.kit import LANGUAGES, assert_refused, run, start
from tests.kit.clients.live_client import Person, live
from tests.kit.servers.server_thread import running_server

OWN = '''
class Modest:
    """Takes the first legal move and records its history."""
    games = GAMES
    def __init__(self, game, seat, seed):
        MADE.append(seed)

    def choose(self, view, history, budget):
        FOUND.append([(told.ply, told.seat, told.move, told.events) for told in history] if READS else len(FOUND))
        if len(FOUND) > FAILS_AFTER:
            raise ValueError("out of ideas")
        return ANSWER or view.legal[0]
'''
DEFAULTS = {"GAMES": None, "FAILS_AFTER": 10_000, "ANSWER": None, "READS": False}


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running_server() as found:
        yield found


@pytest.fixture
def own_bot(tmp_path: Path) -> Callable[..., str]:
    """Write a file with a bot that behaves as described."""

    def write(**more: Any) -> str:
        path = tmp_path / f"modest{len(list(tmp_path.iterdir()))}.py"
        given = "\n".join(f"{name} = {value!r}" for name, value in (DEFAULTS | more).items())
        path.write_text(f"FOUND = []\nMADE = []\n{given}\n{OWN}")
        return str(path)

    return write


def open_table(address: str, game: str, **more: Any) -> tuple[Person, str, str]:
    """Create a table with one free seat among bots; return its link."""
    host = Person.new(address, "Host")
    spec = {"seats": ["bot:random", "free", "bot:random"]} | more
    table = host.make_table(game, {"players": 3}, **spec)
    return host, table, f"{address}/table/{table}"


def wait_until(true: Callable[[], object], process: "subprocess.Popen[bytes] | None" = None) -> None:
    give_up = time.monotonic() + 60
    while not true():
        assert process is None or process.poll() is None, process.communicate()
        assert time.monotonic() < give_up
        time.sleep(0.02)


def seats_at(host: Person, table: str) -> list[str]:
    return [seat["kind"] for seat in host.get("GET", f"/tables/{table}")["seats"]]


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_a_bot_in_a_file_plays_a_whole_game_and_its_rematch(
    address: str, own_bot: Callable[..., str], game: str
) -> None:
    """The bot joins by link, takes the free seat and has a name."""
    host, table, link = open_table(address, game, seats=["me", "free", "bot:random"])
    words = ["bot", own_bot(), "--join", link, "--name", "Mo", "--stay", "--lang", "en"]
    pipe = subprocess.PIPE
    with start(words, stdout=pipe, stderr=pipe) as process:
        wait_until(lambda: "free" not in seats_at(host, table), process)
        assert host.get("GET", f"/tables/{table}")["seats"][1]["name"] == "Mo"
        host.get("POST", f"/tables/{table}/start")
        play_as(host, table)
        again = host.get("POST", f"/tables/{table}/rematch")["id"]
        wait_until(lambda: host.get("GET", f"/tables/{again}")["seats"][2]["here"], process)
        host.get("POST", f"/tables/{again}/start")
        play_as(host, again)
        assert process.stdout is not None
        told = [process.stdout.readline().decode() for _ in range(5)]
        os.kill(process.pid, signal.SIGINT)
        process.communicate(timeout=60)
    assert [line.split()[0] for line in told] == ["Mo", "The", "Waiting", "Mo", "The"]
    record = host.get("GET", f"/tables/{again}/record")
    assert record["result"]
    if game == "aurum":  # Auction has one deal, which waits for nobody's number at this table's pace
        assert any(number["seat"] == 2 for deal in record["fair"]["rounds"] for number in deal["numbers"])


def play_as(host: Person, table: str) -> None:
    """The same client plays the host's seat in this process."""
    api = Api(read_link(f"{host.address}/table/{table}"), "en", host.token)
    player = BotPlayer(api, api.table(), load_maker("random"))
    view = asyncio.run(asyncio.wait_for(player.play(), 60))
    assert view.winners


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_the_history_is_what_the_engine_tells_the_seat(
    address: str, own_bot: Callable[..., str], game: str
) -> None:
    host, table, link = open_table(address, game)
    made = load_maker(own_bot(READS=True))
    api = Api(read_link(link), "en")
    player = BotPlayer(api, take_seat(api, made), made)
    host.get("POST", f"/tables/{table}/start")
    asyncio.run(asyncio.wait_for(player.play(), 120))
    found = sys.modules[made.maker.__module__].FOUND
    state = gg.from_record(host.get("GET", f"/tables/{table}/record"))
    read = {len(steps): steps for steps in found}
    assert len(read) > 3
    compared = 0
    for past, (then, _, _) in enumerate(walk(state)):
        if past in read and past % 3 == 0:
            assert read[past] == [
                (told.ply, told.seat, told.move, told.events) for told in then.clone().history(1)
            ]
            compared += 1
    assert compared > 2


def test_a_lost_connection_is_opened_again(
    address: str, own_bot: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection is cut after every fifth move, before the bot knows whether the move was accepted."""
    monkeypatch.setattr(client_live, "PAUSES", (0.0,))
    host, table, link = open_table(address, "aurum")
    made = load_maker(own_bot())
    api = Api(read_link(link), "en")
    player = BotPlayer(api, take_seat(api, made), made)
    sent = itertools.count(1)
    send = player.client.send

    async def send_and_cut(message: ClientMessage) -> None:
        await send(message)
        if isinstance(message, Move) and next(sent) % 5 == 0:
            player.client.abort()

    monkeypatch.setattr(player.client, "send", send_and_cut)
    host.get("POST", f"/tables/{table}/start")
    view = asyncio.run(asyncio.wait_for(player.play(), 60))
    assert view.winners is not None
    assert next(sent) > 20
    assert host.get("GET", f"/tables/{table}")["status"] == "over"


def test_a_server_that_stays_away_ends_it(own_bot: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client_live, "PAUSES", (0.0,))
    monkeypatch.setattr(client_bot, "MAX_ATTEMPTS", 2)
    made = load_maker(own_bot())
    with running_server() as address:
        _, _, link = open_table(address, "aurum", seats=["me", "free", "bot:random"])
        api = Api(read_link(link), "en")
        player = BotPlayer(api, take_seat(api, made), made)

        async def play() -> None:
            playing = asyncio.create_task(player.play())
            async with asyncio.timeout(60):
                while player.seat is None:  # noqa: ASYNC110 - the player has no event for it
                    await asyncio.sleep(0.01)
            stopping.set()
            with pytest.raises(JoinError) as problem:
                await asyncio.wait_for(playing, 60)
            assert problem.value.code == "tui-server-silent"

        stopping = threading.Event()
        ended = threading.Thread(target=lambda: asyncio.run(play()))
        ended.start()
        assert stopping.wait(60)
    ended.join(60)
    assert not ended.is_alive()


def test_after_an_undo_there_is_a_new_bot_with_the_same_seed(address: str, own_bot: Callable[..., str]) -> None:
    """The bot must not know what was undone. Until then it is one object."""
    host, table, link = open_table(address, "aurum", seats=["me", "free", "free"])
    friend = Person.new(address, "Friend")
    friend.sit(table, 2)
    made = load_maker(own_bot())
    api = Api(read_link(link), "en")
    player = BotPlayer(api, take_seat(api, made), made)
    host.get("POST", f"/tables/{table}/start")
    seeds = sys.modules[made.maker.__module__].MADE
    assert seeds.pop() == 0, "a bot was made to see that it plays this game"

    async def play() -> None:
        playing = asyncio.create_task(player.play())
        async with live(address, table, host) as me, live(address, table, friend) as other:
            await me.until(me.is_asked)
            await me.confirmed(await me.move(me.view["legal"][0]))
            await me.until(lambda: any(message.get("undo") for message in me.messages))
            undo = [message["undo"] for message in me.messages if message.get("undo")][-1]
            await until_made(1)
            await me.until(lambda: me.view["has_bid"][1])  # a move of the bot would end the proposal
            await me.send({"type": "wish", "id": "w", "wish": "undo", "of": undo})
            await other.until(lambda: any(message.get("wish") for message in other.messages))
            wish = [message["wish"] for message in other.messages if message.get("wish")][-1]
            await other.send({"type": "wish", "id": "w", "wish": "agree", "of": wish["id"]})
            await until_made(2)
        playing.cancel()
        await asyncio.wait([playing])

    async def until_made(count: int) -> None:
        async with asyncio.timeout(60):
            while len(seeds) < count:  # noqa: ASYNC110 - the player has no event for it
                await asyncio.sleep(0.01)

    asyncio.run(play())
    assert seeds[0] == seeds[1] > 0


# What ends with a sentence.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_words(lang: str) -> None:
    for words in ([], ["adept"], ["adept", "--join", "nonsense"], ["nobody", "--join", "http://x/table/abc"]):
        assert_refused(run("bot", *words, "--lang", lang))


def test_nobody_is_there(own_bot: Callable[..., str]) -> None:
    assert_refused(run("bot", own_bot(), "--join", "http://127.0.0.1:9/table/abc"))


def test_a_table_without_a_free_chair(address: str, own_bot: Callable[..., str]) -> None:
    host, table, link = open_table(address, "aurum", seats=["me", "bot:random", "bot:random"])
    ran = run("bot", own_bot(), "--join", link, "--lang", "en")
    assert_refused(ran)
    assert "No seat is free" in ran.err
    host.get("POST", f"/tables/{table}/start")
    ran = run("bot", own_bot(), "--join", link, "--lang", "en")
    assert_refused(ran)
    assert "already started" in ran.err
    assert_refused(run("bot", own_bot(), "--join", f"{address}/table/nowhere"))


def test_a_seat_that_someone_else_took_first(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three bots see the same free seats, and all of them get one."""
    _, _, link = open_table(address, "aurum", seats=["free", "free", "free"])
    seen = Api(read_link(link), "en").table()
    seats = []
    for name in ("Ann", "Bob", "Cid"):
        api = Api(read_link(link), "en")
        me = api.make_identity(name)["id"]
        taken = api.sit_down(seen)
        assert taken is not None
        seats.append([seat.player for seat in taken.seats].index(me))
    assert seats == [0, 1, 2]
    late = Api(read_link(link), "en")
    late.make_identity("Dan")
    assert late.sit_down(seen) is None
    monkeypatch.setattr(late, "table", lambda: seen)  # the server says no for another reason
    with pytest.raises(JoinError):
        late.sit_down(seen)


def test_a_game_that_the_bot_does_not_play(address: str, own_bot: Callable[..., str]) -> None:
    host, table, link = open_table(address, "auction")
    ran = run("bot", own_bot(GAMES=("aurum",)), "--join", link, "--lang", "en")
    assert_refused(ran)
    assert "does not play" in ran.err
    assert seats_at(host, table).count("free") == 1, "it did not sit down"


@pytest.mark.parametrize(
    ("wrong", "code"),
    [({"FAILS_AFTER": 0}, "bot-failed"), ({"ANSWER": "fly"}, "bot-illegal-move"), ({"ANSWER": 7}, "bot-no-text")],
)
def test_a_bot_with_a_mistake(address: str, own_bot: Callable[..., str], wrong: dict[str, Any], code: str) -> None:
    host, table, link = open_table(address, "auction")
    made = load_maker(own_bot(**wrong))
    api = Api(read_link(link), "en")
    player = BotPlayer(api, take_seat(api, made), made)
    host.get("POST", f"/tables/{table}/start")
    with pytest.raises(BotError) as problem:
        asyncio.run(asyncio.wait_for(player.play(), 60))
    assert problem.value.code == code
    if code == "bot-failed":
        assert "modest0.py" in problem.value.text("en")
        assert "ValueError: out of ideas" in problem.value.text("en")
    seed = sys.modules[made.maker.__module__].MADE[-1]
    assert all(f"{seed}" in problem.value.text(lang) for lang in LANGUAGES)


def test_without_websockets_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)
    ran = run("bot", "adept", "--join", "http://127.0.0.1:9/table/abc")
    assert_refused(ran)
    assert "goldgavel[terminal]" in ran.err


# Where a bot comes from.


def test_bots_by_name_module_and_file(
    tmp_path: Path, own_bot: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = own_bot()
    assert load_maker("adept").name == load_maker("adept").maker.__name__[:5].lower()  # type: ignore[attr-defined]
    assert load_maker("master:20ms").name == "master"
    assert load_maker(file).name == load_maker(f"{file}:Modest").name == "Modest"
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine_alone.py").write_text(Path(file).read_text())
    assert load_maker("mine_alone:Modest").name == "Modest"
    assert load_maker("goldgavel.bots.random:RandomBot").name == "RandomBot"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nowhere.py", "bot-file-missing"),
        ("nowhere.py:Bot", "bot-file-missing"),
        ("nowhere_at_all:Bot", "bot-broken"),
        ("goldgavel.bots.random:Nobody", "bot-class-missing"),
        ("goldgavel.bots.random:__name__", "bot-no-maker"),
        ("two.py", "bot-class-unclear"),
        ("none.py", "bot-class-unclear"),
        ("broken.py:Bot", "bot-broken"),
    ],
)
def test_what_is_not_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, code: str) -> None:
    monkeypatch.chdir(tmp_path)
    one = "class {}:\n    def choose(self, view, history, budget): ...\n"
    (tmp_path / "two.py").write_text(one.format("One") + one.format("Two"))
    (tmp_path / "none.py").write_text("")
    (tmp_path / "broken.py").write_text("import nowhere_at_all")
    with pytest.raises(BotError) as problem:
        load_maker(text)
    assert problem.value.code == code
