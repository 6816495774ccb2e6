"""Identities: a name, a cookie or a token, and further devices by link."""

import msgspec
import pytest

from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.conftest import NewVisitor
from tests.server.http.visitor import Visitor

HTTPS = {"X-Forwarded-Proto": "https"}


def test_nobody_is_known_before_they_say_who_they_are(person: NewVisitor) -> None:
    somebody = person()
    assert somebody.done("GET", "/api/me") is None
    assert somebody.done("GET", "/api/me", headers={"Cookie": "goldgavel=gone"}) is None
    assert somebody.refused(401, "PATCH", "/api/me", {"name": "Ann"}) == "server-who-are-you"
    made = somebody.done("POST", "/api/identity", {"name": "Ann"})
    assert somebody.done("GET", "/api/me") == made == {"id": made["id"], "name": "Ann"}


def test_the_cookie_is_out_of_reach_of_pages_and_other_sites(person: NewVisitor) -> None:
    answer = person().ask("POST", "/api/identity", {"name": "Ann"})
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
    assert parts == {"httponly", "samesite=strict", "path=/", f"max-age={365 * 86400}"}


def test_over_https_the_cookie_stays_there(person: NewVisitor) -> None:
    answer = person().ask("POST", "/api/identity", {"name": "Ann"}, headers=HTTPS)
    name, *parts = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-goldgavel=")
    assert {part.lower() for part in parts} >= {"secure", "path=/", "httponly"}
    assert "domain" not in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_a_program_is_given_its_token_instead(person: NewVisitor) -> None:
    program = person()
    answer = program.ask("POST", "/api/identity", {"name": "Robot", "program": True})
    assert "set-cookie" not in answer.headers
    bearer = {"Authorization": f"Bearer {answer.json()['token']}"}
    found = program.done("GET", "/api/me", headers=bearer)
    assert found == {"id": answer.json()["id"], "name": "Robot"}


def test_who_is_known_is_renamed(person: NewVisitor) -> None:
    ann = person("Ann")
    assert ann.done("POST", "/api/identity", {"name": "Anna"}) == ann.me | {"name": "Anna"}
    assert ann.done("PATCH", "/api/me", {"name": "Annie"}) == ann.me | {"name": "Annie"}
    assert ann.done("GET", "/api/me")["name"] == "Annie"


def test_a_new_name_is_seen_at_tables_that_have_not_started(person: NewVisitor) -> None:
    ann = person("Ann")
    waiting, playing = ann.table(), ann.done("POST", "/api/tables/quick", {"game": "aurum"})
    ann.done("PATCH", "/api/me", {"name": "Anna"})
    assert ann.done("GET", f"/api/tables/{waiting['id']}")["seats"][0]["name"] == "Anna"
    assert ann.done("GET", f"/api/tables/{playing['id']}")["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("name", ["\u200b\u202e", "   ", "\x00\x1b", "\u3164\u2800", "\u034f"])
def test_a_name_that_cannot_be_seen_is_none(person: NewVisitor, name: str) -> None:
    assert person().refused(400, "POST", "/api/identity", {"name": name}) == "identity-name-empty"


def test_another_device_by_a_link_once(person: NewVisitor) -> None:
    ann, phone, thief = person("Ann"), person(), person()
    link = ann.done("POST", "/api/me/link")
    assert phone.done("POST", "/api/identity/claim", {"code": link["code"]}) == ann.me
    assert phone.done("GET", "/api/me") == ann.me
    assert phone.secret != ann.secret
    assert thief.refused(404, "POST", "/api/identity/claim", {"code": link["code"]}) == "identity-link-spent"
    assert thief.refused(404, "POST", "/api/identity/claim", {"code": "guess"}) == "identity-link-spent"


def test_a_link_expires() -> None:
    now = [1_000_000.0]
    settings = msgspec.structs.replace(UNLIMITED, making_rate=0)
    with running_server(settings, clock=lambda: now[0]) as address, Visitor(address, "Ann") as ann:
        link = ann.done("POST", "/api/me/link")
        assert link["expires"] == now[0] + 600
        now[0] += 601
        with Visitor(address) as phone:
            phone.refused(404, "POST", "/api/identity/claim", {"code": link["code"]})


def test_a_link_ends_with_the_device_that_made_it(person: NewVisitor) -> None:
    ann, phone, late = person("Ann"), person(), person()
    first = ann.done("POST", "/api/me/link")["code"]
    phone.done("POST", "/api/identity/claim", {"code": first})
    code, kept = phone.done("POST", "/api/me/link")["code"], ann.done("POST", "/api/me/link")["code"]
    phone.done("DELETE", "/api/session")
    assert late.refused(404, "POST", "/api/identity/claim", {"code": code}) == "identity-link-spent"
    assert late.done("POST", "/api/identity/claim", {"code": kept}) == ann.me


def test_a_device_is_forgotten_alone(person: NewVisitor) -> None:
    ann, phone = person("Ann"), person()
    phone.done("POST", "/api/identity/claim", {"code": ann.done("POST", "/api/me/link")["code"]})
    old = phone.bearer
    answer = phone.ask("DELETE", "/api/session")
    assert answer.status_code == 204
    assert "max-age=0" in answer.headers["set-cookie"].lower()
    assert "goldgavel" not in phone.http.cookies
    assert phone.refused(401, "GET", "/api/me", headers=old) == "server-who-are-you"
    assert ann.done("GET", "/api/me") == ann.me


def test_an_old_cookie_is_nobody_and_a_wrong_token_an_error(person: NewVisitor) -> None:
    somebody = person()
    stale = {"Cookie": "goldgavel=gone"}
    assert somebody.ask("POST", "/api/identity", {"name": "Ann"}, headers=stale).is_success
    wrong = {"Authorization": "Bearer gone"}
    assert person().refused(401, "POST", "/api/identity", {"name": "Ann"}, headers=wrong) == "server-who-are-you"


@pytest.mark.parametrize(
    "other", ['set={"dark": 1}', "plain", "path=/", "name=caf\u00e9", 'open="', "a b=c", "x@y=1"]
)
def test_cookies_of_others_are_in_nobodys_way(person: NewVisitor, other: str) -> None:
    ann = person("Ann")
    for cookies in (f"{other}; goldgavel={ann.secret}", f"goldgavel={ann.secret}; {other}"):
        assert person().done("GET", "/api/me", headers={"Cookie": cookies.encode()}) == ann.me


def test_of_several_cookies_the_valid_one_counts(person: NewVisitor) -> None:
    ann, bob = person("Ann"), person("Bob")
    for cookies, found in (
        (f"goldgavel=gone; goldgavel={ann.secret}", ann),
        (f"goldgavel={ann.secret}; goldgavel=gone", ann),
        (f"__Host-goldgavel=gone; goldgavel={ann.secret}", ann),
        (f"goldgavel={bob.secret}; __Host-goldgavel={ann.secret}", ann),
        (f"goldgavel={bob.secret}; goldgavel={ann.secret}", bob),
    ):
        assert person().done("GET", "/api/me", headers={"Cookie": cookies}) == found.me


def test_only_a_few_cookies_are_tried(person: NewVisitor) -> None:
    ann = person("Ann")
    cookies = "; ".join(["goldgavel=gone"] * 4 + [f"goldgavel={ann.secret}"])
    assert person().done("GET", "/api/me", headers={"Cookie": cookies}) is None


def test_a_cookie_is_renewed_by_a_visit_and_a_token_is_not(person: NewVisitor) -> None:
    ann = person("Ann")
    answer = ann.ask("GET", "/api/me")
    assert answer.headers["set-cookie"].startswith(f"goldgavel={ann.secret};")
    assert f"max-age={365 * 86400}" in answer.headers["set-cookie"].lower()
    assert "set-cookie" not in person().ask("GET", "/api/me", headers=ann.bearer).headers
    assert "set-cookie" not in person().ask("GET", "/api/me").headers


def test_over_https_a_cookie_of_the_old_name_gets_the_new_one(person: NewVisitor) -> None:
    ann = person("Ann")
    answer = person().ask("GET", "/api/me", headers={"Cookie": f"goldgavel={ann.secret}", **HTTPS})
    assert answer.json() == ann.me
    new, old = sorted(answer.headers.get_list("set-cookie"))
    assert new.startswith(f"__Host-goldgavel={ann.secret};")
    assert old.startswith("goldgavel=")
    assert "max-age=0" in old.lower()
    settled = {"Cookie": f"__Host-goldgavel={ann.secret}", **HTTPS}
    assert len(person().ask("GET", "/api/me", headers=settled).headers.get_list("set-cookie")) == 1


def test_signing_out_deletes_every_cookie_that_was_sent(person: NewVisitor) -> None:
    ann = person("Ann")
    both = f"goldgavel={ann.secret}; __Host-goldgavel=gone"
    answer = person().ask("DELETE", "/api/session", headers={"Cookie": both, **HTTPS})
    assert answer.status_code == 204
    gone = {cookie.partition("=")[0] for cookie in answer.headers.get_list("set-cookie")}
    assert gone == {"goldgavel", "__Host-goldgavel"}
    assert all("max-age=0" in cookie.lower() for cookie in answer.headers.get_list("set-cookie"))
    assert ann.done("GET", "/api/me") is None
