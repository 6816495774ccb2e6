# cython: boundscheck=True, wraparound=True
"""Writes `messages.Update` as JSON: parts that readers share are encoded once, each reader's own part separately.

Every seat gets an update after every move, so this is on the hot path. A test compares the result with
the encoding of `messages.Update`.
"""

from collections.abc import Callable, Sequence
from operator import is_
from typing import Any

from msgspec import UNSET, UnsetType

from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.protocol import messages
from goldgavel.server.tables.table import ClockDisplay
from goldgavel.session.event_text import spoken
from goldgavel.session.session import Session
from goldgavel.session.updates import EntryView, ReaderUpdate
from goldgavel.text import Speech

Names = Callable[[str], Sequence[str]]
"""The players' names by seat, in a language."""

encode = messages.encode
REFUSAL_JSON: dict[tuple[Any, ...], bytes] = {}
TEXTS_JSON: dict[tuple[Any, ...], bytes] = {}
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
        """The public news as data alone, once they are encoded; `_worded_news` with texts."""
        self._worded_news = b""

    def update(
        self, seat: int | None, change: ReaderUpdate, ack: str | None, words: messages.Words | None
    ) -> bytes:
        own, shared = fields(change.own), self._shared
        decision = None if seat is None else self._session.decisions[seat]
        parts = [
            b'{"type":"update","version":',
            self._version,
            b',"told":',
            self._news_json(seat, change.entries, words),
            b',"view":{',
            shared,
            b"," if shared and own else b"",
            own,
            b'},"decision":',
            number(decision),
            self._moves,
        ]
        if decision is not None and seat is not None:
            parts.append(self._refusals_json(seat, words))
        if ack is not None:
            parts += (b',"ack":', encode(ack))
        if change.proposal is not UNSET:
            parts += (b',"wish":', encode(change.proposal))
        if not isinstance(change.undo, UnsetType):
            parts += (b',"undo":', number(change.undo))
        parts += (self._clocks, b"}")
        return b"".join(parts)

    def _news_json(self, seat: int | None, news: tuple[EntryView, ...], words: messages.Words | None) -> bytes:
        """The news as JSON. Public news without sentences is encoded once for all readers."""
        lang = messages.sentence_language(words)
        if lang is not None:
            return encode(written(self._session, news, words, self._speech(lang, seat)))
        if news is not self._news and not all(map(is_, news, self._news)):
            return encode(news) if words is None else worded_json(self._session, news)
        if words is None:
            if not self._plain_news:
                self._plain_news = encode(news)
            return self._plain_news
        if not self._worded_news:
            self._worded_news = worded_json(self._session, news)
        return self._worded_news

    def _speech(self, lang: str, seat: int | None) -> Speech:
        return Speech(lang, self._names(lang), seat)

    def _refusals_json(self, seat: int, words: messages.Words | None) -> bytes:
        reasons = self._session.reasons(seat)
        if not reasons:
            return b""
        lang = messages.sentence_language(words)
        if lang is not None:
            return b',"refusals":' + encode(refusal_messages(reasons, self._speech(lang, seat)))
        return b',"refusals":{' + b",".join([refusal_json(move, reasons[move]) for move in reasons]) + b"}"


def worded_json(session: Session, news: tuple[EntryView, ...]) -> bytes:
    """Entries of the log with their texts as JSON."""
    return b"[" + b",".join([entry_json(session, entry) for entry in news]) + b"]"


def entry_json(session: Session, entry: EntryView) -> bytes:
    """An entry of the log with its texts as JSON.

    Texts are cached by the events, because the same recur. Lines depend on nothing else; headings also depend on
    the chapter, but an entry that stays in its chapter and decides nothing has none.
    """
    if entry.note is not UNSET:
        return encode(session.in_words(entry))
    before, after = session.chapters_of(entry)
    key = (session.game.name, entry.events, None if before is after else before)
    texts = TEXTS_JSON.get(key)
    if texts is None:
        told = session.in_words(entry)
        texts = texts_json(told)
        if before is not after or told.headings is UNSET:
            if len(TEXTS_JSON) >= MOST_CACHED:
                TEXTS_JSON.clear()
            TEXTS_JSON[key] = texts
    plain = encode(entry)
    return plain[: len(plain) - 1] + texts


def texts_json(told: EntryView) -> bytes:
    """The lines and headings of an entry, as the end of its JSON."""
    headings = {} if told.headings is UNSET else {"headings": told.headings}
    return b"," + fields({"words": told.words, **headings}) + b"}"


def written(
    session: Session, news: Sequence[EntryView], words: messages.Words | None, speech: Speech | None = None
) -> tuple[EntryView, ...]:
    """Entries of the log in the words that a client asked for; `speech` is for sentences."""
    if words is None:
        return tuple(news)
    told = tuple(map(session.in_words, news))
    return told if speech is None else tuple([spoken(one, speech) for one in told])


def number(value: int | None) -> bytes:
    return b"null" if value is None else b"%d" % value


def refusal_json(move: str, problem: GoldGavelError) -> bytes:
    """A move and the reason for its refusal as JSON, without a sentence. Cached, because the same few recur."""
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    key = (move, problem.code, rule, *problem.params.values())
    found = REFUSAL_JSON.get(key)
    if found is None:
        if len(REFUSAL_JSON) >= MOST_CACHED:
            REFUSAL_JSON.clear()
        found = REFUSAL_JSON[key] = fields({move: refusal_message(problem)})
    return found


def fields(of_a_view: dict[str, Any]) -> bytes:
    """The JSON of an object without its braces."""
    if not of_a_view:
        return b""
    written = encode(of_a_view)
    return written[1 : len(written) - 1]


def refusal_messages(reasons: dict[str, Any], speech: Speech | None) -> dict[str, messages.Refusal]:
    """Refusals by move. Moves with the same reason share one error, so each refusal is made once."""
    made = {problem: refusal_message(problem, speech) for problem in set(reasons.values())}
    return {move: made[problem] for move, problem in reasons.items()}


def refusal_message(problem: GoldGavelError, speech: Speech | None = None) -> messages.Refusal:
    """A refusal, with a sentence if there is a language for it."""
    rule = problem.rule if isinstance(problem, IllegalMove) else None
    text = UNSET if speech is None else speech.text(problem.told())
    return messages.Refusal(code=problem.code, rule=rule, args=problem.sendable_params() or UNSET, text=text)
