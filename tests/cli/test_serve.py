"""`goldgavel serve` prints one line when ready, nothing when stopped, and one sentence on an error."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from socket import create_server

import httpx
import pytest

from goldgavel.cli.commands import serve
from goldgavel.cli.flags.setting_flags import read_settings
from goldgavel.cli.main import parser_of
from goldgavel.server.http.site import files
from goldgavel.server.lifecycle import run as server_run
from goldgavel.server.settings.settings import Settings
from goldgavel.storage.sqlite_file import SqliteFile
from tests.cli.kit import LANGUAGES, assert_refused, run, start


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_prints_its_address_and_stops_quietly(tmp_path: Path, lang: str) -> None:
    pipe = subprocess.PIPE
    with start(["serve", "--port", "0", "--lang", lang], stdout=pipe, stderr=pipe, cwd=tmp_path) as process:
        assert process.stdout is not None
        ready = process.stdout.readline().decode()
        address = next(word for word in ready.split() if word.startswith("http://127.0.0.1:"))
        assert httpx.get(f"{address}/healthz").text == "ok"
        os.kill(process.pid, signal.SIGINT)
        out = process.stdout.read()  # includes what was read ahead with the first line
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, b"")
    assert len(out.splitlines()) == (0 if serve.has_page() else 1)
    assert (tmp_path / "goldgavel.sqlite").exists()


@pytest.mark.parametrize("built", [True, False])
def test_it_reports_a_missing_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, built: bool) -> None:
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    if built:
        (tmp_path / "index.html").touch()
    monkeypatch.setattr(server_run, "serve", lambda _settings, _listening, ready: ready())
    ran = run("serve", "--port", "0", "--lang", "en")
    assert ran.code == 0
    assert ("only the API" in ran.out) is not built


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("These are words, and no database at all." * 100)
    for place in ("nowhere/games.sqlite", "words.txt", "mysql://"):
        ran = run("serve", "--port", "0", "--database", place if "://" in place else str(tmp_path / place))
        assert_refused(ran)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as other:
        other.execute("CREATE TABLE players (shoe_size)")
        other.commit()
    assert_refused(run("serve", "--port", "0", "--database", str(tmp_path / "other.sqlite")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_with_another_server(tmp_path: Path, lang: str) -> None:
    file = SqliteFile(tmp_path / "games.sqlite")
    file.claim()
    ran = run("serve", "--port", "0", "--database", str(tmp_path / "games.sqlite"), "--lang", lang)
    assert_refused(ran)
    assert "games.sqlite" in ran.err
    file.release()


def settings_of(*words: str) -> Settings:
    return read_settings(parser_of("serve", serve, "en").read(words))


def test_settings_are_read() -> None:
    usual = settings_of()
    assert usual == Settings(database=str(Path("goldgavel.sqlite").absolute()))
    assert settings_of("--database", "sqlite:///x.db").database == "sqlite:///x.db"
    sites = settings_of("--origins", "https://a.example/, http://b.example:8080").origins
    assert sites == ("https://a.example", "http://b.example:8080")


def test_no_limit_on_requests_is_none_on_making_either() -> None:
    assert settings_of("--request-rate", "0", "--message-rate", "0").making_rate == 0
    assert settings_of("--request-rate", "0", "--message-rate", "0").message_rate == 0
    assert settings_of("--request-rate", "1").making_rate == Settings().making_rate
    assert settings_of("--request-rate", "0").identity_rate == 0
    assert settings_of("--request-rate", "0").most_sockets_per_address == 0
    assert settings_of("--request-rate", "0", "--making-rate", "2").making_rate == 2
    assert settings_of("--request-rate", "100").request_burst == 3000
    assert settings_of("--request-rate", "1").request_burst == 60


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ran = run("serve", "--port", port, "--database", str(tmp_path / "games.sqlite"))
    assert_refused(ran)
    assert port in ran.err


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "many"],
        ["--port", "-1"],
        ["--port", "65536"],
        ["--host", "nowhere.invalid"],
        ["--host", "x" * 300],
        ["--host", "256.1.1.1"],
        ["--request-rate", "-1"],
        ["--message-rate", "fast"],
        ["--origins", "example.org"],
        ["--origins", "https://example.org,https://example.org/path"],
        ["aurum"],
    ],
)
def test_invalid_settings_are_refused(tmp_path: Path, words: list[str]) -> None:
    assert_refused(run("serve", "--database", str(tmp_path / "games.sqlite"), *words))
    assert list(tmp_path.iterdir()) == []


def test_missing_packages_are_named_with_their_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "goldgavel.server.lifecycle.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    ran = run("serve")
    assert_refused(ran)
    assert 'pip install "goldgavel[server]"' in ran.err
