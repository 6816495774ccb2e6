"""Links to tables, and the error raised when a table cannot be joined."""

import re
from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import urlsplit

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.messages import Words
from goldgavel.protocol.version import PROTOCOL
from goldgavel.text.quotes import excerpt

TABLE = re.compile(r"[\w-]{1,64}", re.ASCII)


class JoinError(GoldGavelError):
    """A table cannot be joined. If the server refused with a text, that text is shown."""

    def text(self, lang: str = "en", names: Sequence[str] = ()) -> str:
        said = self.params.get("said")
        return said if isinstance(said, str) else super().text(lang, names)


class TableLink(NamedTuple):
    server: str
    table: str

    def live(self, words: Words | None, since: int | None) -> str:
        """Return the address of the live socket."""
        asked = {"protocol": PROTOCOL, "words": words, "since": since}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return f"{self.server.replace('http', 'ws', 1)}/live/{self.table}?{query}"


def read_link(text: str) -> TableLink:
    """Parse a link such as `https://play.example/table/ID`; the scheme is optional."""
    words = text.strip()
    try:
        parts = urlsplit(words if "://" in words else f"http://{words}")
        is_ours = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise JoinError("tui-link-wrong", link=excerpt(text, 80)) from None
    path = [part for part in parts.path.split("/") if part]
    if not is_ours or len(path) < 2 or path[-2] != "table" or not TABLE.fullmatch(path[-1]):
        raise JoinError("tui-link-wrong", link=excerpt(text, 80))
    before = "".join(f"/{part}" for part in path[:-2])
    return TableLink(f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{before}", path[-1])
