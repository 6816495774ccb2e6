"""Attacks over HTTP are refused."""

from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from goldgavel.server.http.replays import LARGEST_RECORD
from goldgavel.server.http.routes import LARGEST_BODY
from goldgavel.text import LANGUAGES, say
from tests.server.http.conftest import NewVisitor
from tests.server.http.visitor import Visitor

OTHERS = ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1.evil.example"]
CHANGES = [
    ("POST", "/api/identity", {"name": "Eve"}),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("DELETE", "/api/me", None),
    ("POST", "/api/me/link", None),
    ("DELETE", "/api/session", None),
    ("POST", "/api/tables", {"game": "aurum"}),
    ("POST", "/api/tables/quick", {"game": "aurum"}),
    ("POST", "/api/identity/claim", {"code": "x"}),
]


def test_a_seat_that_is_taken_cannot_be_taken(person: NewVisitor) -> None:
    ann, eve = person("Ann"), person("Eve")
    table = ann.table()
    path = f"/api/tables/{table['id']}/seats/0"
    assert eve.refused(409, "PUT", path, {"who": "me"}) == "table-seat-taken"
    assert eve.refused(403, "PUT", path, {"who": "free"}) == "table-not-maker"
    assert eve.refused(403, "PUT", path, {"who": "bot:adept"}) == "table-not-maker"
    assert ann.done("GET", f"/api/tables/{table['id']}") == table


def test_only_the_maker_starts_removes_and_seats_bots(person: NewVisitor) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    path = f"/api/tables/{ann.table()['id']}"
    bob.done("PUT", f"{path}/seats/1", {"who": "me"})
    eve.done("PUT", f"{path}/seats/2", {"who": "me"})
    assert eve.refused(403, "POST", f"{path}/start") == "table-not-maker"
    assert eve.refused(403, "PUT", f"{path}/seats/1", {"who": "free"}) == "table-not-maker"
    assert eve.refused(403, "PUT", f"{path}/seats/3", {"who": "bot:adept"}) == "table-not-maker"
    ann.done("POST", f"{path}/start")
    assert ann.refused(409, "POST", f"{path}/start") == "table-has-started"
    assert ann.refused(409, "PUT", f"{path}/seats/1", {"who": "free"}) == "table-has-started"
    assert eve.refused(409, "PUT", f"{path}/seats/3", {"who": "me"}) == "table-has-started"


def test_nothing_is_done_without_a_secret_or_with_a_wrong_one(person: NewVisitor) -> None:
    ann, nobody = person("Ann"), person()
    path = f"/api/tables/{ann.table()['id']}"
    tries = [
        ("PUT", f"{path}/seats/1", {"who": "me"}),
        ("POST", f"{path}/start", None),
        ("DELETE", f"{path}/seats/mine", None),
        ("DELETE", "/api/me", None),
        ("POST", "/api/tables", {"game": "aurum"}),
        ("GET", "/api/me/games", None),
        ("GET", "/api/me/players", None),
        ("GET", "/api/me/levels", None),
    ]
    spoiled = ann.secret[:-1] + ("A" if ann.secret[-1] != "A" else "B")
    for secret in ({}, {"Cookie": f"goldgavel={spoiled}"}, {"Authorization": f"Bearer {ann.me['id']}"}):
        for method, where, body in tries:
            assert nobody.refused(401, method, where, body, headers=secret) == "server-who-are-you"
    assert ann.done("GET", "/api/me") == ann.me


def test_what_is_not_there_looks_the_same_whatever_was_guessed(person: NewVisitor) -> None:
    ann = person("Ann")
    real = ann.table()["id"]
    near = real[:-1] + ("A" if real[-1] != "A" else "B")
    guesses = [near, "x", "0" * 500, real.swapcase(), f"{real}%00", "%27%20OR%201=1"]
    answers = [ann.ask("GET", f"/api/tables/{guess}") for guess in guesses]
    assert {(answer.status_code, answer.text) for answer in answers} == {(404, answers[0].text)}
    assert answers[0].json()["code"] == "table-unknown"


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
@pytest.mark.parametrize("site", OTHERS)
def test_another_site_changes_nothing(person: NewVisitor, method: str, path: str, body: object, site: str) -> None:
    ann = person("Ann")
    assert ann.refused(403, method, path, body, headers={"Origin": site}) == "server-other-site"
    assert ann.done("GET", "/api/me") == ann.me


def test_our_own_page_may(person: NewVisitor) -> None:
    ann = person("Ann")
    assert ann.done("PATCH", "/api/me", {"name": "Anna"}, headers={"Origin": ann.address})["name"] == "Anna"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_form_can_send_is_not_read(person: NewVisitor, kind: str) -> None:
    answer = person("Ann").ask("POST", "/api/tables", content=b'{"game": "aurum"}', headers={"Content-Type": kind})
    assert answer.status_code == 415
    assert answer.json()["code"] == "server-only-json"


def test_a_large_body_is_not_read(person: NewVisitor) -> None:
    ann = person("Ann")
    json = {"Content-Type": "application/json"}
    large = b'{"game": "' + b"x" * 20_000 + b'"}'
    assert ann.refused(413, "POST", "/api/tables", content=large, headers=json) == "server-too-large"
    in_chunks = ann.ask("POST", "/api/tables", content=iter([large[:9000], large[9000:]]), headers=json)
    assert in_chunks.status_code == 411


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_refusal_of_a_large_body_names_the_limit(person: NewVisitor, lang: str) -> None:
    ann, headers = person("Ann"), {"Content-Type": "application/json", "Accept-Language": lang}
    for path, limit in (("/api/tables", LARGEST_BODY), ("/api/replay", LARGEST_RECORD)):
        text = ann.ask("POST", path, content=b"x" * (limit + 1), headers=headers).json()["text"]
        assert text == say("server-too-large", lang, kilobytes=limit // 1024)
        assert f"{limit // 1024}\N{NO-BREAK SPACE}" in text


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"null", b"[]", b'{"game": NaN}', b'{"game": "\\ud800"}'),
        *(b"\xff\xfe", b'{"game": "\xff"}', b"[" * 10_000),
    ],
)
def test_broken_json_is_refused(person: NewVisitor, body: bytes) -> None:
    ann, json = person("Ann"), {"Content-Type": "application/json"}
    assert ann.refused(400, "POST", "/api/tables", content=body, headers=json).startswith("server-unreadable")


@pytest.mark.parametrize(
    "name", ["Robert'); DROP TABLE x", "<script>alert(1)", "{{7*7}}${7*7}", "%s%n", "../../etc", 'a"b\\c', "Ёж 🦔"]
)
def test_names_are_text_and_nothing_else(person: NewVisitor, name: str) -> None:
    ann = person(name)
    answer = ann.ask("GET", f"/api/tables/{ann.table()['id']}")
    assert answer.json()["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"
    assert ann.done("GET", "/api/me")["name"] == name


def test_a_name_is_cut_and_cleaned(person: NewVisitor) -> None:
    assert person("A\u202en\x07n" + "x" * 100).me["name"] == "Ann" + "x" * 21


@pytest.mark.parametrize(
    "path",
    [
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/schema/../../pyproject.toml",
        "/api/tables/..%2f..%2fgames.sqlite",
        "/static/../../x",
        "//evil.example/",
        "/api/tables/%00",
    ],
)
def test_no_path_leads_out(person: NewVisitor, path: str) -> None:
    assert raw_status(person(), path) == 404


def raw_status(somebody: Visitor, path: str) -> int:
    """Send the path as it is. HTTP clients would normalize it."""
    connection = HTTPConnection(urlsplit(somebody.address).netloc)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    finally:
        connection.close()


def test_a_refusal_reflects_nothing_as_a_page(person: NewVisitor) -> None:
    strange = "<script>alert(1)</script>?lang=<b>"
    answer = person().ask("GET", f"/api/{strange}", headers={"Accept-Language": "<i>"})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/json"
    assert "<" not in answer.text
    page = person().ask("GET", f"/{strange}", headers={"Accept-Language": "<i>", "Host": '"><i>'})
    assert page.status_code == 404
    assert not any(word in page.text for word in ("alert", "<b>", "<i>"))
