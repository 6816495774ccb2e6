# cython: boundscheck=True, wraparound=True
"""The connections of one table, and sending each reader its own messages in the words that it asked for."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from msgspec import UNSET

from goldgavel.protocol import messages
from goldgavel.server.audience.updates import UpdateWriter
from goldgavel.server.audience.welcome import welcome_text
from goldgavel.server.sockets.connection import Connection
from goldgavel.server.tables.table import Table
from goldgavel.session.session import Session
from goldgavel.session.standing_orders import Order
from goldgavel.session.updates import ReaderUpdate


class Audience:
    """The sockets of a table, by reader. Reader 0 stands for all spectators, reader 1 is seat 0."""

    def __init__(self, players: int) -> None:
        self.by_reader: list[list[Connection]] = [[] for _ in range(players + 1)]
        self.announced_version = 0
        """The last version that was broadcast; 0 if some connection has not been sent the game yet."""
        self._sent_orders: list[Order] = []
        self._sent_fairness = 0

    # Connections.

    def add(self, connection: Connection, seat: int | None) -> None:
        connection.seat = seat
        self.by_reader[reader_of(seat)].append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection. False if it is not there any more."""
        readers = self.by_reader[reader_of(connection.seat)]
        if connection not in readers:
            return False
        readers.remove(connection)
        return True

    def regroup(self, table: Table) -> None:
        """Move every connection to its player's new seat."""
        connections = self.everyone()
        self.by_reader = [[] for _ in range(len(table.seats) + 1)]
        for connection in connections:
            self.add(connection, table.seat_of(connection.player))

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

    def close_spectators(self, code: int) -> None:
        for connection in self.by_reader[0]:
            connection.close(code)

    # Messages to all.

    def broadcast(self, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.everyone():
            connection.push(frame)

    def send_to_seat(self, seat: int, message: messages.FromServer) -> None:
        frame = messages.encode(message)
        for connection in self.by_reader[seat + 1]:
            connection.push(frame)

    def broadcast_table(self, table: Table, now: float, newcomer: Connection | None = None) -> None:
        """Send the table's seats and clocks to everyone but the newcomer, who has got them with the welcome."""
        frames = [messages.encode(news) for news in self._table_messages(table, now)]
        for connection in self.everyone():
            if connection is not newcomer:
                for frame in frames:
                    connection.push(frame)

    def _table_messages(self, table: Table, now: float) -> Iterator[messages.FromServer]:
        yield messages.TableNews(table=table.info(self))
        clocks = table.clock_display(now)
        if clocks is not UNSET:
            yield messages.ClocksStand(clocks=clocks)

    def welcome_all(self, table: Table, now: float) -> None:
        for connections in self.by_reader:
            if connections:
                push_by_words(connections, partial(welcome_text, table, self, connections[0].seat, now))

    # News of the game.

    def caught_up(self, session: Session) -> None:
        """The readers have been sent the game, or will be welcomed."""
        self.announced_version = session.version
        self._sent_orders = list(session.orders.by_seat)
        self._sent_fairness = session.fairness.revision

    def announce(self, table: Table, acks: dict[int, str], now: float) -> None:
        """Send everyone what has changed since the last announcement. It must be stored already."""
        session = table.require_session()
        changes = session.take_updates()
        self.announced_version = session.version
        self._broadcast_changes(table, session, changes, acks, now)
        self.send_order_changes(session)
        if session.fairness.revision != self._sent_fairness:
            self._sent_fairness = session.fairness.revision
            self.send_fairness(session, self.everyone())
        if table.has_changed:
            table.has_changed = False
            self.broadcast_table(table, now)

    def _broadcast_changes(
        self, table: Table, session: Session, changes: list[ReaderUpdate], acks: dict[int, str], now: float
    ) -> None:
        """Send each reader its own update. Devices of one reader that asked for the same words share one frame."""
        writer = UpdateWriter(session, changes[0], table.names, table.clock_display(now))
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

    def send_order_changes(self, session: Session) -> None:
        """Send each seat its standing order if it has changed: an armed change was made, or a waiver ended."""
        orders = session.orders.by_seat
        if orders == self._sent_orders:
            return
        for seat, (before, order) in enumerate(zip(self._sent_orders, orders, strict=True)):
            if order != before:
                self.send_to_seat(seat, messages.OrderStands(order=order))
        self._sent_orders = list(orders)

    def send_order(self, seat: int, order: Order) -> None:
        """Confirm a seat's standing order to its player."""
        self._sent_orders[seat] = order
        self.send_to_seat(seat, messages.OrderStands(order=order))

    def send_fairness(self, session: Session, connections: Sequence[Connection]) -> None:
        """Send the public state of the deals."""
        state = session.fairness.state()
        if state is not None:
            frame = messages.encode(messages.FairNews(fair=state))
            for connection in connections:
                connection.push(frame)


def push_by_words(connections: Sequence[Connection], make: Callable[[messages.Words | None], bytes]) -> None:
    """Send every connection a frame that is made once for all that asked for the same words."""
    frames = {words: make(words) for words in {connection.words for connection in connections}}
    for connection in connections:
        connection.push(frames[connection.words])


def reader_of(seat: int | None) -> int:
    return 0 if seat is None else seat + 1


def seat_of(reader: int) -> int | None:
    return None if reader == 0 else reader - 1
