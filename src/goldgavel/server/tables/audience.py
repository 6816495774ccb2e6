# cython: boundscheck=True, wraparound=True
"""The connections of one table, and sending each reader its own messages in the words that it asked for."""

from collections.abc import Callable, Sequence
from functools import partial

from msgspec import UNSET, UnsetType

from goldgavel.protocol import messages
from goldgavel.server.sockets.connection import Connection
from goldgavel.server.tables.agenda import ClockDisplay
from goldgavel.server.tables.updates import Names, UpdateWriter
from goldgavel.session.session import Session
from goldgavel.session.updates import ReaderUpdate


class Audience:
    """The sockets of a table, by reader. Reader 0 stands for all spectators, reader 1 is seat 0."""

    def __init__(self, players: int) -> None:
        self.by_reader: list[list[Connection]] = [[] for _ in range(players + 1)]

    def add(self, connection: Connection, seat: int | None) -> None:
        connection.seat = seat
        self.by_reader[reader_of(seat)].append(connection)

    def remove(self, connection: Connection) -> None:
        self.by_reader[reader_of(connection.seat)].remove(connection)

    def is_here(self, seat: int) -> bool:
        return bool(self.sockets_of(seat + 1))

    def is_empty(self) -> bool:
        return not any(self.by_reader)

    def sockets_of(self, reader: int) -> int:
        return len(self.by_reader[reader])

    def everyone(self) -> list[Connection]:
        return [connection for readers in self.by_reader for connection in readers]

    def spectator_count(self) -> int:
        return self.sockets_of(0)

    def broadcast(self, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.everyone():
            connection.push(frame)

    def send_to_seat(self, seat: int, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.by_reader[seat + 1]:
            connection.push(frame)

    def broadcast_changes(
        self,
        session: Session,
        changes: list[ReaderUpdate],
        names: Names,
        acks: dict[int, str],
        clocks: ClockDisplay | UnsetType = UNSET,
    ) -> None:
        """Send each reader its own update. Devices of one reader that asked for the same words share one frame."""
        writer = UpdateWriter(session, changes[0], names, clocks)
        for reader in range(len(self.by_reader)):
            connections = self.by_reader[reader]
            if connections:
                seat = seat_of(reader)
                ack = None if seat is None else acks.get(seat)
                if len(connections) == 1:  # the common case, on the path of every move
                    connection = connections[0]
                    connection.push(writer.update(seat, changes[reader], ack, connection.words))
                else:
                    push_by_words(connections, partial(writer.update, seat, changes[reader], ack))


def push_by_words(connections: Sequence[Connection], make: Callable[[messages.Words | None], bytes]) -> None:
    """Send every connection a frame that is made once for all that asked for the same words."""
    frames = {words: make(words) for words in {connection.words for connection in connections}}
    for connection in connections:
        connection.push(frames[connection.words])


def reader_of(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def seat_of(reader: int) -> int | None:
    return None if reader == 0 else reader - 1
