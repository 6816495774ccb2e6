"""The settings of the server, each declared once.

A field with a kind is a setting for the operator. Its flag and its variable have its name (`--message-rate`,
`GOLDGAVEL_MESSAGE_RATE`), and the catalogue describes it (`cli-setting-message-rate`). The help page and the table
in docs/operations.md are generated from these.
"""

from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec

from goldgavel.kernel.views import Data
from goldgavel.server.settings.kinds import (
    BASE_PATH,
    CONTACT,
    PRIVATE_KEY,
    SITE,
    URL,
    Addresses,
    Choice,
    DatabaseAddress,
    Kind,
    Number,
    Sites,
    Text,
    Whole,
)

PREFIX = "GOLDGAVEL_"
HIGHEST_PORT = 65535
SECONDS = Number("cli-value-seconds")

BY_ADDRESS = (
    "identity_rate",
    "recovery_rate",
    "making_rate",
    "replay_rate",
    "most_sockets_per_address",
    "most_connections_per_address",
)
"""Limits that are also off if requests have no limit, unless they are set explicitly."""
LEAST_REQUESTS = 60
LEAST_MADE = 30
LEAST_RECOVERED = 10
"""The smallest bursts: what one visitor needs in a moment, however low the rate is."""

Format = Literal["text", "json"]
Switch = Literal["on", "off"]
Level = Literal["debug", "info", "warning", "error"]


class SettingSection(NamedTuple):
    """A heading of the help page."""

    name: str


NETWORK = SettingSection("network")
STORAGE = SettingSection("storage")
LIMITS = SettingSection("limits")
TABLES = SettingSection("tables")
NOTICES = SettingSection("notices")
WATCHING = SettingSection("watching")


class Settings(Data, frozen=True):
    host: Annotated[str, NETWORK, Text("cli-value-address")] = "127.0.0.1"
    port: Annotated[int, NETWORK, Whole(0, HIGHEST_PORT)] = 8000
    proxies: Annotated[tuple[str, ...], NETWORK, Addresses()] = ("127.0.0.1",)
    origins: Annotated[tuple[str, ...], NETWORK, Sites()] = ()
    base_path: Annotated[str, NETWORK, BASE_PATH] = ""
    hsts: Annotated[int, NETWORK, Whole(0)] = 31_536_000
    drain: Annotated[float, NETWORK, SECONDS] = 0
    database: Annotated[str, STORAGE, DatabaseAddress()] = "goldgavel.sqlite"
    workers: Annotated[int, STORAGE, Whole(1)] = 1
    bot_processes: Annotated[int, STORAGE, Whole(0)] = 1
    message_rate: Annotated[float, LIMITS, Number()] = 20
    request_rate: Annotated[float, LIMITS, Number()] = 20
    identity_rate: Annotated[float, LIMITS, Number()] = 1
    recovery_rate: Annotated[float, LIMITS, Number()] = 0.1
    making_rate: Annotated[float, LIMITS, Number()] = 0.5
    replay_rate: Annotated[float, LIMITS, Number()] = 1
    most_open_tables: Annotated[int, LIMITS, Whole(1)] = 20
    most_sockets: Annotated[int, LIMITS, Whole(0)] = 64
    most_sockets_per_address: Annotated[int, LIMITS, Whole(0)] = 256
    most_connections_per_address: Annotated[int, LIMITS, Whole(0)] = 512
    most_devices: Annotated[int, LIMITS, Whole(1)] = 8
    open_for: Annotated[float, TABLES, SECONDS] = 6 * 3600
    slow_open_for: Annotated[float, TABLES, SECONDS] = 7 * 86400
    unused_for: Annotated[float, TABLES, SECONDS] = 90 * 86400
    keep_in_memory: Annotated[float, TABLES, SECONDS] = 60
    public_url: Annotated[str, NOTICES, SITE] = ""
    push: Annotated[Switch, NOTICES, Choice(("on", "off"))] = "on"
    push_key: Annotated[str, NOTICES, PRIVATE_KEY] = ""
    push_contact: Annotated[str, NOTICES, CONTACT] = ""
    webhook: Annotated[str, NOTICES, URL] = ""
    webhook_secret: Annotated[str, NOTICES, Text("cli-value-secret")] = ""
    log_level: Annotated[Level, WATCHING, Choice(("debug", "info", "warning", "error"))] = "warning"
    log_format: Annotated[Format, WATCHING, Choice(("text", "json"))] = "text"
    page_reports: Annotated[Switch, WATCHING, Choice(("on", "off"))] = "off"
    metrics_host: Annotated[str, WATCHING, Text("cli-value-address")] = "127.0.0.1"
    metrics_port: Annotated[int, WATCHING, Whole(0, HIGHEST_PORT)] = 0

    # Values that follow from the rates, and values that only tests change. By default 40 people behind one address
    # can open the page and start ten tables, or a game with bots each, within a few seconds.
    message_burst: float = 60
    request_burst: float = 600
    identity_burst: float = 120
    recovery_burst: float = 12
    making_burst: float = 60
    replay_burst: float = 60
    chat_rate: float = 0.5
    """Chat messages per second and player; 0 means no limit."""
    chat_burst: float = 8
    sweep_every: float = 20
    """Seconds between two cleanups of tables."""
    notice_after: float = 3
    """Seconds before an absent player is notified of their turn."""
    wake_every: float = 5
    """Seconds between two searches for due tables with a clock."""
    worker_beat: float = 0.5
    """Seconds between two renewals of a worker's lease."""
    worker_lease: float = 1.5
    """Seconds after which a worker that does not renew its lease counts as dead."""
    worker_folder: str = ""
    """The folder in which workers of one supervisor hand connections over to each other; empty without one."""


class Setting(NamedTuple):
    """One setting of the operator."""

    name: str
    section: SettingSection
    kind: Kind
    default: Any

    @property
    def word(self) -> str:
        return self.name.replace("_", "-")

    @property
    def flag(self) -> str:
        return f"--{self.word}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def about(self) -> str:
        """The message id of its description."""
        return f"cli-setting-{self.word}"

    @property
    def shown(self) -> str:
        """The default value as an operator would write it; empty if there is none."""
        if isinstance(self.default, tuple):
            return ",".join(self.default)
        return f"{self.default:g}" if isinstance(self.default, float) else str(self.default)


def declared() -> dict[str, Setting]:
    """All settings of the operator by name, in the order of their declaration."""
    defaults = Settings()
    hints = get_type_hints(Settings, include_extras=True)
    marks = {name: getattr(hints[name], "__metadata__", None) for name in Settings.__struct_fields__}
    return {
        name: Setting(name, section=found[0], kind=found[1], default=getattr(defaults, name))
        for name, found in marks.items()
        if found
    }


def completed(given: dict[str, Any]) -> Settings:
    """The settings, with the values that follow from the given ones."""
    defaults = Settings()
    settings = msgspec.structs.replace(defaults, **given)
    if not settings.request_rate:
        unlimited = {name: 0 for name in BY_ADDRESS if name not in given}
        settings = msgspec.structs.replace(settings, **unlimited)
    return msgspec.structs.replace(
        settings,
        message_burst=max(defaults.message_burst, 3 * settings.message_rate),
        request_burst=max(LEAST_REQUESTS, 30 * settings.request_rate),
        identity_burst=max(LEAST_MADE, 120 * settings.identity_rate),
        recovery_burst=max(LEAST_RECOVERED, 120 * settings.recovery_rate),
        making_burst=max(LEAST_MADE, 120 * settings.making_rate),
        replay_burst=max(LEAST_MADE, 60 * settings.replay_rate),
    )


def database_url(database: str) -> str:
    """The database as a URL: a file becomes an SQLite URL, a URL stays as it is."""
    return database if "://" in database else f"sqlite:///{database}"
