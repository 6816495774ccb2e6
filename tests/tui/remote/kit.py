"""Tables of a server that the terminal joins."""

from typing import Any

from goldgavel.client.links import read_link
from goldgavel.games import load
from goldgavel.tui.seat.join import join_table
from goldgavel.tui.seat.remote import RemoteSeat
from goldgavel.tui.tables import TerminalTable
from tests.kit.clients.live_client import Person


def open_table(address: str, game: str, players: int, **more: Any) -> tuple[Person, str, str]:
    """Return a host, their table with a free seat, and its link."""
    host = Person.new(address, "Host")
    seats = ["me", "free", *["bot:random"] * (players - 2)]
    table = host.make_table(game, {"players": players}, seats=seats, **more)
    return host, table, f"{address}/table/{table}"


def joined(link: str, name: str = "Guest", lang: str = "en") -> TerminalTable:
    place = join_table(read_link(link), name, "Player", lang)
    return TerminalTable(load(place.table.game, place.table.options), RemoteSeat(place, lang))


def sits(snapshot: Any) -> bool:
    return snapshot.seat is not None
