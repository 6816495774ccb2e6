"""Devices: who sees them, what they are called, and signing them out."""

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from goldgavel.server.players.agents import agent_of
from goldgavel.storage.rows import Agent
from tests.kit.clients.live_client import SOON
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.conftest import NewVisitor
from tests.server.http.visitor import Visitor

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)
CHROME = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0 Safari/537.36"
)
HOUR = 3600


def another(person: NewVisitor, of: Visitor, **headers: str) -> Visitor:
    """Another device of a person."""
    found = person()
    code = of.done("POST", "/api/me/link")["code"]
    found.me = found.done("POST", "/api/identity/claim", {"code": code}, headers=headers)
    return found


def devices_of(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.done("GET", "/api/me/devices")
    return found


def test_they_are_listed_by_what_they_are(person: NewVisitor) -> None:
    ann = person("Ann")
    phone = another(person, ann, **{"User-Agent": SAFARI})
    here, other = devices_of(phone)
    assert (here["browser"], here["system"], here["here"]) == ("Safari", "iPhone", True)
    assert (other["browser"], other["system"], other["here"]) == (None, None, False)
    assert {each["id"] for each in devices_of(ann)} == {here["id"], other["id"]}
    assert devices_of(ann)[0] == {**other, "here": True}


def test_nobody_sees_or_ends_those_of_others(person: NewVisitor) -> None:
    ann, eve = person("Ann"), person("Eve")
    [device] = devices_of(ann)
    assert device["id"] not in {each["id"] for each in devices_of(eve)}
    assert eve.refused(404, "DELETE", f"/api/me/devices/{device['id']}") == "device-unknown"
    eve.done("DELETE", "/api/me/devices")
    assert devices_of(ann) == [device]
    for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{device['id']}")):
        assert person().refused(401, method, f"/api/me/devices{path}") == "server-who-are-you"


def test_the_ids_are_neither_secrets_nor_hashes(person: NewVisitor) -> None:
    ann = person("Ann")
    [device] = devices_of(ann)
    assert person().refused(401, "GET", "/api/me", headers={"Authorization": f"Bearer {device['id']}"})
    assert device["id"] not in ann.secret


def test_one_is_signed_out(person: NewVisitor) -> None:
    ann = person("Ann")
    phone, tablet = another(person, ann), another(person, ann)
    there = devices_of(phone)[0]["id"]
    ann.done("DELETE", f"/api/me/devices/{there}")
    assert phone.done("GET", "/api/me") is None
    assert tablet.done("GET", "/api/me") == ann.done("GET", "/api/me") == ann.me
    assert ann.refused(404, "DELETE", f"/api/me/devices/{there}") == "device-unknown"


def test_the_one_that_asks_loses_its_cookie(person: NewVisitor) -> None:
    ann = person("Ann")
    answer = ann.ask("DELETE", f"/api/me/devices/{devices_of(ann)[0]['id']}")
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert ann.done("GET", "/api/me") is None


def test_signing_out_elsewhere_ends_every_other_way_in(person: NewVisitor) -> None:
    ann, thief = person("Ann"), person()
    phone = another(person, ann)
    links = [each.done("POST", "/api/me/link")["code"] for each in (ann, phone)]
    recovery = phone.done("POST", "/api/me/recovery")["code"]
    ann.done("DELETE", "/api/me/devices")
    assert [each["here"] for each in devices_of(ann)] == [True]
    assert phone.done("GET", "/api/me") is None
    for code in links:
        thief.refused(404, "POST", "/api/identity/claim", {"code": code})
    assert thief.refused(404, "POST", "/api/identity/recover", {"code": recovery}) == "identity-recovery-wrong"
    assert ann.done("GET", "/api/me/recovery") == {"created": None, "used": None}


def test_the_sockets_of_a_signed_out_device_are_closed(person: NewVisitor) -> None:
    ann = person("Ann")
    phone = another(person, ann)
    table = ann.done("POST", "/api/tables/quick", {"game": "aurum", "pace": {"bot_pause": 60}})
    url = f"{ann.address.replace('http', 'ws')}/live/{table['id']}"
    stale = {"Cookie": f"goldgavel=gone; goldgavel={phone.secret}"}
    with connect(url, additional_headers=stale) as away, connect(url, additional_headers=ann.bearer) as here:
        assert away.recv(timeout=SOON)
        ann.done("DELETE", "/api/me/devices")
        with pytest.raises(ConnectionClosed) as closed:
            drain(away)
        here.ping().wait(SOON)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


def drain(socket: ClientConnection) -> None:
    while True:
        socket.recv(timeout=SOON)


def test_a_visit_is_noted_once_an_hour() -> None:
    clock = ManualClock()
    with running_server(UNLIMITED, clock=clock) as address, Visitor(address, "Ann") as ann:
        clock.now = clock.now // HOUR * HOUR + 10
        [made] = devices_of(ann)
        clock.now += 3 * HOUR
        browser = {"User-Agent": FIREFOX}
        ann.done("GET", "/api/me", headers=browser)

        def seen() -> dict[str, Any]:
            return next(each for each in devices_of(ann) if each["id"] == made["id"])

        later = until(seen, lambda device: device["visited"] > made["visited"])
        assert later["visited"] == clock.now - 10
        assert (later["browser"], later["system"]) == ("Firefox", "Linux")
        clock.now += HOUR - 20
        ann.done("GET", "/api/me", headers={"User-Agent": SAFARI})
        assert seen() == later


def until(read: Any, is_right: Any) -> Any:
    """Ask until the answer is right. A visit is stored after its request is answered."""
    for _ in range(10_000):
        if is_right(found := read()):
            return found
    raise AssertionError(found)


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (SAFARI, ("Safari", "iPhone")),
        (CHROME, ("Chrome", "Windows")),
        (f"{CHROME} Edg/138.0", ("Edge", "Windows")),
        (f"{CHROME} OPR/120.0", ("Opera", "Windows")),
        (f"{CHROME} YaBrowser/25.6", ("Yandex", "Windows")),
        (SAFARI.replace("Version/18.5", "CriOS/138.0"), ("Chrome", "iPhone")),
        (SAFARI.replace("Version/18.5", "FxiOS/140.0").replace("iPhone;", "iPad;"), ("Firefox", "iPad")),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", ("Firefox", "Android")),
        (
            "Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36",
            ("Samsung Internet", "Android"),
        ),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.5 Safari/605.1.15", ("Safari", "macOS")),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/138.0 Safari/537.36", ("Chrome", "ChromeOS")),
        ("goldgavel/1.0 (Darwin)", ("goldgavel", "macOS")),
        ("curl/8.14", (None, None)),
        ("", (None, None)),
        ("x" * 100_000 + "Firefox/1", (None, None)),
    ],
)
def test_a_browser_is_named_coarsely(sent: str, found: tuple[str | None, str | None]) -> None:
    assert agent_of([(b"user-agent", sent.encode())]) == Agent(browser=found[0], system=found[1])


def test_a_device_too_many_replaces_the_one_not_used_for_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goldgavel.storage.queries.sign_in.MOST_DEVICES", 3)
    clock = ManualClock()
    with running_server(UNLIMITED, clock=clock) as address, Visitor(address, "Ann") as ann:
        code = ann.done("POST", "/api/me/recovery")["code"]
        tokens = []
        for _ in range(3):
            clock.now += 1
            found = ann.done("POST", "/api/identity/recover", {"code": code, "program": True})
            tokens.append({"Authorization": f"Bearer {found['token']}"})
        with Visitor(address) as programs:
            assert [programs.ask("GET", "/api/me", headers=each).status_code for each in tokens] == [200] * 3
        assert ann.done("GET", "/api/me") is None
