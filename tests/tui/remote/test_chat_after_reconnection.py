"""The chat of a server's table in the terminal when the connection comes back, with a real server."""

import asyncio
from pathlib import Path

from goldgavel.client.links import read_link
from goldgavel.tui.seat.join import join_table
from goldgavel.tui.seat.remote import RemoteSeat
from goldgavel.tui.seat.seat import SeatSnapshot
from tests.kit.clients.live_client import Person, live
from tests.kit.servers.server_process import ServerProcess


def test_no_line_is_shown_twice(tmp_path: Path) -> None:
    """The server sends the whole chat on every connection."""
    server = ServerProcess(tmp_path)
    server.start()
    host = Person.new(server.address, "Host")
    table = host.make_table("aurum", {"players": 3}, seats=["me", "free", "bot:random"])
    seat = RemoteSeat(join_table(read_link(f"{server.address}/table/{table}"), "Guest", "Player", "en"), "en")
    shown: list[str] = []

    def listen(now: SeatSnapshot) -> None:
        shown.extend(now.remarks)

    async def say(text: str) -> None:
        """Say it as the host, and wait until the terminal shows it."""
        async with live(server.address, table, host) as hosts_seat:
            await hosts_seat.ask({"type": "say", "id": text, "text": text}, "chat")
            while f"Host: {text}" not in shown:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def test() -> None:
        seat.listener = listen
        running = asyncio.create_task(seat.run())
        async with asyncio.timeout(60):
            await say("before")
            server.kill()
            server.start()
            await say("after")
        running.cancel()
        await asyncio.wait([running])

    try:
        asyncio.run(test())
    finally:
        server.stop()
    assert shown == ["Host: before", "Host: after"]
