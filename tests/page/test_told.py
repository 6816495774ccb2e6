"""The texts that are compared with the page's contain every event and every message that a table can tell."""

import ast as python
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import goldgavel as gg
from goldgavel.games.auction.knowledge.events import AuctionEvent, TokenUsed
from goldgavel.games.aurum.knowledge.events import AurumEvent, BidKept
from goldgavel.games.narration import SENTENCES
from goldgavel.games.registry import component
from goldgavel.kernel.entries import Kind
from goldgavel.protocol.messages import Refusal
from goldgavel.server.audience.updates import refusal_message
from goldgavel.text import LazyText
from tests.page.told import TEXTS, cases, histories, messages, refusals, texts_of_games

PACKAGE = Path(gg.__file__).parent
REFUSING = (
    "session",
    "server/audience",
    "server/runner",
    "server/sockets",
    "server/tables",
    "games/*/rules",
    "games/*/wording/reasons.py",
    "storage/group_commit.py",
)
NOT_REFUSALS = {
    "table-stopped-replay",  # the reason of a table that is stopped
}
SILENT = {BidKept, TokenUsed}
"""Events that other sentences tell."""


def ids_in(text: LazyText) -> set[str]:
    found = {text.id}
    for arg in text.args.values():
        inner = arg if isinstance(arg, tuple) else (arg,)
        found |= {name for one in inner if isinstance(one, LazyText) for name in ids_in(one)}
    return found


@pytest.mark.parametrize(("game", "union"), [("aurum", AurumEvent), ("auction", AuctionEvent)])
def test_every_kind_of_event_is_told_in_the_games(game: str, union: Any) -> None:
    sentences = component(game, SENTENCES)
    events = [event for name, entries in histories() if name == game for entry in entries for event in entry]
    told = {type(event) for event in events if sentences(event)}
    assert told == set(get_args(union)) - SILENT


def test_every_message_is_compared() -> None:
    compared = {msgspec.convert(case["told"], LazyText).id for case in cases()}
    assert compared >= messages().keys()
    assert len(compared) > 100


def test_every_message_about_events_is_told_in_the_games() -> None:
    told = {name for text in texts_of_games() for name in ids_in(text)}
    about_events = {name for name in messages() if "-event-" in name or "-chapter-" in name}
    assert sorted(about_events - told) == []


def test_every_note_of_a_log_has_a_message() -> None:
    notes = {f"told-wish-{what}" for what in ("undo", "concede", "agree", "refuse", "withdraw", "undone")}
    assert notes | {"told-concede", "told-time"} <= messages().keys()
    assert {"wish", "undo", "concede", "time"} <= set(get_args(Kind))


def sources() -> Iterator[Path]:
    """Yield the modules that refuse something at a table."""
    for pattern in REFUSING:
        found = [
            path for path in PACKAGE.glob(pattern) for path in ([path] if path.is_file() else path.rglob("*.py"))
        ]
        assert found, pattern
        yield from found


def test_every_refusal_of_a_table_is_compared() -> None:
    """Also a refusal that no game at random leads to, such as that of a full table."""
    resources = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in TEXTS.glob("*.ftl")]
    known = {entry.id.name for resource in resources for entry in resource.body if isinstance(entry, ast.Message)}
    strings = {
        node.value
        for path in sources()
        for node in python.walk(python.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, python.Constant) and isinstance(node.value, str)
    }
    refusals = {name for name in strings & known if name not in NOT_REFUSALS}
    assert "table-full-house" in refusals
    assert sorted(refusals - messages().keys()) == []


def test_a_refusal_is_the_same_sentence_after_it_was_sent() -> None:
    assert len(refusals()) > 25
    for _, problem in refusals():
        sent = msgspec.json.decode(msgspec.json.encode(refusal_message(problem)), type=Refusal)
        assert sent.told() == problem.told()
        for lang in ("en", "ru", "fr"):
            assert sent.told().text(lang) == problem.text(lang)


def test_a_text_is_the_same_after_it_was_sent() -> None:
    for case in cases():
        text = msgspec.convert(case["told"], LazyText)
        assert msgspec.json.decode(msgspec.json.encode(text)) == case["told"]
