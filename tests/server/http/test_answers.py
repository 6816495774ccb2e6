"""Every response has strict headers and the reader's language, and reveals no internals."""

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import msgspec
import pytest

from goldgavel.protocol import schema
from goldgavel.server.http.site import files, preview
from goldgavel.storage.errors import StorageError
from goldgavel.storage.store import Store
from tests.kit.servers.server_thread import UNLIMITED, running_server
from tests.server.http.conftest import NewVisitor
from tests.server.http.visitor import Visitor

PATHS = ["/", "/healthz", "/api/games", "/api/me", "/api/tables/none", "/nothing", "/schema/openapi.json"]
LANGUAGES = {"en": "Say who", "ru": "Сначала представьтесь", "fr": "Dites d’abord"}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS", "HEAD"])
def test_headers_are_strict_on_every_answer(person: NewVisitor, method: str, path: str) -> None:
    headers = person().ask(method, path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["script-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "permissions-policy" in headers
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers
    assert "strict-transport-security" not in headers
    assert (headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_the_operator_decides_for_how_long_browsers_insist_on_https() -> None:
    with running_server(msgspec.structs.replace(UNLIMITED, hsts=0)) as address, Visitor(address) as one:
        assert (
            "strict-transport-security" not in one.ask("GET", "/", headers={"X-Forwarded-Proto": "https"}).headers
        )
    with running_server(msgspec.structs.replace(UNLIMITED, hsts=60)) as address, Visitor(address) as one:
        headers = one.ask("GET", "/", headers={"X-Forwarded-Proto": "https"}).headers
        assert headers["strict-transport-security"] == "max-age=60"


@pytest.mark.parametrize(
    ("host", "proto", "isolated"),
    [
        ("laptop.local:8000", "http", False),
        ("192.168.1.20:8000", "http", False),
        ("localhost.example", "http", False),
        ("localhost:8000", "http", True),
        ("[::1]:8000", "http", True),
        ("games.example", "https", True),
    ],
)
def test_pages_that_are_not_secure_are_sent_nothing_that_browsers_complain_about(
    person: NewVisitor, host: str, proto: str, isolated: bool
) -> None:
    headers = person().ask("GET", "/healthz", headers={"Host": host, "X-Forwarded-Proto": proto}).headers
    assert ("cross-origin-opener-policy" in headers) == isolated


def test_refusals_before_the_endpoints_have_them_too(person: NewVisitor) -> None:
    answer = person().ask("POST", "/api/identity", {"name": "Eve"}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(("lang", "begins"), LANGUAGES.items())
def test_refusals_speak_the_reader_s_language(person: NewVisitor, lang: str, begins: str) -> None:
    somebody = person()
    by_query = somebody.ask("GET", f"/api/me/games?lang={lang}", headers={"Accept-Language": "en"}).json()
    by_header = somebody.ask(
        "GET", "/api/me/games", headers={"Accept-Language": f"de, {lang}-XX;q=0.9, xx;q=z"}
    ).json()
    assert by_query == by_header
    assert by_query["text"].startswith(begins)


def test_unknown_languages_are_answered_in_english(person: NewVisitor) -> None:
    for header in ("", "de", "*", ";q=", "ru;q=0", "x" * 5000):
        answer = person().ask("GET", "/api/me/games?lang=de", headers={"Accept-Language": header}).json()
        assert answer["text"].startswith("Say who")


def test_methods_and_paths_that_do_not_exist(person: NewVisitor) -> None:
    somebody = person()
    assert somebody.refused(405, "DELETE", "/api/games") == "server-wrong-method"
    assert "GET" in somebody.ask("DELETE", "/api/games").headers["allow"]
    assert somebody.refused(404, "GET", "/api/nothing") == "server-nothing-here"


def test_a_mistake_of_ours_shows_nothing_of_our_insides(
    person: NewVisitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> NoReturn:
        raise RuntimeError("the inside of the house")

    monkeypatch.setattr(schema, "schema", broken)
    answer = person().ask("GET", "/api/protocol.json")
    assert (answer.status_code, answer.json()["code"]) == (500, "server-failed")
    assert "inside" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_database_that_does_not_answer(person: NewVisitor, monkeypatch: pytest.MonkeyPatch) -> None:
    async def locked(*_: object) -> NoReturn:
        raise StorageError("storage-failed")

    monkeypatch.setattr(Store, "read", locked)
    assert person().refused(503, "GET", "/api/tables") == "storage-failed"


def test_the_server_says_that_it_is_well(person: NewVisitor) -> None:
    answer = person().ask("GET", "/healthz")
    assert (answer.status_code, answer.text) == (200, "ok")


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/readyz", "/api/games", "/api/nothing", "/schema/openapi.json"]
)
def test_head_is_answered_like_get_without_a_body(person: NewVisitor, path: str) -> None:
    got, asked = person().ask("GET", path), person().ask("HEAD", path)
    assert (asked.status_code, asked.content) == (got.status_code, b"")
    for name in ("content-type", "content-length", "content-encoding"):
        assert asked.headers.get(name) == got.headers.get(name)


def test_the_picture_of_a_link_is_shown_by_other_sites(person: NewVisitor) -> None:
    picture = person().ask("GET", "/preview.png")
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    assert struct.unpack(">II", picture.content[16:24]) == (preview.WIDTH, preview.HEIGHT)
    assert len(picture.content) < 300_000, "some messengers show no larger one"


def test_every_answer_names_the_build_of_the_page(person: NewVisitor) -> None:
    somebody = person()
    answers = [somebody.ask("HEAD", "/"), somebody.ask("GET", "/api/games"), somebody.ask("GET", "/api/nothing")]
    assert {answer.headers["x-goldgavel-build"] for answer in answers} == {files.read_page().build}


@pytest.fixture
def pageless(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visitor]:
    """On a server that was installed without its page."""
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    with running_server() as address, Visitor(address) as somebody:
        yield somebody


@pytest.mark.parametrize(("lang", "word"), [("en", "affiliated"), ("ru", "не связан"), ("fr", "éditeurs")])
def test_without_its_page_the_server_says_so(pageless: Visitor, lang: str, word: str) -> None:
    assert pageless.ask("HEAD", "/").status_code == 200
    answer = pageless.ask("GET", "/", params={"lang": lang})
    assert answer.headers["content-type"].startswith("text/html")
    assert f'<html lang="{lang}">' in answer.text
    assert word in answer.text
    assert "Shreesh Bhat" in answer.text
    assert not re.search(r"<script|<style|style=|\son\w+=|https?:", answer.text)
    (link,) = re.findall(r'href="([^"]+)"', answer.text)
    assert pageless.done("GET", link)["info"]["title"] == "Gold & Gavel"
