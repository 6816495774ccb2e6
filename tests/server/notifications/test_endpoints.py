"""Push endpoints from clients: nothing is sent into the server's own network, however the address is written."""

import asyncio
from ipaddress import ip_address
from typing import Any

import pytest

from goldgavel.server.errors import BadRequest
from goldgavel.server.notifications.endpoints import DEFAULT_POLICY, check_endpoint, check_keys, is_public
from goldgavel.server.notifications.outbound import Outbound, filtered_resolver
from tests.kit.clients.http_receiver import http_receiver

REAL = [
    "https://fcm.googleapis.com/fcm/send/c1KrmpTuRm8:APA91bGyU",
    "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk",
    "https://web.push.apple.com/QGNs_Qx4",
    "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2f",
]
HOSTILE = [
    "http://fcm.googleapis.com/fcm/send/x",
    "ftp://fcm.googleapis.com/x",
    "file:///etc/passwd",
    "https://localhost/x",
    "https://localhost./x",
    "https://db.internal/x",
    "https://printer.local/x",
    "https://foo.localhost/x",
    "https://127.0.0.1/x",
    "https://127.0.0.1:443/x",
    "https://[::1]/x",
    "https://[::ffff:169.254.169.254]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://10.0.0.5/x",
    "https://8.8.8.8/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://0177.0.0.1/x",
    "https://127.1/x",
    "https://push.example.org:8443/x",
    "https://push.example.org:22/x",
    "https://user@push.example.org/x",
    "https://user:word@push.example.org/x",
    "https://push.example.org#@127.0.0.1/x",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org/x\r\nHost: inside",
    "https://push.example.org/ x",
    "https://пуш.example.org/x",
    "https:///x",
    "https://",
    "//push.example.org/x",
    "push.example.org/x",
    "https://push.example.org:99999/x",
    "https://[::1/x",
    "https://push.example.org/" + "x" * 2000,
    "",
]


@pytest.mark.parametrize("url", REAL)
def test_what_browsers_give_is_taken(url: str) -> None:
    check_endpoint(url)


@pytest.mark.parametrize("url", HOSTILE)
def test_anything_else_is_refused(url: str) -> None:
    with pytest.raises(BadRequest):
        check_endpoint(url)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("0.0.0.0", "224.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "240.0.0.1"),  # noqa: S104
        *("::", "::1", "fe80::1", "fc00::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
        *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2"),
        *("fec0::1", "3fff::1", "5f00::1", "2001:2::1", "192.0.0.8", "192.88.99.1", "::ffff:192.0.0.9"),
    ],
)
def test_no_address_of_a_network_of_our_own_is_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "142.250.74.10", "2a00:1450:4001:80b::200a"])
def test_addresses_of_the_internet_are(address: str) -> None:
    assert is_public(ip_address(address))


class Resolver:
    """A resolver that returns the given addresses for any name."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[dict[str, Any]]:
        named = {"hostname": host, "port": port, "family": family, "proto": 0, "flags": 0}
        return [{**named, "host": address} for address in self.addresses]

    async def close(self) -> None:
        """Nothing to close."""


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["fe80::1%eth0"], ["::1"]])
def test_a_name_that_leads_inside_is_not_followed(addresses: list[str]) -> None:
    resolver = filtered_resolver(Resolver(*addresses), DEFAULT_POLICY.is_allowed)
    with pytest.raises(OSError, match="internet"):
        asyncio.run(resolver.resolve("push.example.org", 443))


def test_a_name_that_leads_to_us_is_not_asked() -> None:
    """`localhost` is resolved by the system."""

    async def ask(url: str) -> None:
        outbound = Outbound(DEFAULT_POLICY.is_allowed)
        try:
            await outbound.post(url, b"x", {})
        finally:
            await outbound.close()

    with http_receiver() as service:
        with pytest.raises(OSError, match=r"."):
            asyncio.run(ask(service.address.replace("127.0.0.1", "localhost")))
        with pytest.raises(OSError, match="internet"):
            asyncio.run(ask(service.address))  # an address is not resolved, and still checked
        service.expect_no_more(0, within=0.05)


def test_no_redirect_is_followed() -> None:
    async def ask(url: str) -> int:
        outbound = Outbound()
        try:
            return await outbound.post(url, b"x", {})
        finally:
            await outbound.close()

    with http_receiver() as inside, http_receiver() as service:
        service.statuses = [307]
        service.location = inside.address
        assert asyncio.run(ask(service.address)) == 307
        inside.expect_no_more(0, within=0.05)


GOOD_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
GOOD_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"


def test_keys_are_a_point_of_the_curve_and_sixteen_bytes() -> None:
    check_keys(GOOD_POINT, GOOD_AUTH)
    for point, auth in [
        (GOOD_POINT[:-2], GOOD_AUTH),
        (GOOD_POINT.replace("BCV", "BCW"), GOOD_AUTH),
        ("A", GOOD_AUTH),
        (GOOD_POINT, GOOD_AUTH[:-2]),
        (GOOD_POINT, "AA"),
    ]:
        with pytest.raises(BadRequest):
            check_keys(point, auth)
