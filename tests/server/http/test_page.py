"""The built page: its files for ever, its first file for every screen, and the API untouched behind it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from goldgavel.server.http.page import FOREVER, read_page, with_page

INDEX = b"<!doctype html><title>Gold &amp; Gavel</title>"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "index.html.gz").write_bytes(b"packed")
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(b"play()")
    (tmp_path / "assets" / "index-1a2b.js.br").write_bytes(b"p")
    (tmp_path / "notes.bak").write_bytes(b"not ours")
    (tmp_path / "service-worker.js").write_bytes(b"keep()")
    (tmp_path / "app.webmanifest").write_bytes(b"{}")
    (tmp_path / "icon-192.png").write_bytes(b"picture")
    return tmp_path


async def behind(scope: Any, receive: Any, send: Any) -> None:
    del scope, receive
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> tuple[int, dict[str, str], bytes]:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "headers": pairs}

    async def answer() -> None:
        await with_page(behind, read_page(folder))(scope, None, send)

    asyncio.run(answer())
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/anything/else"])
def test_every_screen_begins_with_the_same_file(folder: Path, path: str) -> None:
    status, headers, body = ask(folder, path, accept="text/html")
    assert (status, body) == (200, INDEX)
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"


def test_a_screen_that_has_not_changed_is_not_sent_again(folder: Path) -> None:
    _, headers, _ = ask(folder, "/", accept="text/html")
    status, _, body = ask(folder, "/", accept="text/html", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


def test_files_named_by_their_content_stay_for_ever(folder: Path) -> None:
    status, headers, body = ask(folder, "/assets/index-1a2b.js")
    assert (status, body, headers["cache-control"]) == (200, b"play()", FOREVER)
    assert headers["content-type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/icon-192.png", "image/png"),
    ],
)
def test_what_serves_times_without_a_connection_is_never_old(folder: Path, path: str, kind: str) -> None:
    """It stands at the root, so that it speaks for the whole page."""
    status, headers, _ = ask(folder, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, "no-cache")


@pytest.mark.parametrize(
    ("path", "accepted", "encoding", "body"),
    [
        ("/assets/index-1a2b.js", "gzip, br;q=0.9", "br", b"p"),
        ("/assets/index-1a2b.js", "gzip, br;q=0", None, b"play()"),
        ("/index.html", "gzip, br", "gzip", b"packed"),
        ("/index.html", "", None, INDEX),
    ],
)
def test_the_smallest_form_that_the_browser_reads(
    folder: Path, path: str, accepted: str, encoding: str | None, body: bytes
) -> None:
    _, headers, sent = ask(folder, path, accept_encoding=accepted)
    assert (headers.get("content-encoding"), sent) == (encoding, body)
    assert headers["content-length"] == str(len(body))
    assert headers["vary"] == "accept-encoding"


def test_head_has_the_headers_alone(folder: Path) -> None:
    status, headers, body = ask(folder, "/index.html", "HEAD")
    assert (status, headers["content-length"], body) == (200, str(len(INDEX)), b"")


@pytest.mark.parametrize(
    ("path", "method", "accept"),
    [
        ("/api/games", "GET", "text/html"),
        ("/schema/openapi.json", "GET", "text/html"),
        ("/healthz", "GET", "text/html"),
        ("/assets/gone-0000.js", "GET", "text/html"),
        ("/", "POST", "text/html"),
        ("/nothing", "GET", "application/json"),
        ("/notes.bak", "GET", "*/*"),
        ("/../page.py", "GET", "*/*"),
    ],
)
def test_everything_else_is_for_the_api(folder: Path, path: str, method: str, accept: str) -> None:
    assert ask(folder, path, method, accept=accept)[0] == 418


def test_a_page_that_was_not_built_is_no_page(tmp_path: Path) -> None:
    assert read_page(tmp_path / "nowhere") == {}
    assert ask(tmp_path / "nowhere", "/", accept="text/html")[0] == 418
