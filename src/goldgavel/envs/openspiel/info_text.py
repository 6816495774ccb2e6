"""Information states and observations as text, for OpenSpiel.

Moves are written as in docs/record.md, so the strings can be read with the rules.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from goldgavel.kernel.views import to_json

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core

SECRET = "bid ?"  # noqa: S105 - not a password


class MoveTexts(dict[int, str]):
    """The text of every entry of a log (`kernel/move_log.py`), cached on first use."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__()
        self.texts = texts

    def __missing__(self, entry: int) -> str:
        self[entry] = found = f"; {entry & 7} {self.texts[entry >> 3]}"
        return found


class InfoText(ABC):
    """Writes the states of one game as text."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.moves = MoveTexts(game.texts)

    def information(self, core: "Core", reader: int) -> str:
        """Return everything that the seat has seen since the game began."""
        return f"seat {reader}; {self.seen_cards(core, reader)}{self.log(core.state, reader)}"

    def observation(self, core: "Core", reader: int) -> str:
        """Return what the seat can see now."""
        return f"{self.private(core, reader)}; {self.public(core)}"

    def whole(self, core: "Core") -> str:
        """Return everything, including hidden cards: the deals and all moves."""
        deals = [self.deal_text(number, dealt) for number, dealt in enumerate(core.state.move_log.deals)]
        drawn = [f"drawn {numbers(core.drawn)}"] if core.drawn else []
        return "\n".join([*deals, *drawn, self.whole_log(core.state).removeprefix("; ")]).strip("\n") or "no deal"

    def whole_log(self, state: Any) -> str:
        move_log = state.move_log
        return "".join(map(self.moves.__getitem__, move_log.moves[: move_log.size]))

    def log(self, state: Any, reader: int) -> str:
        """Return the moves as the reader may know them."""
        del reader
        return self.whole_log(state)

    @abstractmethod
    def seen_cards(self, core: "Core", reader: int) -> str:
        """Return the cards that the reader has seen so far."""

    @abstractmethod
    def public(self, core: "Core") -> str:
        """Return what everyone can see now."""

    @abstractmethod
    def private(self, core: "Core", reader: int) -> str:
        """Return what only this seat can see."""

    @abstractmethod
    def deal_text(self, number: int, dealt: Any) -> str: ...


class AnyGameInfoText(InfoText):
    """Writes what the engine shows a seat, as JSON: for games without texts of their own."""

    def log(self, state: Any, reader: int) -> str:
        return "".join(f"; {told.seat} {told.move}" for told in state.history(reader) if told.seat is not None)

    def seen_cards(self, core: "Core", reader: int) -> str:
        """Return the deals as the seat saw them."""
        return "; ".join(to_json(told.events) for told in core.state.history(reader) if told.seat is None)

    def public(self, core: "Core") -> str:
        return to_json(core.state.view(None))

    def private(self, core: "Core", reader: int) -> str:
        return to_json(core.state.view_parts()[1][reader])

    def deal_text(self, number: int, dealt: Any) -> str:
        del number
        return to_json(self.game.deal_data(dealt))


def joined(parts: Iterable[str]) -> str:
    """Join the parts, without the blanks that an empty list leaves."""
    return "; ".join(" ".join(part.split()) for part in parts)


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def heaps(found: Iterable[Iterable[str]]) -> str:
    return " / ".join(" ".join(heap) for heap in found)
