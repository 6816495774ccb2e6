"""Declarations of game options. The engine parses values with them, and the command line derives its flags."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from goldgavel.kernel.errors import OptionError

Kind = Literal["count", "switch", "word", "subset"]

OptionValue = bool | int | str | tuple[str, ...]
"""The value of an option in JSON."""

SWITCHES = {
    "on": True,
    "true": True,
    "yes": True,
    "1": True,
    "off": False,
    "false": False,
    "no": False,
    "0": False,
}


class Option(NamedTuple):
    """One option: its name, kind and allowed values."""

    name: str
    kind: Kind
    allowed: tuple[Any, ...]
    for_players: tuple[int, ...] = ()
    """The numbers of players for which it matters; empty if it always does."""
    presets: bool = False
    """True if its value sets the defaults of the options after it."""
    research: tuple[Any, ...] = ()
    """Values for research: read and recorded like all others, but not offered to players."""

    @property
    def offered(self) -> tuple[Any, ...]:
        """The values that players can choose from; empty for an option that is for research only."""
        return tuple(value for value in self.allowed if value not in self.research)

    def read(self, value: object) -> Any:
        """Convert a value from Python, JSON or a flag's text to the engine's form."""
        readers = {"count": _count, "switch": _switch, "word": _word, "subset": self._subset}
        found = readers[self.kind](value)
        if self.kind != "subset" and (found is None or found not in self.allowed):
            raise self.refusal(value)
        return found

    def refusal(self, value: object) -> OptionError:
        code = "option-subset" if self.kind == "subset" else "option-value"
        return OptionError(code, option=self.name, value=shown(value), allowed=self.allowed_text())

    def allowed_text(self) -> str:
        if self.kind == "switch":
            return "on, off"
        return ", ".join(str(value) for value in self.allowed)

    def _subset(self, value: object) -> tuple[str, ...]:
        """Return the words in the order of the rules, without duplicates; `none` or nothing is the empty set."""
        if isinstance(value, str):
            words: Sequence[object] = [] if value.strip().lower() in {"", "none"} else value.split(",")
        elif isinstance(value, (list, tuple, set, frozenset)):
            words = list(value)
        else:
            raise self.refusal(value)
        cleaned = [_word(word) for word in words]
        if any(word not in self.allowed for word in cleaned):
            raise self.refusal(value)
        return tuple(word for word in self.allowed if word in cleaned)


def _count(value: object) -> int | None:
    if isinstance(value, bool):
        return None
    if isinstance(value, str) and value.strip().isdecimal() and value.isascii():
        return int(value)
    return value if isinstance(value, int) else None


def _switch(value: object) -> bool | None:
    if isinstance(value, str):
        return SWITCHES.get(value.strip().lower())
    return value if isinstance(value, bool) else None


def _word(value: object) -> str | None:
    return value.strip().lower() if isinstance(value, str) else None


def shown(value: object) -> str:
    """Return an untrusted value as text short enough for an error message."""
    words = ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return words if len(words) <= 40 else words[:37] + "…"


def read_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Any]:
    """Convert the given options to the engine's form; an unknown name is an error."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise OptionError("option-unknown", option=str(name), game=game, allowed=", ".join(by_name))
    return {name: by_name[name].read(value) for name, value in given.items()}
