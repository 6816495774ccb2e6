"""Client for the part of the HTTP API (docs/http.md) that is needed to join a table."""

import json
import platform
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec

from goldgavel._version import VERSION
from goldgavel.client.links import TABLE, JoinError, TableLink
from goldgavel.protocol.table_info import TableInfo
from goldgavel.text.quotes import excerpt

TIMEOUT = 15.0
MAX_BYTES = 4 << 20
AGENT = f"goldgavel/{VERSION} ({platform.system()})"
"""What a server shows to the owner in the list of their devices."""

CONFLICT = 409

Json = dict[str, Any]


class Api:
    """Sends requests to one server as one person or program."""

    def __init__(self, link: TableLink, lang: str, token: str | None = None) -> None:
        self.link = link
        self.lang = lang
        self.token = token
        """None without an identity."""

    def make_identity(self, name: str) -> Json:
        """Create an identity for a program and use it for all further requests."""
        me: Json = self.ask("POST", "/identity", {"name": name, "program": True})
        self.token = str(me["token"])
        return me

    def table(self) -> TableInfo:
        return table_in(self.ask("GET", f"/tables/{self.link.table}"))

    def sit_down(self, table: TableInfo) -> TableInfo | None:
        """Take the first free seat of a table that has not started; return the table, or None without a seat.

        If someone else takes that seat first, read the table again and try the next one.
        """
        for _ in table.seats:
            free = [number for number, seat in enumerate(table.seats) if seat.kind == "free"]
            if not free or table.status != "open":
                return None
            try:
                return table_in(self.ask("PUT", f"/tables/{self.link.table}/seats/{free[0]}", {"who": "me"}))
            except JoinError as problem:
                table = self.table()
                if problem.params.get("status") != CONFLICT or table.seats[free[0]].kind == "free":
                    raise
        return None

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Accept-Language": self.lang, "Content-Type": "application/json", "User-Agent": AGENT}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.link.server}/api{path}"
        request = Request(address, data, headers, method=method)  # noqa: S310 - `read_link` accepts only HTTP
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:  # noqa: S310
                return json.loads(answer.read(MAX_BYTES) or b"null")
        except HTTPError as problem:
            raise refusal_of(problem) from None
        except (OSError, HTTPException, ValueError, RecursionError) as problem:
            raise JoinError("tui-server-silent", server=excerpt(self.link.server, 80)) from problem


def table_in(answer: object) -> TableInfo:
    """Return the table that the server describes."""
    try:
        return msgspec.convert(answer, TableInfo)
    except msgspec.ValidationError as problem:
        raise JoinError("tui-server-newer") from problem


def refusal_of(problem: HTTPError) -> JoinError:
    """Return an error with the server's own text, if the response has one."""
    with problem:
        try:
            said = json.loads(problem.read(MAX_BYTES))["text"]
        except (OSError, HTTPException, ValueError, KeyError, TypeError, RecursionError):
            return JoinError("tui-server-strange", status=problem.code)
    return JoinError("tui-server-strange", status=problem.code, said=excerpt(str(said), 300))


def next_table(link: TableLink, table: object) -> TableLink:
    """Return the link to another table on the same server."""
    if not isinstance(table, str) or not TABLE.fullmatch(table):
        raise JoinError("tui-server-newer")
    return link._replace(table=table)
