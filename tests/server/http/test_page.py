"""The built page: files are cached forever, every screen gets the first file, and the API is unaffected."""

import asyncio
import gzip
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from goldgavel.server.http.site.files import FOREVER, read_page, with_page
from goldgavel.server.http.site.screens import screen_at
from goldgavel.text import LANGUAGES, say

INDEX = b"""<!doctype html>
<head>
    <meta name="description" content="Two games." />
    <link rel="icon" href="./icon.svg" />
    <script type="module" src="./assets/index-1a2b.js"></script>
    <title>Gold &amp; Gavel</title>
</head>
"""
MANIFEST = Path(__file__).parents[3] / "web" / "public" / "app.webmanifest"
ADDRESSES = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "addresses.json"
MESSENGERS = {
    "WhatsApp": {"accept": "*/*", "user-agent": "WhatsApp/2.23.20.0"},
    "Telegram": {"user-agent": "TelegramBot (like TwitterBot)"},
    "Facebook": {"accept": "*/*", "user-agent": "facebookexternalhit/1.1"},
    "Slack": {"accept": "*/*", "user-agent": "Slackbot-LinkExpanding 1.0", "range": "bytes=0-32768"},
    "Signal": {"accept": "text/html,application/xhtml+xml", "user-agent": "WhatsApp/2"},
    "curl": {"accept": "application/json"},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(INDEX)
    (tmp_path / "assets" / "index-1a2b.js").write_bytes(b"play()")
    (tmp_path / "assets" / "index-1a2b.js.br").write_bytes(b"p")
    (tmp_path / "notes.bak").write_bytes(b"not ours")
    (tmp_path / "service-worker.js").write_bytes(b"keep()")
    (tmp_path / "app.webmanifest").write_bytes(MANIFEST.read_bytes())
    (tmp_path / "icon-192.png").write_bytes(b"picture")
    (tmp_path / "preview.png").write_bytes(b"picture")
    return tmp_path


async def behind(scope: Any, receive: Any, send: Any) -> None:
    del scope, receive
    await send({"type": "http.response.start", "status": 418, "headers": []})
    await send({"type": "http.response.body", "body": b""})


Answer = tuple[int, dict[str, str], bytes]


def ask(folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    return ask_below("", "", folder, path, method, **headers)


def ask_below(base: str, public_url: str, folder: Path, path: str, method: str = "GET", **headers: str) -> Answer:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    pairs = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": pairs,
        "query_string": b"",
        "scheme": "https",
    }

    async def answer() -> None:
        await with_page(behind, read_page(folder, base), public_url)(scope, None, send)

    asyncio.run(answer())
    start, body = sent
    return start["status"], {name.decode(): value.decode() for name, value in start["headers"]}, body["body"]


def tags(body: bytes) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', body.decode())
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize(("path", "screen"), json.loads(ADDRESSES.read_text(encoding="utf-8")))
def test_the_server_knows_the_screens_of_the_page(folder: Path, path: str, screen: str) -> None:
    """The page's tests use the same file. For an unknown address the page is sent too, with status 404."""
    kind = {"nothing": None, "table": "table", "replay": "replay"}.get(screen, "page")
    assert screen_at(path) == ("page" if path.strip("/") == "replay" else kind)
    status, headers, body = ask(folder, path, accept="text/html")
    assert status == (404 if screen == "nothing" else 200)
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["cache-control"] == "no-cache"
    assert b'src="/assets/index-1a2b.js"' in body


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("headers", MESSENGERS.values(), ids=MESSENGERS)
@pytest.mark.parametrize("path", ["/", "/table/Zk3_-9"])
def test_messengers_are_given_the_page(folder: Path, path: str, headers: dict[str, str], method: str) -> None:
    status, answered, body = ask(folder, path, method, host="cards.example.org", **headers)
    assert (status, answered["content-type"]) == (200, "text/html; charset=utf-8")
    assert int(answered["content-length"]) > 500
    if method == "HEAD":
        assert body == b""
    else:
        assert tags(body)["og:image"] == "https://cards.example.org/preview.png"
        assert tags(body)["twitter:card"] == "summary_large_image"


def test_a_preview_reveals_nothing_of_the_table(folder: Path) -> None:
    """The response is the same for every table, whether or not it exists."""
    first, second = (ask(folder, f"/table/{name}", host="cards.example.org") for name in ("Zk3_-9", "another"))
    assert first == second
    assert b"Zk3" not in first[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("path", "screen"), [("/table/a", "table"), ("/replay/a", "replay"), ("/", "page")])
def test_a_preview_speaks_the_readers_language(folder: Path, lang: str, path: str, screen: str) -> None:
    _, headers, body = ask(folder, path, accept_language=f"{lang}-XX,de;q=0.5")
    assert tags(body)["og:title"] == say(f"server-preview-{screen}-title", lang)
    assert tags(body)["og:description"] == tags(body)["description"] == say(f"server-preview-{screen}-text", lang)
    assert headers["vary"] == "accept-encoding, accept-language"


SHORTCUTS = {
    "en": ["Aurum: score keeper", "Auction: score keeper"],
    "ru": ["«Аурум»: подсчёт очков", "«Аукцион»: подсчёт очков"],
    "fr": ["Aurum\N{NO-BREAK SPACE}: feuille de score", "Auction\N{NO-BREAK SPACE}: feuille de score"],
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_installed_app_speaks_the_readers_language(folder: Path, lang: str) -> None:
    _, headers, body = ask(folder, "/app.webmanifest", accept_language=f"{lang}-XX,de;q=0.5")
    found, written = json.loads(body), json.loads(MANIFEST.read_bytes())
    assert [shortcut["name"] for shortcut in found["shortcuts"]] == SHORTCUTS[lang]
    assert [shortcut["url"] for shortcut in found["shortcuts"]] == ["keeper/aurum", "keeper/auction"]
    assert (found["lang"], found["description"]) == (lang, say("server-preview-page-text", lang))
    assert {name: found[name] for name in written if name != "shortcuts"} == {
        name: value for name, value in written.items() if name != "shortcuts"
    }
    assert headers["vary"] == "accept-encoding, accept-language"
    again = ask(folder, "/app.webmanifest", accept_language=lang, if_none_match=headers["etag"])
    assert again[0] == 304


def test_a_preview_in_no_known_language_is_english(folder: Path) -> None:
    assert tags(ask(folder, "/table/a", accept_language="de")[2])["og:title"] == say("server-preview-table-title")


@pytest.mark.parametrize(
    "host", ['a"><script>alert(1)</script>', "a b", "evil.example/x", "user@a", "a:b", "", "é"]
)
def test_a_host_that_is_none_is_not_repeated(folder: Path, host: str) -> None:
    body = ask(folder, "/table/a", host=host)[2]
    assert tags(body)["og:image"] == "/preview.png"
    assert b"<script>" not in body


@pytest.mark.parametrize(
    ("host", "site"), [("[::1]:8000", "https://[::1]:8000"), ("a.example", "https://a.example")]
)
def test_without_a_public_address_the_host_is_the_readers(folder: Path, host: str, site: str) -> None:
    assert tags(ask(folder, "/", host=host)[2])["og:image"] == f"{site}/preview.png"


def test_the_public_address_wins_over_the_host(folder: Path) -> None:
    _, _, body = ask_below("/cards", "https://play.example.org", folder, "/", host="10.0.0.1:8000")
    assert tags(body)["og:image"] == "https://play.example.org/cards/preview.png"


def test_below_a_base_path_every_address_of_the_page_has_it(folder: Path) -> None:
    _, _, body = ask_below("/cards", "", folder, "/table/a")
    assert re.findall(rb'(?:src|href)="([^"]+)"', body) == [b"/cards/icon.svg", b"/cards/assets/index-1a2b.js"]


def test_a_build_has_a_name_that_changes_with_any_file(folder: Path) -> None:
    before = read_page(folder).build
    assert read_page(folder, "/cards").build == before
    assert tags(ask(folder, "/")[2])["goldgavel-build"] == before
    (folder / "assets" / "index-1a2b.js").write_bytes(b"play(2)")
    assert read_page(folder).build != before


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_file_of_another_build_is_clearly_not_there(folder: Path, method: str) -> None:
    status, headers, body = ask(folder, "/assets/gone-0000.js", method, accept="text/html")
    assert (status, headers["content-type"]) == (404, "text/plain; charset=utf-8")
    assert headers["cache-control"] == "no-store"
    assert "etag" not in headers
    assert not body.startswith(b"<")


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
    """It is at the root, so that its scope is the whole page."""
    status, headers, _ = ask(folder, path)
    assert (status, headers["content-type"], headers["cache-control"]) == (200, kind, "no-cache")


@pytest.mark.parametrize(
    ("path", "accepted", "encoding", "body"),
    [
        ("/assets/index-1a2b.js", "gzip, br;q=0.9", "br", b"p"),
        ("/assets/index-1a2b.js", "gzip, br;q=0", None, b"play()"),
        ("/assets/index-1a2b.js", "gzip, br; q=0.0", None, b"play()"),
        ("/icon-192.png", "gzip, br", None, b"picture"),
    ],
)
def test_the_smallest_form_that_the_browser_reads(
    folder: Path, path: str, accepted: str, encoding: str | None, body: bytes
) -> None:
    _, headers, sent = ask(folder, path, accept_encoding=accepted)
    assert (headers.get("content-encoding"), sent) == (encoding, body)
    assert headers["content-length"] == str(len(body))
    assert headers["vary"] == "accept-encoding"


def test_the_first_file_is_compressed_too(folder: Path) -> None:
    _, headers, packed = ask(folder, "/", accept_encoding="gzip, br")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == ask(folder, "/")[2]


def test_what_is_not_there_is_never_unchanged(folder: Path) -> None:
    _, headers, _ = ask(folder, "/")
    assert ask(folder, "/lobby", if_none_match=headers["etag"])[0] == 404


def test_head_has_the_headers_alone(folder: Path) -> None:
    status, headers, body = ask(folder, "/assets/index-1a2b.js", "HEAD")
    assert (status, headers["content-length"], body) == (200, "6", b"")


@pytest.mark.parametrize(
    ("path", "method", "accept"),
    [
        ("/api/games", "GET", "text/html"),
        ("/schema/openapi.json", "GET", "text/html"),
        ("/healthz", "GET", "text/html"),
        ("/live/abc", "GET", "text/html"),
        ("/api", "HEAD", "*/*"),
        ("/", "POST", "text/html"),
        ("/table/abc", "PUT", "text/html"),
    ],
)
def test_everything_else_is_for_the_api(folder: Path, path: str, method: str, accept: str) -> None:
    assert ask(folder, path, method, accept=accept)[0] == 418


@pytest.mark.parametrize("path", ["/notes.bak", "/../page.py", "/lobby"])
def test_no_other_file_is_sent(folder: Path, path: str) -> None:
    status, headers, _ = ask(folder, path, accept="*/*")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")


def test_a_page_that_was_not_built_is_not_served(tmp_path: Path) -> None:
    page = read_page(tmp_path / "nowhere")
    assert (page.files, page.build, page.compose) == ({}, "", None)
    assert ask(tmp_path / "nowhere", "/", accept="text/html")[0] == 418
