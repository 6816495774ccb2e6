"""Which browser on which system a visitor uses, as coarsely as a person would say it."""

from collections.abc import Sequence

from goldgavel.server.players.cookies import Headers
from goldgavel.storage.rows import Agent

TERMINAL = "goldgavel"
"""The browser of a player in the terminal, or of a bot that joined by link."""

# The first mark that is found decides: most browsers also name those that they descend from.
BROWSERS = (
    (f"{TERMINAL}/", TERMINAL),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("YaBrowser/", "Yandex"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPad", "iPad"),
    ("iPhone", "iPhone"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Darwin", "macOS"),
    ("Linux", "Linux"),
)
LONGEST = 1000


def agent_of(headers: Headers) -> Agent:
    """The browser and the system in the User-Agent header. Nothing else of it is stored."""
    sent = next((value for name, value in headers if name == b"user-agent"), b"")[:LONGEST].decode("latin-1")
    return Agent(browser=_first_in(sent, BROWSERS), system=_first_in(sent, SYSTEMS))


def _first_in(text: str, marks: Sequence[tuple[str, str]]) -> str | None:
    return next((name for mark, name in marks if mark in text), None)
