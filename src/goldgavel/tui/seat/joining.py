"""The way to a server's table: who one is there, which is remembered, and a chair."""

from typing import Any, NamedTuple

from goldgavel.client.api import Api, next_table
from goldgavel.client.links import JoinError, TableLink
from goldgavel.tui.local_storage.identities import keep_identity, known_identities


class Place(NamedTuple):
    """A table that was found, and who one is there."""

    link: TableLink
    token: str | None
    """None for a spectator that nobody knows."""
    table: dict[str, Any]


def enter(link: TableLink, name: str, otherwise: str, lang: str) -> Place:
    """Look at the table and sit down, where there is a free chair; else watch.

    Who gives no name is called as before at this server, or else by the other one.
    """
    door = Door(link, lang)
    me = door.introduce(name, otherwise)
    table = door.table()
    if all(seat["player"] != me for seat in table["seats"]):
        table = door.sit_down(table) or table
    return Place(link, door.token, table)


def rematch(link: TableLink, lang: str) -> TableLink:
    """The table where those who played here play again; it is made if nobody has asked for it yet."""
    found = Door(link, lang).ask("POST", f"/tables/{link.table}/rematch")
    return next_table(link, found.get("id") if isinstance(found, dict) else None)


class Door(Api):
    """Requests as the person that this server knows from before."""

    def __init__(self, link: TableLink, lang: str) -> None:
        super().__init__(link, lang, known_identities().get(link.server))

    def introduce(self, name: str, otherwise: str) -> str:
        """One's public id; a new one where the server does not know us (any more)."""
        try:
            me = self.ask("GET", "/me") if self.token else None
        except JoinError as problem:
            if problem.params.get("status") != 401:
                raise
            me, self.token = None, None
        if me is None:
            me = self.make_identity(name or otherwise)
            keep_identity(self.link.server, str(me["token"]))
        elif name and me["name"] != name:
            self.ask("PATCH", "/me", {"name": name})
        return str(me["id"])
