"""The kinds of settings: how each is read from text, and what to say if it cannot be."""

import math
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.text.quotes import foreign

WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
DECIMAL = re.compile(r"[+-]?([0-9]{1,12}(\.[0-9]{0,9})?|\.[0-9]{1,9})")
SITE = re.compile(r"https?://[^/\s@?#]+")
URL = re.compile(r"https?://[^/\s@?#]+(/\S*)?", re.ASCII)
CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
PRIVATE_KEY = re.compile(r"[A-Za-z0-9_-]{43}=?")
BASE_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", re.ASCII)
ANYBODY = "*"


class SettingError(GoldGavelError, ValueError):
    """A setting with a value that it cannot have. `name` is the variable or the flag that gave it."""


class Kind(Protocol):
    @property
    def value(self) -> str:
        """How a help page calls the value: a label of the catalogue, or the words themselves."""

    def read(self, name: str, text: str) -> Any: ...


class Text(NamedTuple):
    """Any words."""

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
            raise SettingError("setting-whole", name=name, value=foreign(text), least=str(self.least))
        if self.most is not None and number > self.most:
            raise SettingError("setting-most", name=name, value=foreign(text), most=str(self.most))
        return number


class Number(NamedTuple):
    """From 0 up, also with a decimal point."""

    value: str = "cli-value-number"

    def read(self, name: str, text: str) -> float:
        number = float(text) if DECIMAL.fullmatch(text) else math.nan
        if not number >= 0:
            raise SettingError("setting-number", name=name, value=foreign(text))
        return number


class Choice(NamedTuple):
    among: tuple[str, ...]

    @property
    def value(self) -> str:
        return "|".join(self.among)

    def read(self, name: str, text: str) -> str:
        found = text.lower()
        if found not in self.among:
            raise SettingError("setting-choice", name=name, value=foreign(text), among=", ".join(self.among))
        return found


class Sites(NamedTuple):
    """Sites as browsers name them: one that is written otherwise would never be recognised."""

    @property
    def value(self) -> str:
        return "cli-value-sites"

    def read(self, name: str, text: str) -> tuple[str, ...]:
        sites = tuple(site.rstrip("/") for site in listed(text))
        for site in sites:
            if not SITE.fullmatch(site):
                raise SettingError("setting-site", name=name, value=foreign(site))
        return sites


class Site(NamedTuple):
    """One site, under which people reach this server."""

    @property
    def value(self) -> str:
        return "cli-value-url"

    def read(self, name: str, text: str) -> str:
        site = text.rstrip("/")
        if not SITE.fullmatch(site):
            raise SettingError("setting-site", name=name, value=foreign(site))
        return site


class BasePath(NamedTuple):
    """The path of a host below which everything is served: `/cards`; `/` is the root."""

    @property
    def value(self) -> str:
        return "cli-value-path"

    def read(self, name: str, text: str) -> str:
        path = text.rstrip("/")
        if not BASE_PATH.fullmatch(path):
            raise SettingError("setting-base-path", name=name, value=foreign(text))
        return path


class Url(NamedTuple):
    """An address that the server asks itself. It may hold a secret, so no message repeats it."""

    @property
    def value(self) -> str:
        return "cli-value-url"

    def read(self, name: str, text: str) -> str:
        if not URL.fullmatch(text):
            raise SettingError("setting-url", name=name)
        return text


class Contact(NamedTuple):
    """How push services reach the operator."""

    @property
    def value(self) -> str:
        return "cli-value-url"

    def read(self, name: str, text: str) -> str:
        if not CONTACT.fullmatch(text):
            raise SettingError("setting-contact", name=name, value=foreign(text))
        return text


class PrivateKey(NamedTuple):
    """A private key of Web Push: 32 bytes in base64 for URLs, as most tools write it. No message repeats it."""

    @property
    def value(self) -> str:
        return "cli-value-secret"

    def read(self, name: str, text: str) -> str:
        if not PRIVATE_KEY.fullmatch(text):
            raise SettingError("setting-push-key", name=name)
        return text.rstrip("=")


class Addresses(NamedTuple):
    """Addresses and networks of computers, or `*` for any."""

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
                raise SettingError("setting-address", name=name, value=foreign(address)) from None
        return (ANYBODY,) if ANYBODY in found else found


class DatabaseAddress(NamedTuple):
    """A database: a file, which stays the same wherever we go from here, or a URL, which may hold a password."""

    @property
    def value(self) -> str:
        return "cli-value-file"

    def read(self, name: str, text: str) -> str:
        if not text or "\0" in text:
            raise SettingError("setting-empty", name=name)
        return text if "://" in text else str(Path(text).absolute())


def listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]
