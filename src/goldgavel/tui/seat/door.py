"""The way to a server's table: its link, who one is there, and a chair. All over HTTP (docs/http.md)."""

import json
import re
from http.client import HTTPException
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.foreign import foreign
from goldgavel.tui.keeping.identities import keep_identity, known_identities

TABLE = re.compile(r"[\w-]{1,64}", re.ASCII)
SOON = 15.0
LONGEST = 4 << 20


class JoinError(GoldGavelError):
    """A table that cannot be joined. What the server said about it is said in its own words."""

    def text(self, lang: str = "en") -> str:
        said = self.params.get("said")
        return said if isinstance(said, str) else super().text(lang)


class Link(NamedTuple):
    server: str
    table: str

    def live(self, lang: str, since: int | None) -> str:
        """The address of the live socket."""
        asked = "" if since is None else f"&since={since}"
        return f"{self.server.replace('http', 'ws', 1)}/live/{self.table}?protocol=1&lang={lang}{asked}"


class Place(NamedTuple):
    """A table that was found, and who one is there."""

    link: Link
    token: str | None
    """None for a spectator that nobody knows."""
    table: dict[str, Any]


def read_link(text: str) -> Link:
    """`https://play.example/table/ID`, as the page shows it; without `https://` too."""
    words = text.strip()
    try:
        parts = urlsplit(words if "://" in words else f"http://{words}")
        is_ours = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise JoinError("tui-link-wrong", link=foreign(text, 80)) from None
    path = [part for part in parts.path.split("/") if part]
    if not is_ours or len(path) < 2 or path[-2] != "table" or not TABLE.fullmatch(path[-1]):
        raise JoinError("tui-link-wrong", link=foreign(text, 80))
    before = "".join(f"/{part}" for part in path[:-2])
    return Link(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{before}", path[-1])


def enter(link: Link, name: str, otherwise: str, lang: str) -> Place:
    """Look at the table and sit down, where there is a free chair; else watch.

    Who gives no name is called as before at this server, or else by the other one.
    """
    door = Door(link, lang)
    me = door.introduce(name, otherwise)
    table = door.ask("GET", f"/tables/{link.table}")
    sits = any(seat["player"] == me for seat in table["seats"])
    free = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "free"]
    if not sits and free and table["status"] == "open":
        table = door.ask("PUT", f"/tables/{link.table}/seats/{free[0]}", {"who": "me"})
    return Place(link, door.token, table)


def rematch(link: Link, lang: str) -> Link:
    """The table where those who played here play again; it is made if nobody has asked for it yet."""
    found = Door(link, lang).ask("POST", f"/tables/{link.table}/rematch")
    table = found.get("id") if isinstance(found, dict) else None
    if not isinstance(table, str) or not TABLE.fullmatch(table):
        raise JoinError("tui-server-newer")
    return link._replace(table=table)


class Door:
    def __init__(self, link: Link, lang: str) -> None:
        self.link = link
        self.lang = lang
        self.token = known_identities().get(link.server)

    def introduce(self, name: str, otherwise: str) -> str:
        """One's public id; a new one where the server does not know us (any more)."""
        try:
            me = self.ask("GET", "/me") if self.token else None
        except JoinError as problem:
            if problem.params.get("status") != 401:
                raise
            me, self.token = None, None
        if me is None:
            me = self.ask("POST", "/identity", {"name": name or otherwise, "program": True})
            self.token = str(me["token"])
            keep_identity(self.link.server, self.token)
        elif name and me["name"] != name:
            self.ask("PATCH", "/me", {"name": name})
        return str(me["id"])

    def ask(self, method: str, path: str, body: object = None) -> Any:
        headers = {"Accept-Language": self.lang, "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        address = f"{self.link.server}/api{path}"
        request = Request(address, data, headers, method=method)  # noqa: S310 - `read_link` lets only HTTP through
        try:
            with urlopen(request, timeout=SOON) as answer:  # noqa: S310
                return json.loads(answer.read(LONGEST) or b"null")
        except HTTPError as problem:
            raise refused(problem) from None
        except (OSError, HTTPException, ValueError, RecursionError) as problem:
            raise JoinError("tui-server-silent", server=foreign(self.link.server, 80)) from problem


def refused(problem: HTTPError) -> JoinError:
    """In the server's own words, if it has any."""
    with problem:
        try:
            said = json.loads(problem.read(LONGEST))["text"]
        except (OSError, HTTPException, ValueError, KeyError, TypeError, RecursionError):
            return JoinError("tui-server-strange", status=problem.code)
    return JoinError("tui-server-strange", status=problem.code, said=foreign(str(said), 300))
