# cython: boundscheck=True, wraparound=True
"""What is told of a change, as it is written: each reader's own part between the parts that readers share.

An update goes to every seat after every move, so it is put together from JSON that is made once. A test compares
it with what `messages.Update` would be.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import is_
from typing import Any

from msgspec import UNSET, UnsetType

from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.server.sockets import messages
from goldgavel.server.tables.agenda import Faces
from goldgavel.session.event_text import entry_text
from goldgavel.session.session import Session
from goldgavel.session.updates import EntryView, ReaderUpdate
from goldgavel.text import Speech

Names = Callable[[str], Sequence[str]]
"""The players' names by seat, as they are said in a language."""

encode = messages.encode
WORDLESS: dict[tuple[str, str, str | None], bytes] = {}
MOST_WORDLESS = 10_000


class UpdateWriter:
    """Writes one change for all its readers."""

    def __init__(
        self, session: Session, change: ReaderUpdate, names: Names, clocks: Faces | UnsetType = UNSET
    ) -> None:
        self._session = session
        self._names = names
        self._news = change.entries
        self._version = b"%d" % session.version
        self._shared = fields(change.shared)
        self._moves = b',"moves":' + encode(change.moves) if change.moves else b""
        self._clocks = b"" if clocks is UNSET else b',"clocks":' + encode(clocks)
        self._told = b""
        self._said: dict[str, tuple[set[int], bytes]] = {}
        """By language: what everybody is told but these seats."""

    def update(self, seat: int | None, change: ReaderUpdate, ack: str | None, lang: str | None) -> bytes:
        own, shared = fields(change.own), self._shared
        decision = None if seat is None else self._session.decisions[seat]
        parts = [
            b'{"type":"update","version":',
            self._version,
            b',"told":',
            self._tell(seat, change.entries, lang),
            b',"view":{',
            shared,
            b"," if shared and own else b"",
            own,
            b'},"decision":',
            number(decision),
            self._moves,
        ]
        if decision is not None and seat is not None:
            parts.append(self._refusals(seat, lang))
        if ack is not None:
            parts += (b',"ack":', encode(ack))
        if change.proposal is not UNSET:
            parts += (b',"wish":', encode(change.proposal))
        if not isinstance(change.undo, UnsetType):
            parts += (b',"undo":', number(change.undo))
        parts += (self._clocks, b"}")
        return b"".join(parts)

    def _tell(self, seat: int | None, news: tuple[EntryView, ...], lang: str | None) -> bytes:
        """Without words, what happened in the open is the same for all."""
        is_shared = news is self._news or all(map(is_, news, self._news))
        if lang is not None:
            return self._say(seat, news, lang, is_shared)
        if not is_shared:
            return encode(news)
        if not self._told:
            self._told = encode(news)
        return self._told

    def _say(self, seat: int | None, news: tuple[EntryView, ...], lang: str, is_shared: bool) -> bytes:
        """In words it is the same for all whom it is not about."""
        found = self._said.get(lang) if is_shared else None
        if found is not None and seat not in found[0]:
            return found[1]
        about: set[int] = set()
        speech = Speech(lang, self._names(lang), seat, about)
        written = encode([told(one, self._session.game.name, speech) for one in news])
        if is_shared and seat not in about:
            self._said[lang] = about, written
        return written

    def _refusals(self, seat: int, lang: str | None) -> bytes:
        reasons = self._session.reasons(seat)
        if not reasons:
            return b""
        if lang is not None:
            return b',"refusals":' + encode(refusals(reasons, lang))
        return b',"refusals":{' + b",".join([wordless(move, reasons[move]) for move in reasons]) + b"}"


def number(value: int | None) -> bytes:
    return b"null" if value is None else b"%d" % value


def wordless(move: str, problem: GoldGavelError) -> bytes:
    """A move and why it is refused, as JSON. The same few come again and again, so they are kept."""
    key = (move, problem.code, problem.rule if isinstance(problem, IllegalMove) else None)
    found = WORDLESS.get(key)
    if found is None:
        if len(WORDLESS) >= MOST_WORDLESS:
            WORDLESS.clear()
        found = WORDLESS[key] = fields({move: refusal(problem, None)})
    return found


def fields(of_a_view: dict[str, Any]) -> bytes:
    """The JSON of an object without its braces."""
    if not of_a_view:
        return b""
    written = encode(of_a_view)
    return written[1 : len(written) - 1]


def told(news: EntryView, game: str, speech: Speech | None) -> messages.Told:
    words = UNSET if speech is None else tuple(entry_text(news, game, speech))
    return messages.Told(
        version=news.version,
        seat=news.seat,
        move=news.move,
        events=news.events,
        note=news.note,
        about=news.about,
        words=words,
    )


def refusals(reasons: dict[str, Any], lang: str | None) -> dict[str, messages.Refusal]:
    """Moves that are refused for one reason have one error, so its refusal is made once."""
    made = {problem: refusal(problem, lang) for problem in set(reasons.values())}
    return {move: made[problem] for move, problem in reasons.items()}


def refusal(problem: GoldGavelError, lang: str | None) -> messages.Refusal:
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    text = UNSET if lang is None else said(problem, lang)
    return messages.Refusal(code=problem.code, rule=rule, text=text)


def said(problem: GoldGavelError, lang: str) -> str:
    """The same few sentences come again with every move, so they are kept."""
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    try:
        return _said(rule, problem.code, tuple(problem.params.items()), lang)
    except TypeError:  # a parameter that cannot be kept
        return problem.text(lang)


@lru_cache(maxsize=4096)
def _said(rule: str | None, code: str, params: tuple[tuple[str, Any], ...], lang: str) -> str:
    named = dict(params)
    return (IllegalMove(code, rule, **named) if rule else GoldGavelError(code, **named)).text(lang)
