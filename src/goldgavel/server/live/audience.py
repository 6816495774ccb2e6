"""Everybody who is connected to one table, and what each is told in their own language."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from operator import is_
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from goldgavel.games.telling import lines_of
from goldgavel.kernel.errors import GoldGavelError, IllegalMove
from goldgavel.server.live import messages
from goldgavel.server.live.connection import Connection
from goldgavel.session.session import Session
from goldgavel.session.telling import Change, News
from goldgavel.text import Speech

Names = Callable[[str], Sequence[str]]
"""The players' names by seat, as they are said in a language."""
EMPTY = len("{}")


class Audience:
    """The sockets at a table. Readers are numbered as everywhere: 0 is a spectator, 1 is seat 0."""

    def __init__(self, players: int) -> None:
        self.by_reader: list[list[Connection]] = [[] for _ in range(players + 1)]

    def add(self, connection: Connection, seat: int | None) -> None:
        connection.seat = seat
        self.by_reader[reader_of(seat)].append(connection)

    def remove(self, connection: Connection) -> None:
        self.by_reader[reader_of(connection.seat)].remove(connection)

    def is_here(self, seat: int) -> bool:
        return bool(self.by_reader[seat + 1])

    def everyone(self) -> list[Connection]:
        return [connection for readers in self.by_reader for connection in readers]

    def watching(self) -> int:
        return len(self.by_reader[0])

    def tell_all(self, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.everyone():
            connection.push(frame)

    def tell_seat(self, seat: int, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.by_reader[seat + 1]:
            connection.push(frame)

    def tell_changes(
        self, session: Session, changes: Sequence[Change], names: Names, acks: dict[int, str]
    ) -> None:
        """To each reader their own; to each language its own words; to one reader's devices the same."""
        writer = UpdateWriter(session, changes[0], names)
        for reader, (connections, change) in enumerate(zip(self.by_reader, changes, strict=True)):
            if connections:
                seat = seat_of(reader)
                ack = UNSET if seat is None else acks.get(seat, UNSET)
                push_by_language(connections, partial(writer.update, seat, change, ack))


def push_by_language(connections: Sequence[Connection], make: Callable[[str | None], messages.FromServer]) -> None:
    frames: dict[str | None, bytes] = {}
    for connection in connections:
        frame = frames.get(connection.lang)
        if frame is None:
            frame = frames[connection.lang] = messages.encode(make(connection.lang))
        connection.push(frame)


class UpdateWriter:
    """Writes one change for all its readers. What they share is turned into JSON once."""

    def __init__(self, session: Session, change: Change, names: Names) -> None:
        self.session = session
        self.names = names
        self._shared = messages.encode(change.shared)
        self._news = change.news
        self._told: msgspec.Raw | None = None

    def update(self, seat: int | None, change: Change, ack: str | UnsetType, lang: str | None) -> messages.Update:
        session = self.session
        reasons = {} if seat is None else session.reasons(seat)
        return messages.Update(
            version=session.version,
            told=self._tell(seat, change, lang),
            view=msgspec.Raw(joined(self._shared, messages.encode(change.own))),
            decision=None if seat is None else session.decisions[seat],
            moves=change.moves or UNSET,
            refusals={move: refusal(problem, lang) for move, problem in reasons.items()} if reasons else UNSET,
            ack=ack,
        )

    def _tell(self, seat: int | None, change: Change, lang: str | None) -> Any:
        """Without words, what happened in the open is the same for all."""
        if lang is not None or not all(map(is_, change.news, self._news)):
            return tuple(told(news, self.session.game.name, seat, self.names, lang) for news in change.news)
        if self._told is None:
            self._told = msgspec.Raw(messages.encode(change.news))
        return self._told


def joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    if len(one) <= EMPTY:
        return other
    return one if len(other) <= EMPTY else b"%b,%b" % (one[:-1], other[1:])


def told(news: News, game: str, seat: int | None, names: Names, lang: str | None) -> messages.Told:
    words = UNSET if lang is None else tuple(lines_of(game, news.events, Speech(lang, names(lang), seat)))
    return messages.Told(version=news.version, seat=news.seat, move=news.move, events=news.events, words=words)


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


def reader_of(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def seat_of(reader: int) -> int | None:
    return None if reader == 0 else reader - 1
