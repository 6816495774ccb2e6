"""Too many requests are answered with 429 and the time to wait."""

from collections.abc import Iterator

import msgspec
import pytest

from goldgavel.server.limits import Buckets, limit_key
from goldgavel.server.settings.settings import Settings
from tests.kit.servers.manual_clock import ManualClock
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.visitor import Visitor


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def strict(**changes: float) -> Settings:
    return msgspec.structs.replace(UNLIMITED, **changes)


@pytest.fixture
def busy(clock: ManualClock) -> Iterator[Visitor]:
    with (
        running_server(strict(request_rate=0.5, request_burst=5), clock=clock) as address,
        Visitor(address) as one,
    ):
        yield one


def test_too_many_requests(busy: Visitor, clock: ManualClock) -> None:
    assert [busy.ask("GET", "/healthz").status_code for _ in range(5)] == [200] * 5
    answer = busy.ask("GET", "/api/nothing")
    assert answer.status_code == 429
    assert answer.json()["code"] == "server-too-often"
    assert answer.headers["retry-after"] == "2"
    assert answer.headers["x-content-type-options"] == "nosniff"
    clock.now += 2
    assert busy.ask("GET", "/healthz").status_code == 200
    assert busy.ask("GET", "/healthz").status_code == 429


def test_proxies_that_are_trusted_say_who_asks(busy: Visitor) -> None:
    for number in range(20):
        assert busy.ask("GET", "/healthz", headers={"X-Forwarded-For": f"10.0.0.{number}"}).status_code == 200


def test_making_is_rarer_than_asking(clock: ManualClock) -> None:
    settings = strict(making_rate=0.1, making_burst=2)
    with running_server(settings, clock=clock) as address, Visitor(address, "Ann") as ann, Visitor(address) as eve:
        assert [ann.ask("POST", "/api/tables", {"game": "aurum"}).status_code for _ in range(3)] == [201, 201, 429]
        wish = {"game": "aurum"}
        assert eve.refused(429, "POST", "/api/tables/quick", wish, headers=ann.bearer) == "server-too-often"
        assert ann.ask("POST", "/api/tables", {"game": "aurum"}).headers["retry-after"] == "10"
        assert ann.ask("GET", "/api/games").status_code == 200


def test_identities_have_a_budget_of_their_own(clock: ManualClock) -> None:
    settings = strict(identity_rate=0.1, identity_burst=1, making_rate=0.1, making_burst=1)
    with running_server(settings, clock=clock) as address, Visitor(address, "Ann") as ann, Visitor(address) as eve:
        for path, body in (
            ("/api/identity", {"name": "Eve"}),
            ("/api/identity/claim", {"code": "guess"}),
            ("/api/me/link", None),
            ("/api/me/recovery", None),
        ):
            assert eve.refused(429, "POST", path, body, headers=ann.bearer) == "server-too-often"
        assert ann.ask("POST", "/api/tables", {"game": "aurum"}).status_code == 201


def test_replays_have_a_budget_of_their_own(clock: ManualClock) -> None:
    settings = strict(replay_rate=0.1, replay_burst=1, making_rate=0.1, making_burst=1)
    with running_server(settings, clock=clock) as address, Visitor(address, "Ann") as ann:
        assert ann.ask("POST", "/api/replay", {"game": "aurum"}).status_code == 400
        for path in ("/api/replay", "/api/verify"):
            assert ann.refused(429, "POST", path, {"game": "aurum"}) == "server-too-often"
        assert ann.ask("POST", "/api/tables", {"game": "aurum"}).status_code == 201


@pytest.mark.parametrize(
    ("address", "same_as"),
    [
        ("2001:db8::1", "2001:db8:0:0:ffff::2"),
        ("2001:db8:0:1::1%eth0", "2001:db8:0:1::2"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("10.0.0.1", "10.0.0.1"),
        ("not:an:address", "not:an:address"),
    ],
)
def test_an_ipv6_network_counts_as_one(address: str, same_as: str) -> None:
    assert limit_key(address) == limit_key(same_as)


def test_other_networks_count_by_themselves() -> None:
    assert len({limit_key(one) for one in ("2001:db8::1", "2001:db8:0:1::1", "::1", "10.0.0.1", "10.0.0.2")}) == 5


def test_a_flood_from_one_ipv6_network() -> None:
    buckets = Buckets("request", 1, 3)
    assert [buckets.take(f"2001:db8::{number:x}", 0.0) for number in range(5)] == [True] * 3 + [False] * 2


def test_recovery_codes_are_tried_slowly(clock: ManualClock) -> None:
    """Whoever types a code wrong a few times may try again; guesses have a budget of their own, by address."""
    settings = strict(recovery_rate=0.1, recovery_burst=3)
    with running_server(settings, clock=clock) as address, Visitor(address, "Ann") as ann, Visitor(address) as eve:
        code = ann.done("POST", "/api/me/recovery")["code"]
        tried = [eve.ask("POST", "/api/identity/recover", {"code": "guess"}) for _ in range(4)]
        assert [answer.status_code for answer in tried] == [404, 404, 404, 429]
        assert tried[-1].headers["retry-after"] == "10"
        assert eve.refused(429, "POST", "/api/identity/recover", {"code": code}) == "server-too-often"
        elsewhere = {"X-Forwarded-For": "10.0.0.1"}
        assert eve.ask("POST", "/api/identity/recover", {"code": code}, headers=elsewhere).is_success
        clock.now += 10
        assert eve.ask("POST", "/api/identity/recover", {"code": code}).is_success
