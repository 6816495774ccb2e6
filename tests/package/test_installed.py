"""The package installed in an empty environment, compiled or not, plays, replays and serves."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.docs.pages import blocks
from tests.package.kit import ROOT, Environment

AT_ONCE = dict.fromkeys(("trick_rest", "lot_rest", "round_rest", "numbers_wait", "bot_pause"), 0)
ANY_MOVES = "1\n0\n" * 2000
both = pytest.mark.parametrize("kind", ["compiled", "interpreted"])


@pytest.fixture
def installed(kind: str, request: pytest.FixtureRequest) -> Environment:
    found: Environment = request.getfixturevalue(kind)
    return found


@both
def test_it_is_what_it_says(installed: Environment, kind: str) -> None:
    assert f"({kind})" in installed.goldgavel("version", "--lang", "en").stdout
    where = installed.python("import goldgavel; print(goldgavel.__file__)")
    assert where.startswith(str(installed.folder))
    assert not where.startswith(str(ROOT))


@pytest.mark.parametrize("game", ["aurum", "auction"])
def test_both_play_the_same_games(game: str, compiled: Environment, interpreted: Environment) -> None:
    """Records, and every line of a played game, are equal to those of the checkout."""
    records, tables = [], []
    for place in (compiled, interpreted):
        words = ["--bots", "novice", "--seed", "7", "--lang", "en"]
        place.goldgavel("simulate", game, "--games", "1", "--jobs", "1", "--out", f"{game}.jsonl", *words)
        records.append((place.work / f"{game}.jsonl").read_bytes())
        tables.append(place.goldgavel("play", game, "--plain", *words, stdin=ANY_MOVES).stdout)
    assert records[0] == records[1]
    assert records[0].count(b"\n") == 1
    assert tables[0] == tables[1]
    assert re.search(r"(wins?|share) the (game|win)\.", tables[0])
    told = compiled.goldgavel("replay", f"{game}.jsonl", "--lang", "fr").stdout
    assert len(told.splitlines()) > 20


@both
def test_it_serves_the_page_and_a_whole_game(installed: Environment) -> None:
    with serving(installed) as site:
        page = site.get("/", headers={"Accept": "text/html"})
        assert page.headers["content-type"].startswith("text/html")
        for asset in re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)[:3]:
            assert site.get(asset).status_code == 200
        record = played(installed, site)
    file = installed.work / "live.json"
    file.write_text(json.dumps(record))
    assert record["result"]
    assert "fair" in installed.goldgavel("verify", str(file), "--lang", "en").stdout
    assert installed.goldgavel("replay", str(file)).stdout


def played(installed: Environment, site: httpx.Client) -> Any:
    """Play a game at a table of the server with the program's own terminal; return its record."""
    table = new_table(site)
    shown = joined(installed, site, table, ["play", "--plain"], ANY_MOVES)
    assert re.search(r"(wins?|share) the (game|win)\.", shown)
    return site.get(f"/api/tables/{table}/record").raise_for_status().json()


def new_table(site: httpx.Client) -> str:
    """Make a table with a free seat."""
    me = site.post("/api/identity", json={"name": "Ann", "program": True}).json()
    site.headers["Authorization"] = f"Bearer {me['token']}"
    wish = {
        "game": "auction",
        "options": {"players": 3},
        "seats": ["free", "bot:novice", "bot:random"],
        "pace": AT_ONCE,
    }
    table: str = site.post("/api/tables", json=wish).json()["id"]
    return table


def joined(installed: Environment, site: httpx.Client, table: str, command: list[str], typed: str = "") -> str:
    """Take the free seat with a command and the table's link, and play; return the output."""
    words = [str(installed.bin / "goldgavel"), *command, "--join", f"{site.base_url}/table/{table}"]
    environment = os.environ | installed.own | {"LC_ALL": "C.UTF-8"}
    pipe = subprocess.PIPE
    with subprocess.Popen(  # noqa: S603 - our own command
        words, stdin=pipe, stdout=pipe, cwd=installed.work, env=environment, text=True
    ) as guest:
        until(lambda: site.get(f"/api/tables/{table}").json()["seats"][0]["kind"] == "human")
        site.post(f"/api/tables/{table}/start").raise_for_status()
        shown, _ = guest.communicate(typed, timeout=120)
    assert guest.returncode == 0
    return shown


def test_a_bot_of_ones_own_joins_a_table_by_link(compiled: Environment) -> None:
    """The bot of docs/write-a-bot.md as a single file that is not installed."""
    (block,) = [one for one in blocks(ROOT / "docs" / "write-a-bot.md") if one.title == "thrifty/thrifty.py"]
    (compiled.work / "thrifty.py").write_text(block.body, encoding="utf-8")
    with serving(compiled) as site:
        table = new_table(site)
        assert joined(compiled, site, table, ["bot", "thrifty.py:ThriftyBot"])
        assert site.get(f"/api/tables/{table}").json()["status"] == "over"
        assert site.get(f"/api/tables/{table}/record").json()["result"]


@contextmanager
def serving(installed: Environment) -> Iterator[httpx.Client]:
    """Run `goldgavel serve` with a client until it is stopped. It prints one line."""
    words = [str(installed.bin / "goldgavel"), "serve", "--port", "0", "--lang", "en"]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, cwd=installed.work, stdout=pipe, stderr=pipe, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        said = process.stdout.readline()
        address = next(word for word in said.split() if word.startswith("http"))
        try:
            with httpx.Client(base_url=address) as site:
                assert site.get("/readyz").text == "ready"
                yield site
        finally:
            process.send_signal(signal.SIGTERM)
            out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "", "")


def until(true: Any, seconds: float = 60) -> None:
    ends = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < ends
        time.sleep(0.05)


def test_it_lists_its_bots(compiled: Environment) -> None:
    told = compiled.goldgavel("bots", "--lang", "en").stdout
    assert [line.split()[0] for line in told.splitlines()] == ["adept", "master", "novice", "random"]


def test_there_is_neither_a_compiler_nor_node(compiled: Environment) -> None:
    program = "import shutil; print(*map(shutil.which, ('cc', 'gcc', 'clang', 'node', 'npm')))"
    assert set(compiled.python(program).split()) == {"None"}


def test_types_come_with_it(compiled: Environment) -> None:
    where = Path(compiled.python("import goldgavel; print(goldgavel.__file__)").strip()).parent
    assert (where / "py.typed").exists()
