"""The log: one line per event, as text or as JSON.

The operator who reads the log may also play. So the log contains only ids, codes and numbers, and errors without
their messages, which may name cards. Other libraries log only warnings: at debug level the WebSocket library logs
every frame, and SQLAlchemy every row.
"""

import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TextIO

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.server.telemetry.repeats import QuietHandler

if TYPE_CHECKING:
    from goldgavel.server.settings.settings import Settings

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the current HTTP request."""
FIELDS = ("table", "game", "seat", "bot", "seed", "method", "route", "status", "ms", "version", "kinds", "code")
"""The extra fields of a line, in this order."""
OURS = "goldgavel"
OTHERS = ("uvicorn", "uvicorn.error", "asyncio", "")
"""Loggers of other libraries, which log only warnings: below that they log content and client addresses."""
HIDDEN = "***"
SECRET = ("push_key", "webhook", "webhook_secret")
"""Secret settings. The database's password is hidden as well."""


class RemoteError(Exception):
    """An error in another process. Its text is the traceback there, without messages that could name cards."""


def configure_logging(settings: "Settings", stream: TextIO | None = None) -> None:
    """Send all logs of this process to one stream, ours from the operator's level on."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    handler = QuietHandler(stream or sys.stderr)
    handler.setFormatter(formatter(settings))
    root = logging.getLogger()
    root.handlers = [handler]
    for name in OTHERS:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    logging.getLogger(OURS).setLevel(level)
    logging.captureWarnings(True)


def formatter(settings: "Settings") -> logging.Formatter:
    kind = JsonLines if settings.log_format == "json" else TextLines
    return kind(secrets_of(settings))


def secrets_of(settings: "Settings") -> tuple[str, ...]:
    """Values that must not appear in the log, not even in the error of another library."""
    found = [getattr(settings, name) for name in SECRET]
    try:
        found.append(make_url(settings.database).password if "://" in settings.database else None)
    except (ArgumentError, ValueError):
        found.append(settings.database)
    return tuple(str(secret) for secret in found if secret)


class Lines(logging.Formatter):
    def __init__(self, hidden: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.hidden = hidden

    def format(self, record: logging.LogRecord) -> str:
        text = self.line(record, fields_of(record))
        for secret in self.hidden:
            text = text.replace(secret, HIDDEN)
        return text

    def line(self, record: logging.LogRecord, fields: dict[str, Any]) -> str:
        raise NotImplementedError


class JsonLines(Lines):
    def line(self, record: logging.LogRecord, fields: dict[str, Any]) -> str:
        made = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields,
        }
        if record.exc_info:
            made["error"] = error_text(record.exc_info[1])
        return msgspec.json.encode(made).decode()


class TextLines(Lines):
    def line(self, record: logging.LogRecord, fields: dict[str, Any]) -> str:
        time = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%d %H:%M:%S")
        words = " ".join([record.getMessage(), *(f"{name}={value}" for name, value in fields.items())])
        text = f"{time} {record.levelname:<7} {record.name}: {one_line(words)}"
        return f"{text}\n{error_text(record.exc_info[1])}" if record.exc_info else text


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    request = REQUEST.get()
    return found if request is None else {**found, "request": request}


def one_line(words: str) -> str:
    """Escape line breaks, so that input cannot forge a log line."""
    return words.replace("\r", "\\r").replace("\n", "\\n")


def error_text(error: BaseException | None) -> str:
    """The tracebacks of an error and its causes, without their messages, which could name cards."""
    lines: list[str] = []
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        lines += [line.rstrip("\n") for line in traceback.format_tb(error.__traceback__)]
        lines.append(named(error))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\n".join(lines)


def named(error: BaseException) -> str:
    """An error in one line: our errors with their code, system errors with their number, database errors
    with the first line of their message."""
    kind = type(error).__qualname__
    if isinstance(error, RemoteError):
        return str(error)
    if isinstance(error, GoldGavelError):
        return f"{kind}: {error.code}"
    if isinstance(error, DBAPIError):
        first = str(error.orig).partition("\n")[0]
        return f"{kind}: {first}"
    if isinstance(error, OSError):
        return f"{kind}: {error.errno} {error.strerror}"
    return kind
