"""What writes the observations of one game, and a base for games that write them in plain Python."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Protocol

from goldgavel.envs.observation.buffers import bytes_of, floats_of
from goldgavel.envs.observation.layout import Layout
from goldgavel.games.parts import Part


class Encoder(Protocol):
    """What a game's part `observation` defines: a module with these functions, or an object."""

    def describe(self, game: Any, /) -> Layout:
        """Return the named blocks in order."""
        ...

    def size(self, game: Any, /) -> int:
        """Return the number of floats."""
        ...

    def actions(self, game: Any, /) -> int:
        """Return the size of a mask."""
        ...

    def write(self, state: Any, seat: int, buffer: Any, /) -> None:
        """Write everything that the seat may know now into a buffer of `size` 32-bit floats."""

    def write_mask(self, state: Any, seat: int, buffer: Any, /) -> None:
        """Write a 1 for each legal action of the seat into a buffer of `actions` signed bytes."""


OBSERVATION: Part[Encoder] = Part("observation")


class PlainEncoder(ABC):
    """Writes what `values` returns. A game adds only `describe` and `values`."""

    @abstractmethod
    def describe(self, game: Any, /) -> Layout:
        """Return the named blocks in order."""

    @abstractmethod
    def values(self, state: Any, seat: int) -> Sequence[float]:
        """Return the floats of all blocks, from 0 to 1, with only what the seat may know."""

    def size(self, game: Any, /) -> int:
        return sum(block.size for block in self.describe(game))

    def actions(self, game: Any, /) -> int:
        found: int = game.num_actions()
        return found

    def write(self, state: Any, seat: int, buffer: Any, /) -> None:
        floats = floats_of(buffer, self.size(state.game))
        for place, value in enumerate(self.values(state, _known(state, seat))):
            floats[place] = value

    def write_mask(self, state: Any, seat: int, buffer: Any, /) -> None:
        mask = bytes_of(buffer, self.actions(state.game))
        for action in range(self.actions(state.game)):
            mask[action] = 0
        for action in state.legal_actions(_known(state, seat)):
            mask[action] = 1


def _known(state: Any, seat: int) -> int:
    if not 0 <= seat < state.game.players:
        raise ValueError(f"there is no seat {seat}")
    return seat
