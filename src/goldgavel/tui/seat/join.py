"""Joins a server's table: identifies the player, remembers the identity, and takes a seat."""

from typing import NamedTuple

from goldgavel.client.api import Api, next_table
from goldgavel.client.links import JoinError, TableLink
from goldgavel.protocol.table_info import TableInfo
from goldgavel.tui.local_storage.identities import known_identities, save_identity


class JoinedTable(NamedTuple):
    """A server's table and the player's token there."""

    link: TableLink
    token: str | None
    """None for an anonymous spectator."""
    table: TableInfo


def join_table(
    link: TableLink, name: str, default_name: str, lang: str, recovery_code: str | None = None
) -> JoinedTable:
    """Take a free seat at the table, or watch if there is none.

    Without a name, the player keeps their name at this server, or gets the default name. With a recovery code they
    become the player who made it.
    """
    api = JoinApi(link, lang)
    if recovery_code is not None:
        api.recover(recovery_code)
    me = api.identify(name, default_name)
    table = api.table()
    if all(seat.player != me for seat in table.seats):
        table = api.sit_down(table) or table
    return JoinedTable(link, api.token, table)


def rematch_link(link: TableLink, lang: str) -> TableLink:
    """Return the link to the rematch of a table. The rematch is created on the first request."""
    found = JoinApi(link, lang).ask("POST", f"/tables/{link.table}/rematch")
    return next_table(link, found.get("id") if isinstance(found, dict) else None)


class JoinApi(Api):
    """API requests with the saved identity at this server."""

    def __init__(self, link: TableLink, lang: str) -> None:
        super().__init__(link, lang, known_identities().get(link.server))

    def identify(self, name: str, default_name: str) -> str:
        """Return the player's public id. If the server does not know the token, a new identity is made."""
        try:
            me = self.ask("GET", "/me") if self.token else None
        except JoinError as problem:
            if problem.params.get("status") != 401:
                raise
            me, self.token = None, None
        if me is None:
            me = self.make_identity(name or default_name)
            save_identity(self.link.server, self.token)
        elif name and me["name"] != name:
            self.ask("PATCH", "/me", {"name": name})
        return str(me["id"])

    def recover(self, code: str) -> None:
        """Become the player of a recovery code, here and in the future."""
        me = self.ask("POST", "/identity/recover", {"code": code or "-", "program": True})
        self.token = str(me["token"])
        save_identity(self.link.server, self.token)
