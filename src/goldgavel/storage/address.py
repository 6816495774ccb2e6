"""Parses database addresses: a file for SQLite, a server for PostgreSQL."""

from importlib.util import find_spec
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from goldgavel.storage.errors import StorageError

POSTGRES = ("postgresql", "postgres")
DRIVER = "asyncpg"
EXTRA = 'pip install "goldgavel[server,postgres]"'
DEFAULT_PORT = 5432


def read_address(address: str) -> URL:
    """Return the URL with its driver; raise `StorageError` if it is invalid. The error contains no password."""
    try:
        url = make_url(address)
        backend = url.get_backend_name() if url.drivername not in POSTGRES else POSTGRES[0]
    except (ArgumentError, ImportError, ValueError) as error:
        raise StorageError("storage-address") from error
    if backend == "sqlite":
        _check_place(url.database)
    elif backend == POSTGRES[0]:
        url = _with_driver(url)
    return url


def is_postgres(url: URL) -> bool:
    return url.drivername == f"{POSTGRES[0]}+{DRIVER}"


def place_of(url: URL) -> str:
    """Return where the server is, for messages: host and port, or the folder of its socket."""
    host = url.query.get("host") or url.host or "localhost"
    shown = host if isinstance(host, str) else ", ".join(host)
    return shown if shown.startswith("/") else f"{shown}:{url.port or DEFAULT_PORT}"


def _with_driver(url: URL) -> URL:
    """Set the driver to asyncpg, whatever the URL names: it is the asyncio driver that supports LISTEN."""
    if find_spec(DRIVER) is None:
        raise StorageError("storage-no-driver", command=EXTRA)
    return url.set(drivername=f"{POSTGRES[0]}+{DRIVER}")


def _check_place(file: str | None) -> None:
    """Require a file in an existing folder. A database in memory would be a separate one per connection."""
    if not file or file == ":memory:":
        raise StorageError("storage-address")
    folder = Path(file).absolute().parent
    if not folder.is_dir():
        raise StorageError("storage-no-folder", folder=str(folder))
