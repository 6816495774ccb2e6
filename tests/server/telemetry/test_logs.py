"""The log at debug level: every line is well-formed and contains no hidden information."""

import asyncio
import io
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

from goldgavel.server.runner import replies
from goldgavel.server.settings.settings import Settings
from goldgavel.server.sockets.connection import Connection
from goldgavel.server.telemetry import logs
from goldgavel.session.session import Session
from goldgavel.storage.errors import StorageError
from goldgavel.storage.group_commit import GroupCommitter, WriteCallback
from tests.kit.clients.live_client import Live, Person, all_live, any_move, live, play_out, seated_table
from tests.kit.servers.server_thread import running_server

PASSWORD = "hunter2"  # noqa: S105 - not a real password
HOOK = "hooked-secret"
DATABASE = f"postgresql://ann:{PASSWORD}@db.example/games"
CARD = re.compile(r"(?<![\w-])(Au|Ag|Bi|Cu|P|Zn)\d+(?![\w-])")
KINDS = ("text", "json")


@contextmanager
def debug_log(kind: str) -> Iterator[io.StringIO]:
    """Capture everything that this process logs, as an operator would read it."""
    stream = io.StringIO()
    root = logging.getLogger()
    before = (root.handlers, {name: logging.getLogger(name).level for name in ("", "goldgavel", *logs.OTHERS)})
    settings = Settings(log_level="debug", log_format=kind, database=DATABASE, webhook_secret=HOOK)  # type: ignore[arg-type]
    logs.configure_logging(settings, stream)
    try:
        yield stream
    finally:
        logging.captureWarnings(False)
        root.handlers, levels = before
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)


def hidden_things(seats: list[Live]) -> set[str]:
    """Return every card and move of the game, as text."""
    found: set[str] = set()
    for seat in seats:
        for message in seat.messages:
            view = message.get("view") or {}
            found |= {str(card) for card in view.get("hand", ()) if isinstance(card, str)}
            found |= {move for move in view.get("legal", ()) if " " in move}
    return found


def an_evening(address: str, game: str, players: int, secrets: set[str]) -> set[str]:
    table, people = seated_table(address, game, {"players": players})
    browser = httpx.Client(base_url=address)
    browser.post("/api/identity", json={"name": "Annabella"})
    link = people[0].get("POST", "/me/link")["code"]
    again = people[0].get("POST", "/identity/claim", {"code": link, "program": True})["token"]
    secrets |= {
        link,
        again,
        browser.cookies["goldgavel"],
        "Annabella",
        "secret plan",
        *(person.token for person in people),
    }
    httpx.get(f"{address}/claim?code={link}")
    httpx.get(f"{address}/api/tables/{again}")
    httpx.get(f"{address}/live/{again}")

    async def play() -> set[str]:
        async with all_live(address, table, people, "protocol=1&lang=fr") as seats, live(address, table) as guest:
            await seats[0].send({"type": "move", "id": link, "decision": 1, "move": "play Ag99"})
            await seats[0].send('{"type": "move", "id": "play Ag7"')
            async with live(address, again, query=f"protocol=1&code={link}") as lost:
                assert lost.closed == 4404 or await lost.until_closed() == 4404
            await guest.send({"type": "move", "id": "x", "decision": 1, "move": "play Cu5"})
            await seats[1].send({"type": "say", "id": "said", "text": "I hold Zn7 and a secret plan"})
            await play_out(seats, Random(3))
            return hidden_things(seats)

    hidden = asyncio.run(play())
    browser.close()
    people[0].get("GET", f"/tables/{table}/record")
    return hidden


@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_leave_no_card_secret_or_name_in_the_log(kind: str) -> None:
    secrets: set[str] = {PASSWORD}
    hidden: set[str] = set()
    with debug_log(kind) as stream, running_server() as address:
        hidden |= an_evening(address, "aurum", 3, secrets)
        hidden |= an_evening(address, "auction", 4, secrets)
    text = stream.getvalue()
    assert len(text.splitlines()) > 200, "it was to be talkative"
    assert len(hidden) > 60
    check_nothing_private(text, secrets, hidden)
    check_lines(kind, text)


def check_nothing_private(text: str, secrets: set[str], hidden: set[str]) -> None:
    for secret in secrets:
        assert secret not in text, secret
    for card in hidden:  # as a word: a table's id may contain any letters
        assert not re.search(rf"(?<![\w-]){re.escape(card)}(?![\w-])", text), card
    assert not CARD.search(text)


def check_lines(kind: str, text: str) -> None:
    for line in text.splitlines():
        if kind == "json":
            found = msgspec.json.decode(line)
            assert {"time", "level", "logger", "message"} <= set(found)
        else:
            assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d (DEBUG|INFO|WARNING|ERROR) +[\w.]+: ", line), line
    if kind == "json":
        requests = [found for line in text.splitlines() if "route" in (found := msgspec.json.decode(line))]
        assert {"/api/identity", "/api/tables/{table}/start"} <= {found["route"] for found in requests}
        assert len({found["request"] for found in requests}) == len(requests)


@pytest.mark.parametrize("kind", KINDS)
def test_errors_are_told_without_their_words(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug during a move, and a database error that quotes the refused row."""
    is_done, append = replies.is_already_done, GroupCommitter.append_then
    broken = {"session", "storage"}

    def breaks(connection: Connection, session: Session, seat: int, request: str) -> bool:
        if "session" in broken:
            broken.discard("session")
            raise ValueError(f"{request} of {session.state.view(seat)}")
        return is_done(connection, session, seat, request)

    def fails(
        committer: GroupCommitter,
        table: str,
        entries: Any,
        work: Any,
        then: WriteCallback,
        owner: int | None = None,
    ) -> None:
        if "storage" in broken and entries and entries[0].seat is not None:
            broken.discard("storage")
            failure = StorageError("storage-failed")
            failure.__cause__ = IntegrityError(
                "INSERT", {}, Exception(f"no room for {PASSWORD}\nDETAIL: Failing row contains {entries}")
            )
            then(None, failure)
        else:
            append(committer, table, entries, work, then, owner)

    monkeypatch.setattr("goldgavel.server.runner.moving.is_already_done", breaks)
    monkeypatch.setattr(GroupCommitter, "append_then", fails)
    with debug_log(kind) as stream, running_server() as address:
        table, people = seated_table(address, "aurum", {"players": 3})

        async def evening() -> set[str]:
            for _ in range(2):
                async with all_live(address, table, people) as seats:
                    asked = next(seat for seat in seats if seat.is_asked())
                    await asked.move(any_move(asked, Random(1)))
                    await until_it_failed(asked)
            return hidden_things(seats)

        hidden = asyncio.run(evening())
    text = stream.getvalue()
    assert not broken
    assert "ValueError" in text
    assert "IntegrityError: no room for ***" in text
    assert "Failing row" not in text
    check_nothing_private(text, {PASSWORD}, hidden)


async def until_it_failed(seat: Live) -> None:
    await seat.until(lambda: seat.closed or seat.messages[-1]["type"] == "refused")


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_makes_lines_of_ours(kind: str) -> None:
    with debug_log(kind) as stream:
        logging.getLogger("goldgavel.server").warning("x\ny %s", "a\r\n2026-01-01 00:00:00 ERROR forged")
    assert len(stream.getvalue().splitlines()) == 1


def test_secrets_of_the_settings_are_hidden_whoever_says_them() -> None:
    with debug_log("text") as stream:
        logging.getLogger("elsewhere").error("cannot reach %s with %s", DATABASE, HOOK)
    assert "***" in stream.getvalue()
    assert PASSWORD not in stream.getvalue()
    assert HOOK not in stream.getvalue()


def test_other_libraries_are_kept_from_talking_of_what_is_sent() -> None:
    with debug_log("text") as stream:
        for name in ("uvicorn.error", "websockets.server", "sqlalchemy.engine.Engine", "asyncio", "litestar"):
            logging.getLogger(name).debug("frames and rows")
        logging.getLogger("sqlalchemy.engine.Engine").info("rows")
        logging.getLogger("uvicorn.error").info("WebSocket /live/rows")
        logging.getLogger("uvicorn.error").warning("a bad request")
    assert "rows" not in stream.getvalue()
    assert "uvicorn.error: a bad request" in stream.getvalue()


def test_an_answer_names_the_line_that_tells_of_it() -> None:
    with debug_log("json") as stream, running_server() as address:
        answer = httpx.get(f"{address}/healthz")
        Person.new(address)
    ids = [msgspec.json.decode(line).get("request") for line in stream.getvalue().splitlines()]
    assert answer.headers["x-request-id"] in ids
