"""The operator's webhook: its messages, their signature, and that its failures do not affect games."""

import asyncio
import hashlib
import hmac
import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from goldgavel.server.notifications import webhook
from goldgavel.server.notifications.message import Notification
from goldgavel.server.notifications.webhook import Webhook
from goldgavel.server.settings.settings import Settings
from goldgavel.storage.rows import SeatRow
from tests.kit.clients.http_receiver import HttpReceiver, Posted, http_receiver
from tests.kit.clients.live_client import NO_PACE, Person, seated_table
from tests.kit.servers.captured_logs import captured_logs
from tests.kit.servers.server_thread import UNLIMITED, running_server

DAY = {"kind": "move", "seconds": 86400}
SECRET = "a secret of the operator's"  # noqa: S105
SEATS = (SeatRow(seat=0, player="p", name="Anna", bot=None), SeatRow(seat=1, player=None, name="x", bot="adept"))
NOTICE = Notification(what="turn", table="t", game="aurum", seats=SEATS, listed=False, left=60.0)


@pytest.fixture
def program() -> Iterator[HttpReceiver]:
    with http_receiver() as found:
        yield found


def settings_for(program: HttpReceiver, **more: Any) -> Settings:
    return msgspec.structs.replace(
        UNLIMITED,
        webhook=f"{program.address}/hook?key=word",
        webhook_secret=SECRET,
        public_url="https://play.example.org",
        notice_after=0,
        bot_processes=0,
        **more,
    )


def read(posted: Posted) -> dict[str, Any]:
    expected = hmac.new(SECRET.encode(), posted.body, hashlib.sha256).hexdigest()
    assert posted.headers["x-goldgavel-signature"] == f"sha256={expected}"
    assert posted.headers["content-type"] == "application/json"
    call: dict[str, Any] = json.loads(posted.body)
    return call


def test_it_hears_that_a_game_began_and_whose_turn_it_is(program: HttpReceiver) -> None:
    with running_server(settings_for(program)) as address:
        table, people = seated_table(address, "aurum", {"players": 4}, clock=DAY)
        mover = next(seat for seat in range(4) if people[seat].get("GET", "/me/games")[0]["turn"])
        calls = {call["event"]: call for call in map(read, program.wait_for(2))}
    expected = {
        "table": table,
        "link": f"https://play.example.org/table/{table}",
        "game": "aurum",
        "players": ["P0", "P1", "P2", "P3"],
        "listed": False,
    }
    assert calls["started"] == expected | {
        "event": "started",
        "at": calls["started"]["at"],
        "seat": None,
        "name": None,
        "left": None,
    }
    turn = calls["turn"]
    assert turn == expected | {
        "event": "turn",
        "at": turn["at"],
        "seat": mover,
        "name": f"P{mover}",
        "left": turn["left"],
    }
    assert 86000 < turn["left"] <= 86400


def test_it_hears_that_a_game_ended(program: HttpReceiver) -> None:
    """A game that bots play for everyone after its only person has left."""
    with running_server(settings_for(program)) as address:
        anna = Person.new(address, "Anna")
        table = anna.make_table("auction", {"players": 3}, clock=DAY, pace=NO_PACE)
        anna.get("POST", f"/tables/{table}/start")
        anna.get("DELETE", f"/tables/{table}/seats/mine")
        events = [read(one)["event"] for one in program.wait_for(2)]
        assert "started" in events  # several are sent at once, so they may overtake each other
        while "ended" not in events:
            events = [read(one)["event"] for one in program.wait_for(len(events) + 1)]
        assert events.count("ended") == 1


def test_at_a_table_without_a_clock_it_hears_nothing(program: HttpReceiver) -> None:
    with running_server(settings_for(program)) as address:
        seated_table(address, "auction", {"players": 3})
        program.expect_no_more(0)


async def told(hook: Webhook, count: int, program: HttpReceiver) -> None:
    hook.send(NOTICE, 5.0, 0)
    await asyncio.to_thread(program.wait_for, count)
    await asyncio.sleep(0.1)
    await hook.close()


def test_trouble_is_waited_out(program: HttpReceiver) -> None:
    program.statuses = [500, 503, 429]
    asyncio.run(told(Webhook(settings_for(program), pauses=(0, 0, 0)), 4, program))
    assert len({one.headers["x-goldgavel-delivery"] for one in program.posted}) == 1
    assert len({one.body for one in program.posted}) == 1


@pytest.mark.parametrize(("statuses", "tries"), [([400], 1), ([410], 1), ([301], 3), ([500] * 9, 3)])
def test_it_gives_up_at_last(program: HttpReceiver, statuses: list[int], tries: int) -> None:
    program.statuses = statuses * tries
    with captured_logs() as logs:
        asyncio.run(told(Webhook(settings_for(program), pauses=(0, 0)), tries, program))
    program.expect_no_more(tries, within=0.05)
    assert "webhook" in logs.text()
    assert "word" not in logs.text()


def test_nobody_waits_for_a_webhook_that_is_not_there() -> None:
    with http_receiver() as gone:
        settings = settings_for(gone)
    with running_server(settings) as address:
        table, people = seated_table(address, "auction", {"players": 3}, clock=DAY)
        assert people[0].get("GET", f"/tables/{table}")["status"] == "playing"


def test_what_is_too_much_is_dropped(program: HttpReceiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "LIMITS", webhook.LIMITS._replace(waiting=2, at_once=1))

    async def flood() -> None:
        hook = Webhook(settings_for(program))
        for _ in range(50):
            hook.send(NOTICE, 5.0, 0)
        await asyncio.to_thread(program.wait_for, 3)
        await asyncio.sleep(0.2)
        await hook.close()

    with captured_logs() as logs:
        asyncio.run(flood())
    program.expect_no_more(3, within=0.05)
    assert "dropped" in logs.text()
