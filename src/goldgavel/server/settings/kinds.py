"""The kinds of settings: how each is read from text, and the error if that fails."""

import math
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import excerpt

WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
DECIMAL = re.compile(r"[+-]?([0-9]{1,12}(\.[0-9]{0,9})?|\.[0-9]{1,9})")
ANYBODY = "*"


class SettingError(GoldGavelError, ValueError):
    """An invalid value of a setting. `name` is the variable or flag that gave it."""


class Kind(Protocol):
    @property
    def value(self) -> str:
        """The placeholder of the value on the help page: a message id of the catalogue, or the text itself."""

    def read(self, name: str, text: str) -> Any: ...


class Text(NamedTuple):
    """Any text that is not empty."""

    value: str

    def read(self, name: str, text: str) -> str:
        if not text:
            raise SettingError("setting-empty", name=name)
        return text


class Whole(NamedTuple):
    least: int
    most: int | None = None

    @property
    def value(self) -> str:
        return "cli-value-number"

    def read(self, name: str, text: str) -> int:
        number = int(text) if WHOLE.fullmatch(text) else None
        if number is None or number < self.least:
            raise SettingError("setting-whole", name=name, value=excerpt(text), least=str(self.least))
        if self.most is not None and number > self.most:
            raise SettingError("setting-most", name=name, value=excerpt(text), most=str(self.most))
        return number


class Number(NamedTuple):
    """A number from 0 up, with or without a decimal point."""

    value: str = "cli-value-number"

    def read(self, name: str, text: str) -> float:
        number = float(text) if DECIMAL.fullmatch(text) else math.nan
        if not number >= 0:
            raise SettingError("setting-number", name=name, value=excerpt(text))
        return number


class Choice(NamedTuple):
    among: tuple[str, ...]

    @property
    def value(self) -> str:
        return "|".join(self.among)

    def read(self, name: str, text: str) -> str:
        found = text.lower()
        if found not in self.among:
            raise SettingError("setting-choice", name=name, value=excerpt(text), among=", ".join(self.among))
        return found


class Pattern(NamedTuple):
    """A text of a certain form."""

    value: str
    form: re.Pattern[str]
    error: str
    cut: str = ""
    """Characters that are removed from the end."""
    is_secret: bool = False
    """True if it may contain a secret, so that no error message repeats it."""

    def read(self, name: str, text: str) -> str:
        found = text.rstrip(self.cut) if self.cut else text
        if not self.form.fullmatch(found):
            shown = {} if self.is_secret else {"value": excerpt(text)}
            raise SettingError(self.error, name=name, **shown)
        return found


SITE = Pattern("cli-value-url", re.compile(r"https?://[^/\s@?#]+"), "setting-site", cut="/")
"""The site at which people reach this server."""
BASE_PATH = Pattern(
    "cli-value-path",
    re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", re.ASCII),
    "setting-base-path",
    cut="/",
)
"""The path of the host below which everything is served, such as `/cards`; `/` is the root."""
URL = Pattern("cli-value-url", re.compile(r"https?://[^/\s@?#]+(/\S*)?", re.ASCII), "setting-url", is_secret=True)
"""A URL that the server sends requests to."""
CONTACT = Pattern("cli-value-url", re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+"), "setting-contact")
"""How push services reach the operator."""
PRIVATE_KEY = Pattern(
    "cli-value-secret", re.compile(r"[A-Za-z0-9_-]{43}"), "setting-push-key", cut="=", is_secret=True
)
"""A Web Push private key: 32 bytes in URL-safe base64, as most tools write it."""


class Sites(NamedTuple):
    """Sites as browsers write them in Origin headers: another form would never match."""

    @property
    def value(self) -> str:
        return "cli-value-sites"

    def read(self, name: str, text: str) -> tuple[str, ...]:
        return tuple(SITE.read(name, site) for site in listed(text))


class Addresses(NamedTuple):
    """IP addresses and networks, or `*` for any."""

    @property
    def value(self) -> str:
        return "cli-value-addresses"

    def read(self, name: str, text: str) -> tuple[str, ...]:
        found = tuple(listed(text))
        for address in found:
            try:
                if address != ANYBODY:
                    ip_network(address)
            except ValueError:
                raise SettingError("setting-address", name=name, value=excerpt(address)) from None
        return (ANYBODY,) if ANYBODY in found else found


class DatabaseAddress(NamedTuple):
    """A database: a file, whose path is made absolute, or a URL, which may contain a password."""

    @property
    def value(self) -> str:
        return "cli-value-file"

    def read(self, name: str, text: str) -> str:
        if not text or "\0" in text:
            raise SettingError("setting-empty", name=name)
        return text if "://" in text else str(Path(text).absolute())


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
