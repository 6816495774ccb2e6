"""Texts with their sentences for every reader: `python -m tests.page.told` prints them for the page's unit tests.

Two sources: every message that a table can tell, with every variant of its arguments and every reader's role; and
what seeded games tell, with the texts nested in others.
"""

import json
import sys
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

import goldgavel as gg
from goldgavel.games.auction.knowledge import events as auction_events
from goldgavel.games.aurum.knowledge import events as aurum_events
from goldgavel.games.chapters import Chapter, chapter_after
from goldgavel.games.narration import story_of
from goldgavel.kernel.streams import Stream
from goldgavel.text import LANGUAGES, LazyText, Speech
from tests.kit.games.option_mixes import random_step

TEXTS = Path(gg.__file__).parent / "text" / "en"
NAMES = ("Ann", "É. “Д”", "Adept\N{NO-BREAK SPACE}3", "")
"""By seat, as the table has them: foreign letters and quotation marks, a bot's, and that of a deleted player."""
READERS = (None, 0, 1, 2, 3)
TOLD = {
    "aurum.ftl": ("aurum-",),
    "auction.ftl": ("auction-",),
    "company.ftl": ("told-", "wish-", "undo-", "chat-"),
    "errors.ftl": (
        "game-is-over",
        "deal-awaited",
        "not-your-turn",
        "bid-is-final",
        "no-such-",
        "storage-conflict",
        "storage-failed",
        "storage-closed",
        "storage-moved",
        "storage-no-table",
        "storage-no-player",
        "storage-unreachable",
        "storage-not-let-in",
    ),
    "fair.ftl": ("fair-number-late", "fair-number-often", "fair-number-unreadable"),
    "server.ftl": (
        "told-",
        "decision-",
        "order-",
        "message-",
        "server-too-often",
        "server-who-are-you",
        "table-full-house",
        "table-is-",
        "table-no-spectators",
        "table-not-seated",
        "table-record-private",
        "table-too-many-devices",
        "table-unknown",
    ),
    "ties.ftl": ("tie-",),
}
"""By file, how the messages begin that a table tells."""
NOT_TOLD = ("aurum-sheet-", "auction-sheet-")
NUMBERS = (0, 1, 2, 5, 21, 1234, -3)
MIXES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("aurum", {"players": 4}),
    ("aurum", {"players": 4, "match": "points"}),
    ("aurum", {"players": 3, "edition": "gigamic"}),
    ("aurum", {"players": 4, "edition": "digest"}),
    ("auction", {"players": 4, "tokens": "stop,ban,exchange"}),
    ("auction", {"players": 3}),
)
SEEDS = range(12)
RARE: tuple[tuple[str, list[Any]], ...] = (
    (
        "auction",
        [
            (auction_events.LotOpened(round=0, first=0, cards=("stamp", "jewel"), deck=3),),
            (auction_events.LotBoxed(cards=("stamp", "jewel")), auction_events.FirstMoved(seat=1)),
            (auction_events.ReplicaWaits(seat=1, replicas=1), auction_events.ReplicaWaits(seat=2, replicas=2)),
        ],
    ),
    ("aurum", [(aurum_events.GameOver(winners=(0, 1), nuggets=(0, 0), points=(5, 5), tie=None),)]),
)
"""What hardly happens in games at random: the events of some entries."""
ALIKE = 3
"""The number of texts of a message, with the same kinds of arguments, that are kept."""


@cache
def messages() -> dict[str, ast.Message]:
    """Return every message that a table can tell, by its id."""
    found = {}
    for file, starts in TOLD.items():
        resource = FluentParser().parse((TEXTS / file).read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Message) and is_told(entry.id.name, starts):
                found[entry.id.name] = entry
    return found


def is_told(name: str, starts: tuple[str, ...]) -> bool:
    return name.startswith(starts) and not name.startswith(NOT_TOLD)


# Every message with every variant.


def texts_of_messages() -> Iterator[LazyText]:
    for name, message in messages().items():
        arguments = {variable: set[Any]() for variable in variables(message)}
        for select in selects(message):
            assert isinstance(select.selector, ast.VariableReference)
            arguments[select.selector.id.name] |= keys_of(select)
        given = {variable: sorted(values, key=str) or [sample(variable)] for variable, values in arguments.items()}
        yield from texts_with(name, given)


def texts_with(name: str, given: dict[str, list[Any]]) -> Iterator[LazyText]:
    """Yield the message with all combinations of its arguments, and seats in place of the reader's role."""
    if "role" in given:
        seats: list[dict[str, Any]] = [{"of": 0, "to": 2}]
    elif {"names", "others"} & given.keys():
        seats = [{"all": all_} for all_ in ((1,), (0, 2), (0, 1, 2))]
    elif "you" in given:
        seats = [{"of": 0}, {"of": 1}, {"of": 3}]
    else:
        seats = [{}]
    resolved = {"you", "role", "names", "others", *(("count",) if "names" in given else ())}
    if seats != [{}]:
        resolved |= {"name", "other"}
    names = [variable for variable in given if variable not in resolved]
    for values, seat in product(product(*(given[variable] for variable in names)), seats):
        yield LazyText(name, dict(zip(names, values, strict=True)), **seat)


def sample(variable: str) -> Any:
    if variable in {"card", "paid", "old"}:
        return "Ag7"
    return LazyText("player-name", of=3)


def keys_of(select: ast.SelectExpression) -> set[Any]:
    """Return the values that a message distinguishes; for a number, some of every kind."""
    keys = {variant.key.name for variant in select.variants if isinstance(variant.key, ast.Identifier)}
    is_number = keys <= {"zero", "one", "two", "few", "many", "other"}
    return set(NUMBERS) if is_number else keys


def selects(node: Any) -> list[ast.SelectExpression]:
    found = [part for part in parts(node) if isinstance(part, ast.SelectExpression)]
    return [part for part in found if isinstance(part.selector, ast.VariableReference)]


def variables(node: Any) -> set[str]:
    return {part.id.name for part in parts(node) if isinstance(part, ast.VariableReference)}


def parts(node: Any) -> Iterator[Any]:
    """Yield all nodes of a message."""
    if isinstance(node, list):
        for inner in node:
            yield from parts(inner)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from parts(list(vars(node).values()))


# What games tell.


@cache
def games() -> tuple[tuple[str, Any], ...]:
    """Play some games at random; return each with its name."""
    played = []
    for seed, (name, mix) in product(SEEDS, MIXES):
        state, stream = gg.load(name, **mix).new_game(seed), Stream(seed, 8)
        while not state.is_terminal():
            random_step(state, stream)
        played.append((name, state))
    return tuple(played)


@cache
def refusals() -> tuple[tuple[str, Any], ...]:
    """Return the reasons against all actions in some positions of each game."""
    found: dict[str, Any] = {}
    for seed, (name, mix) in product(range(4), MIXES):
        state, stream = gg.load(name, **mix).new_game(seed), Stream(seed, 9)
        while not state.is_terminal():
            seat = state.to_move()[0]
            for action in range(0, state.game.num_actions(), 7 if state.move_log.ply() % 5 else 1):
                problem = state.why_illegal(action, seat)
                if problem is not None:
                    found.setdefault(problem.code, (name, problem))
            random_step(state, stream)
    return tuple(found.values())


def histories() -> Iterator[tuple[str, list[Any]]]:
    """Yield the events of every entry as a spectator and as the first seat know them, by game."""
    for name, state in games():
        for reader in (None, 0):
            yield name, [entry.events for entry in state.history(reader)]
    yield from RARE


def texts_of_games() -> Iterator[LazyText]:
    for name, entries in histories():
        chapter = Chapter()
        for events in entries:
            lines, headings = story_of(name, events, chapter)
            chapter = chapter_after(name, events, chapter)
            yield from (text for line in lines for text in line if isinstance(text, LazyText))
            for heading in headings:
                yield from (text for text in (heading.title, heading.outcome) if isinstance(text, LazyText))
    yield from (problem.told() for _, problem in refusals())


def some(texts: Iterator[LazyText]) -> Iterator[LazyText]:
    """Yield a few texts of each message with the same kinds of arguments."""
    counts: dict[Any, int] = {}
    for text in texts:
        kind = (text.id, *sorted((name, kind_of(arg)) for name, arg in text.args.items()))
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= ALIKE:
            yield text


def kind_of(arg: Any) -> str:
    if isinstance(arg, LazyText):
        return arg.id
    return arg if isinstance(arg, str) and arg.islower() else type(arg).__name__


# As JSON.


def case_of(text: LazyText) -> dict[str, Any]:
    """Return a text with what it says in every language: to all, or to each reader."""
    said: dict[str, Any] = {}
    for lang in LANGUAGES:
        names = [name or Speech(lang, ()).say("seat-name", seat=seat + 1) for seat, name in enumerate(NAMES)]
        lines = [Speech(lang, names, reader).text(text) for reader in READERS]
        said[lang] = lines if len(set(lines)) > 1 else lines[0]
    return {"told": json.loads(msgspec.json.encode(text)), "said": said}


def cases() -> list[dict[str, Any]]:
    return [case_of(text) for text in (*texts_of_messages(), *some(texts_of_games()))]


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"names": NAMES, "readers": READERS, "cases": cases()}))
