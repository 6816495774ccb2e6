"""Options of a game, described once: the engine reads values by it, the command line makes flags of it."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from goldgavel.kernel.errors import OptionError

Kind = Literal["count", "switch", "word", "subset"]

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
    """One option: its name, how it is written, and what it may be."""

    name: str
    kind: Kind
    allowed: tuple[Any, ...]
    for_players: tuple[int, ...] = ()
    """With how many players it makes a difference; empty where it always does."""
    presets: bool = False
    """Whether its value decides what the options after it usually are."""
    research: tuple[Any, ...] = ()
    """The values that are for research: read and recorded as all others, but offered to nobody who plays."""

    @property
    def offered(self) -> tuple[Any, ...]:
        """The values that a player can choose from; none for an option that is for research alone."""
        return tuple(value for value in self.allowed if value not in self.research)

    def read(self, value: object) -> Any:
        """The value as the engine has it, from Python, JSON or a flag's text."""
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
        """Words in the order of the rule page, each once; `none` or nothing is the empty set."""
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
    """A foreign value, short enough to stand in a sentence."""
    words = ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)
    return words if len(words) <= 40 else words[:37] + "…"


def read_options(game: str, known: Sequence[Option], given: Mapping[str, object]) -> dict[str, Any]:
    """The given options as the engine has them; an unknown name is an error."""
    by_name = {option.name: option for option in known}
    for name in given:
        if name not in by_name:
            raise OptionError("option-unknown", option=str(name), game=game, allowed=", ".join(by_name))
    return {name: by_name[name].read(value) for name, value in given.items()}
