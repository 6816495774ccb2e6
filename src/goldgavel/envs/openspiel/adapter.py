"""What OpenSpiel needs of a game besides its rules. `GameAdapter` works for every game that deals once."""

from typing import TYPE_CHECKING, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from goldgavel.envs import observation
from goldgavel.envs.openspiel.chance import MOST_HANDS, Dealing, Sampled
from goldgavel.envs.openspiel.info_text import AnyGameInfoText, InfoText
from goldgavel.games.parts import Part
from goldgavel.kernel.errors import GameError, OptionError
from goldgavel.text import game_word

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core

Floats = NDArray[np.float32]
Shapes = list[tuple[str, tuple[int, ...]]]


class AdapterMaker(Protocol):
    """Makes the adapter of a game with its options."""

    def __call__(self, game: Any, /) -> "GameAdapter": ...


OPENSPIEL: Part[AdapterMaker] = Part("openspiel")


class GameAdapter:
    def __init__(self, game: Any) -> None:
        self.game = game

    def info_text(self) -> InfoText:
        return AnyGameInfoText(self.game)

    def dealing(self, mode: str) -> Dealing:
        """Return the chance nodes for this mode. Not every game can list its deals."""
        if mode == "explicit":
            raise OptionError("option-chance-explicit", option="chance", value=mode, most=MOST_HANDS)
        return Sampled()

    def past_shapes(self) -> Shapes:
        """Return the parts of an information state that are not in the observation."""
        if not self.game.deals_once:  # the cards of earlier rounds are neither in the observation nor in the moves
            raise GameError("game-without-part", game=game_word(self.game.name), part=OPENSPIEL.kind)
        return [("moves", (self.game.most_moves(), 2))]

    def recall(self, core: "Core", reader: int, parts: dict[str, Floats]) -> None:
        """Fill these parts, which are zero, with what the reader has seen."""
        self.recall_moves(core.state, reader, parts["moves"])

    def recall_moves(self, state: Any, reader: int, moves: Floats) -> None:
        """Write each move as two floats: its seat and its action, counted from 1 and divided by their number."""
        move_log = state.move_log
        if not move_log.size:
            return
        entries = np.array(move_log.moves[: move_log.size])
        moves[: move_log.size, 0] = ((entries & 7) + 1) / self.game.players
        moves[: move_log.size, 1] = ((entries >> 3) + 1) / observation.actions(self.game)
        moves[: move_log.size, 1][self.hidden(state, reader, entries)] = 0

    def hidden(self, state: Any, reader: int, entries: NDArray[np.int64]) -> NDArray[np.bool_] | slice:
        """Return which moves of the log the reader may not see."""
        pairs = [(entry & 7, entry >> 3) for entry in entries.tolist()]
        return np.array([state.seen_move(*pair, reader) != self.game.texts[pair[1]] for pair in pairs], np.bool_)

    def deals_of(self, world: Any) -> tuple[Any, ...]:
        """Return the deals for the log of a world drawn from a view. Here `draw_world` has written them."""
        deals: tuple[Any, ...] = world.move_log.deals
        return deals
