"""`DELETE /api/session` closes the sockets of that device and no others."""

import asyncio

import msgspec

from tests.kit.clients.live_client import Person, live
from tests.kit.servers.server_thread import UNLIMITED, running_server


def test_the_sockets_of_a_forgotten_device_are_closed(unlimited: str) -> None:
    ann = Person.new(unlimited, "Ann")
    table = ann.make_table("auction", {"players": 3})
    code = ann.get("POST", "/me/link")["code"]
    phone = Person(unlimited, ann.get("POST", "/identity/claim", {"code": code, "program": True}))

    async def evening() -> None:
        async with (
            live(unlimited, table, ann) as at_home,
            live(unlimited, table, phone) as on_the_way,
            live(unlimited, table, phone) as in_another_window,
            live(unlimited, table) as spectator,
        ):
            await asyncio.to_thread(phone.get, "DELETE", "/session")
            assert await on_the_way.until_closed() == 4401
            assert await in_another_window.until_closed() == 4401
            for other in (at_home, spectator):
                await other.ask({"type": "ping", "id": "x"}, "pong")

    asyncio.run(evening())
    assert ann.ask("GET", "/me").is_success
    assert phone.ask("GET", "/me").status_code == 401


def test_those_at_another_worker_too(postgres_url: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=postgres_url)
    with running_server(settings) as here, running_server(settings) as there:
        ann = Person.new(here, "Ann")
        table = ann.make_table("auction", {"players": 3})

        async def evening() -> None:
            async with live(there, table, ann) as away, live(there, table) as spectator:
                await asyncio.to_thread(ann.get, "DELETE", "/session")
                assert await away.until_closed() == 4401
                await spectator.ask({"type": "ping", "id": "x"}, "pong")

        asyncio.run(evening())


def test_those_of_all_other_devices_at_another_worker(postgres_url: str) -> None:
    settings = msgspec.structs.replace(UNLIMITED, database=postgres_url)
    with running_server(settings) as here, running_server(settings) as there:
        ann = Person.new(here, "Ann")
        table = ann.make_table("auction", {"players": 3})
        code = ann.get("POST", "/me/recovery")["code"]
        phone, tablet = (
            Person(there, ann.get("POST", "/identity/recover", {"code": code, "program": True})) for _ in range(2)
        )

        async def evening() -> None:
            async with (
                live(there, table, phone) as phone_socket,
                live(here, table, tablet) as tablet_socket,
                live(there, table, ann) as own_socket,
            ):
                await asyncio.to_thread(ann.get, "DELETE", "/me/devices")
                assert await phone_socket.until_closed() == 4401
                assert await tablet_socket.until_closed() == 4401
                await own_socket.ask({"type": "ping", "id": "x"}, "pong")

        asyncio.run(evening())
