"""What whoever runs the server can set."""

from goldgavel.kernel.views import Data


class Settings(Data, frozen=True):
    database: str = "goldgavel.sqlite"
    """A file, or an SQLAlchemy URL."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may open a socket with the visitor's cookie: `https://example.org`."""
    message_rate: float = 20
    """Messages a second on one socket; 0 is no limit."""
    message_burst: float = 60
    request_rate: float = 10
    """HTTP requests and new sockets a second from one address; 0 is no limit."""
    request_burst: float = 60
    making_rate: float = 0.5
    """New identities and tables a second from one address; 0 is no limit."""
    making_burst: float = 30
    open_for: float = 6 * 3600
    """Seconds until a table that nobody starts is taken away."""
    slow_open_for: float = 7 * 86400
    """The same for a table whose game is to be played over days."""
    keep_in_memory: float = 60
    """Seconds until a table where nobody is connected leaves memory."""
    sweep_every: float = 20
    """Seconds between two looks for both."""
    wake_every: float = 5
    """Seconds between two looks for tables with a clock where something is due and nobody is."""
    most_open_tables: int = 20
    """Tables of one person that have not been started."""
    most_sockets: int = 64
    """Sockets at one table that are no player's."""
    most_devices: int = 8
    """Sockets of one player at one table."""
    bot_processes: int = 1
    """Started with the server; 0 starts one when a bot is first asked."""


def database_url(database: str) -> str:
    """A file as the URL of an SQLite database; a URL as it is."""
    return database if "://" in database else f"sqlite:///{database}"
