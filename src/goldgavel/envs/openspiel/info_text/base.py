"""What both games' tellers have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core

SECRET = "bid ?"  # noqa: S105 - not a password


class MoveTexts(dict[int, str]):
    """The text of every entry of a log (`kernel/move_log.py`), made when it first comes up."""

    def __init__(self, texts: tuple[str, ...]) -> None:
        super().__init__()
        self.texts = texts

    def __missing__(self, entry: int) -> str:
        self[entry] = found = f"; {entry & 7} {self.texts[entry >> 3]}"
        return found


class InfoText(ABC):
    """Tells the states of one game."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.moves = MoveTexts(game.texts)

    def information(self, core: "Core", reader: int) -> str:
        """Everything that the seat was told since the game began."""
        return f"seat {reader}; {self.seen_cards(core, reader)}{self.log(core.state, reader)}"

    def observation(self, core: "Core", reader: int) -> str:
        """What the seat can see now."""
        return f"{self.private(core, reader)}; {self.public(core)}"

    def whole(self, core: "Core") -> str:
        """Everything, face up: the deals and all moves."""
        deals = [self.deal_text(number, dealt) for number, dealt in enumerate(core.state.ledger.deals)]
        drawn = [f"drawn {numbers(core.drawn)}"] if core.drawn else []
        return "\n".join([*deals, *drawn, self.whole_log(core.state).removeprefix("; ")]).strip("\n") or "no deal"

    def whole_log(self, state: Any) -> str:
        ledger = state.ledger
        return "".join(map(self.moves.__getitem__, ledger.moves[: ledger.size]))

    def log(self, state: Any, reader: int) -> str:
        """The moves as the reader may know them."""
        del reader
        return self.whole_log(state)

    @abstractmethod
    def seen_cards(self, core: "Core", reader: int) -> str:
        """What chance has shown the reader so far."""

    @abstractmethod
    def public(self, core: "Core") -> str:
        """What everyone can see now."""

    @abstractmethod
    def private(self, core: "Core", reader: int) -> str:
        """What only this seat can see."""

    @abstractmethod
    def deal_text(self, number: int, dealt: Any) -> str: ...


def joined(parts: Iterable[str]) -> str:
    """Parts without the blanks that an empty list leaves."""
    return "; ".join(" ".join(part.split()) for part in parts)


def numbers(values: Iterable[int]) -> str:
    return " ".join(map(str, values))


def heaps(found: Iterable[Iterable[str]]) -> str:
    return " / ".join(" ".join(heap) for heap in found)
