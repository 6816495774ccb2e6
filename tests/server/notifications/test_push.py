"""Web Push to a local service: recipients, contents, encryption, and expiry."""

import asyncio
import json
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid  # type: ignore[import-untyped]

from goldgavel.server.notifications.endpoints import EndpointPolicy
from tests.kit.clients.http_receiver import HttpReceiver, Posted, http_receiver
from tests.kit.clients.live_client import Person, all_live, live, seated_table
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.notifications.test_endpoints import GOOD_AUTH, GOOD_POINT, HOSTILE

DAY = {"kind": "move", "seconds": 86400}
SETTINGS = msgspec.structs.replace(UNLIMITED, notice_after=0, bot_processes=0)
ANYWHERE = EndpointPolicy(scheme="http", is_allowed=lambda _: True, by_name=False)


class Browser(NamedTuple):
    """A browser's private and public keys."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes
    endpoint: str

    @classmethod
    def at(cls, service: HttpReceiver, name: str) -> "Browser":
        return cls(ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(16), f"{service.address}/{name}")

    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, "expirationTime": None, "keys": keys}

    def read(self, posted: Posted) -> dict[str, Any]:
        plain = http_ece.decrypt(posted.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture
def service() -> Iterator[HttpReceiver]:
    with http_receiver() as found:
        yield found


@pytest.fixture
def address() -> Iterator[str]:
    with running_server(SETTINGS, push_policy=ANYWHERE) as found:
        yield found


def subscribe(person: Person, browser: Browser, lang: str = "en") -> None:
    person.get("PUT", f"/me/push?lang={lang}", browser.subscription())


def on_turn(people: list[Person]) -> Person:
    return next(person for person in people if person.get("GET", "/me/games")[0]["turn"])


def three_people(address: str, service: HttpReceiver) -> tuple[list[Person], list[Browser]]:
    people = [Person.new(address, name) for name in ("Anna", "Boris", "Clara")]
    browsers = [Browser.at(service, person.name) for person in people]
    for person, browser, lang in zip(people, browsers, ("en", "ru", "fr"), strict=True):
        subscribe(person, browser, lang)
    return people, browsers


def start(people: list[Person], game: str = "auction", **more: Any) -> str:
    table = people[0].make_table(game, {"players": 3}, clock=DAY, **more)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)
    people[0].get("POST", f"/tables/{table}/start")
    return table


def test_who_is_not_there_is_told_that_it_is_their_turn(address: str, service: HttpReceiver) -> None:
    people, browsers = three_people(address, service)
    table = start(people)
    posted = {one.path.strip("/"): one for one in service.wait_for(3)}
    mover = on_turn(people)
    titles = {"Anna": "Auction: ", "Boris": "Аукцион: ", "Clara": "Auction\N{NO-BREAK SPACE}: "}
    turns = {"Anna": "it is your turn", "Boris": "ваш ход", "Clara": "à vous de jouer"}
    times = {"Anna": "You have 1 day left.", "Boris": "Времени на ход: 1 день.", "Clara": "Il vous reste 1 jour."}
    for person, browser in zip(people, browsers, strict=True):
        message = browser.read(posted[person.name])
        is_mover = person is mover
        assert message["title"].startswith(titles[person.name])
        assert message["title"].endswith(turns[person.name]) == is_mover
        assert (times[person.name].replace("1 ", "1\N{NO-BREAK SPACE}") in message["body"]) == is_mover
        assert all(other.name in message["body"] for other in people if other is not person)
        assert message["table"] == table
        assert set(message) == {"title", "body", "table", "lang"}
    turn = posted[mover.name]
    assert 86_000 < int(turn.headers["ttl"]) <= 86_400
    assert turn.headers["urgency"] == "high"
    assert posted[people[0].name].headers["topic"] == turn.headers["topic"]


def test_the_service_can_tell_who_we_are(address: str, service: HttpReceiver) -> None:
    anna, boris = Person.new(address, "Anna"), Person.new(address, "Boris")
    browser = Browser.at(service, "anna")
    subscribe(anna, browser)
    key = anna.get("GET", "/push")["key"]
    start([boris, anna, Person.new(address, "Clara")])
    [posted] = service.wait_for(1)
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    assert scheme == "vapid"
    assert dict(part.strip().split("=", 1) for part in rest.split(","))["k"] == key
    assert Vapid.verify(auth=posted.headers["authorization"])
    assert browser.read(posted)["table"]


def test_a_message_has_no_cards(address: str, service: HttpReceiver) -> None:
    """Games with different cards send the same notifications."""
    people, browsers = three_people(address, service)
    seen = []
    for number in (1, 2):
        start(people, "aurum")
        posted = service.wait_for(3 * number)[-3:]
        by_name = dict(zip((person.name for person in people), browsers, strict=True))
        messages = [by_name[one.path.strip("/")].read(one) | {"table": ""} for one in posted]
        seen.append(sorted(messages, key=lambda message: message["lang"]))
    assert seen[0] == seen[1]
    assert all("turn" in message["title"] or message["lang"] != "en" for message in seen[0])


def test_who_is_there_is_not_told_and_nobody_twice(address: str, service: HttpReceiver) -> None:
    people, _ = three_people(address, service)
    table = people[0].make_table("auction", {"players": 3}, clock=DAY)
    for seat, person in enumerate(people[1:], start=1):
        person.sit(table, seat)

    async def play() -> int:
        """Return the number of expected messages: the start, unless she begins, and her turn."""
        async with all_live(address, table, people[:2]) as seats:
            people[0].get("POST", f"/tables/{table}/start")
            await seats[0].until(lambda: seats[0].view)
            begins = seats[0].view["to_move"][0] == 2
            while seats[0].view["to_move"][0] != 2:
                mover = seats[seats[0].view["to_move"][0]]
                await mover.until(mover.is_asked)
                await mover.confirmed(await mover.move("bid 1" if mover is seats[0] else "pass"))
            for _ in range(2):  # a player who connects and leaves gets no second notification of the same decision
                async with live(address, table, people[2]) as seat:
                    assert seat.decision is not None
            return 1 if begins else 2

    count = asyncio.run(play())
    assert {one.path for one in service.wait_for(count)} == {"/Clara"}
    service.expect_no_more(count)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_wants_no_more_is_forgotten(address: str, service: HttpReceiver, status: int) -> None:
    people, _ = three_people(address, service)
    service.statuses = [status] * 3
    start(people)
    service.wait_for(3)
    start(people)
    service.expect_no_more(3)


def test_a_service_in_trouble_loses_nobody(address: str, service: HttpReceiver) -> None:
    people, _ = three_people(address, service)
    service.statuses = [500, 429, 403]
    start(people)
    service.wait_for(3)
    start(people)
    service.wait_for(6)


@pytest.mark.parametrize("way", ["/me/push", "/session", "/me"])
def test_who_ends_it_is_told_nothing_more(address: str, service: HttpReceiver, way: str) -> None:
    anna, boris = Person.new(address, "Anna"), Person.new(address, "Boris")
    subscribe(anna, Browser.at(service, "anna"))
    subscribe(boris, Browser.at(service, "boris"))
    table = boris.make_table("auction", {"players": 3}, clock=DAY)
    anna.sit(table, 1)
    anna.get("DELETE", way)
    boris.get("POST", f"/tables/{table}/start")
    service.wait_for(1)
    assert {one.path for one in service.posted_after()} == {"/boris"}


def test_the_browsers_of_a_person_are_limited_and_each_has_one_person(address: str, service: HttpReceiver) -> None:
    anna = Person.new(address, "Anna")
    devices = [anna]
    for _ in range(11):
        code = anna.get("POST", "/me/link")["code"]
        devices.append(Person(address, anna.get("POST", "/identity/claim", {"code": code, "program": True})))
    for number, device in enumerate(devices):
        subscribe(device, Browser.at(service, f"b{number}"))
    clara = Person.new(address, "Clara")
    subscribe(clara, Browser.at(service, "b11"))
    start([Person.new(address), anna, Person.new(address)])
    assert {one.path for one in service.wait_for(9)} == {f"/b{number}" for number in range(2, 11)}
    service.expect_no_more(9)


def test_no_address_inside_is_taken() -> None:
    with running_server(SETTINGS) as address:
        anna = Person.new(address)
        for endpoint in HOSTILE:
            wish = {"endpoint": endpoint, "keys": {"p256dh": GOOD_POINT, "auth": GOOD_AUTH}}
            answer = anna.ask("PUT", "/me/push", wish)
            assert answer.status_code == 400, endpoint
            is_short = 0 < len(endpoint) <= 1024
            assert answer.json()["code"] == ("push-endpoint" if is_short else "server-unreadable-at")


def test_a_stranger_cannot_subscribe(address: str) -> None:
    anna = Person.new(address)
    anna.token = "no"  # noqa: S105
    wish = {"endpoint": "http://x/y", "keys": {"p256dh": GOOD_POINT, "auth": GOOD_AUTH}}
    assert anna.ask("PUT", "/me/push", wish).status_code == 401


def test_without_push_there_is_none() -> None:
    with running_server(msgspec.structs.replace(SETTINGS, push="off")) as address:
        anna = Person.new(address)
        assert anna.get("GET", "/push") == {"key": None}
        wish = {"endpoint": "https://push.example.org/x", "keys": {"p256dh": GOOD_POINT, "auth": GOOD_AUTH}}
        assert anna.ask("PUT", "/me/push", wish).json()["code"] == "push-none"


def test_the_key_stays_the_same_and_can_be_given(tmp_path: Any) -> None:
    settings = msgspec.structs.replace(SETTINGS, database=str(tmp_path / "games.sqlite"))
    keys = []
    for _ in range(2):
        with running_server(settings) as address:
            keys.append(Person.new(address).get("GET", "/push")["key"])
    assert keys[0] == keys[1]
    given = msgspec.structs.replace(settings, push_key=text(bytes(31) + b"\7"))
    with running_server(given) as address:
        key = Person.new(address).get("GET", "/push")["key"]
    seven = ec.derive_private_key(7, ec.SECP256R1()).public_key()
    assert key == text(seven.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def test_at_a_table_without_a_clock_nobody_is_told(address: str, service: HttpReceiver) -> None:
    table, people = seated_table(address, "auction", {"players": 3})
    for number, person in enumerate(people):
        subscribe(person, Browser.at(service, str(number)))

    async def play() -> None:
        async with all_live(address, table, people[:1]) as [seat]:
            if seat.is_asked():
                await seat.confirmed(await seat.move("pass"))

    asyncio.run(play())
    service.expect_no_more(0)
