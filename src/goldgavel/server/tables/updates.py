# cython: boundscheck=True, wraparound=True
"""Writes `messages.Update` as JSON: parts that readers share are encoded once, each reader's own part separately.

Every seat gets an update after every move, so this is on the hot path. A test compares the result with
the encoding of `messages.Update`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import is_
from typing import Any

from msgspec import UNSET, UnsetType

from goldgavel.kernel.errors import GoldGavelError, IllegalMove, with_names
from goldgavel.protocol import messages
from goldgavel.server.tables.agenda import ClockDisplay
from goldgavel.session.session import Session
from goldgavel.session.updates import EntryView, ReaderUpdate
from goldgavel.text import Speech

Names = Callable[[str], Sequence[str]]
"""The players' names by seat, in a language."""

encode = messages.encode
REFUSAL_JSON: dict[tuple[str, str, str | None], bytes] = {}
MOST_CACHED = 10_000


class UpdateWriter:
    """Encodes one change for all its readers."""

    def __init__(
        self, session: Session, change: ReaderUpdate, names: Names, clocks: ClockDisplay | UnsetType = UNSET
    ) -> None:
        self._session = session
        self._names = names
        self._news = change.entries
        self._version = b"%d" % session.version
        self._shared = fields(change.shared)
        self._moves = b',"moves":' + encode(change.moves) if change.moves else b""
        self._clocks = b"" if clocks is UNSET else b',"clocks":' + encode(clocks)
        self._plain_news = b""
        self._sentences: dict[str, tuple[set[int], bytes]] = {}
        """By language: the seats that the sentences are about, and the JSON for all other readers."""

    def update(self, seat: int | None, change: ReaderUpdate, ack: str | None, lang: str | None) -> bytes:
        own, shared = fields(change.own), self._shared
        decision = None if seat is None else self._session.decisions[seat]
        parts = [
            b'{"type":"update","version":',
            self._version,
            b',"told":',
            self._news_json(seat, change.entries, lang),
            b',"view":{',
            shared,
            b"," if shared and own else b"",
            own,
            b'},"decision":',
            number(decision),
            self._moves,
        ]
        if decision is not None and seat is not None:
            parts.append(self._refusals_json(seat, lang))
        if ack is not None:
            parts += (b',"ack":', encode(ack))
        if change.proposal is not UNSET:
            parts += (b',"wish":', encode(change.proposal))
        if not isinstance(change.undo, UnsetType):
            parts += (b',"undo":', number(change.undo))
        parts += (self._clocks, b"}")
        return b"".join(parts)

    def _news_json(self, seat: int | None, news: tuple[EntryView, ...], lang: str | None) -> bytes:
        """The news as JSON. Public news without sentences is encoded once for all readers."""
        is_shared = news is self._news or all(map(is_, news, self._news))
        if lang is not None:
            return self._news_in_words(seat, news, lang, is_shared)
        if not is_shared:
            return encode(news)
        if not self._plain_news:
            self._plain_news = encode(news)
        return self._plain_news

    def _news_in_words(self, seat: int | None, news: tuple[EntryView, ...], lang: str, is_shared: bool) -> bytes:
        """The news with sentences. All readers who are not their subject share one encoding."""
        found = self._sentences.get(lang) if is_shared else None
        if found is not None and seat not in found[0]:
            return found[1]
        about: set[int] = set()
        speech = Speech(lang, self._names(lang), seat, about)
        written = encode([self._session.in_words(one, speech) for one in news])
        if is_shared and seat not in about:
            self._sentences[lang] = about, written
        return written

    def _refusals_json(self, seat: int, lang: str | None) -> bytes:
        reasons = self._session.reasons(seat)
        if not reasons:
            return b""
        if lang is not None:
            return b',"refusals":' + encode(refusal_messages(reasons, lang, self._names(lang)))
        return b',"refusals":{' + b",".join([refusal_json(move, reasons[move]) for move in reasons]) + b"}"


def number(value: int | None) -> bytes:
    return b"null" if value is None else b"%d" % value


def refusal_json(move: str, problem: GoldGavelError) -> bytes:
    """A move and the reason for its refusal as JSON, without a sentence. Cached, because the same few recur."""
    key = (move, problem.code, problem.rule if isinstance(problem, IllegalMove) else None)
    found = REFUSAL_JSON.get(key)
    if found is None:
        if len(REFUSAL_JSON) >= MOST_CACHED:
            REFUSAL_JSON.clear()
        found = REFUSAL_JSON[key] = fields({move: refusal_message(problem, None)})
    return found


def fields(of_a_view: dict[str, Any]) -> bytes:
    """The JSON of an object without its braces."""
    if not of_a_view:
        return b""
    written = encode(of_a_view)
    return written[1 : len(written) - 1]


def refusal_messages(
    reasons: dict[str, Any], lang: str | None, names: Sequence[str] = ()
) -> dict[str, messages.Refusal]:
    """Refusals by move. Moves with the same reason share one error, so each refusal is made once."""
    made = {problem: refusal_message(problem, lang, names) for problem in set(reasons.values())}
    return {move: made[problem] for move, problem in reasons.items()}


def refusal_message(problem: GoldGavelError, lang: str | None, names: Sequence[str] = ()) -> messages.Refusal:
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    text = UNSET if lang is None else refusal_text(problem, lang, names)
    return messages.Refusal(code=problem.code, rule=rule, text=text)


def refusal_text(problem: GoldGavelError, lang: str, names: Sequence[str]) -> str:
    """The sentence of an error. Cached, because the same few recur with every move."""
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    try:
        return _cached_text(rule, problem.code, tuple(with_names(problem.params, names).items()), lang)
    except TypeError:  # an unhashable parameter
        return problem.text(lang, names)


@lru_cache(maxsize=4096)
def _cached_text(rule: str | None, code: str, params: tuple[tuple[str, Any], ...], lang: str) -> str:
    named = dict(params)
    return (IllegalMove(code, rule, **named) if rule else GoldGavelError(code, **named)).text(lang)
