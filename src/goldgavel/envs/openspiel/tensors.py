"""What a seat may know as floats: the common observation and, for perfect recall, the past.

The observation is that of `goldgavel.envs.observation`. An information state appends what the present does not
show: for Aurum the seat's own hands of every round and the hands shown at the ends (A29), for Auction the cards of
all lots. Then follow all moves as two floats each, the seat and the action, counted from 1 and divided by their
number. A bid that is still secret (A9) has its seat and no action.
"""

from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from goldgavel.envs import observation
from goldgavel.envs.openspiel.lengths import most_moves, most_rounds
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.knowledge.view_parts import unseen_places
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.games.aurum.rules import codes
from goldgavel.kernel import bits

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core

Floats = NDArray[np.float32]
Shapes = list[tuple[str, tuple[int, ...]]]


class Tensor:
    """A buffer with named parts, and the code to fill it."""

    def __init__(self, game: Any, *, recall: bool) -> None:
        self.game = game
        self.write = observation.writer(game)
        shapes: Shapes = [(block.name, block.shape) for block in observation.describe(game)]
        self.present = observation.size(game)
        past = past_shapes(game) if recall else []
        self.flat: Floats = np.zeros(self.present + sum(prod(shape) for _, shape in past), np.float32)
        self.parts: dict[str, Floats] = {}
        start = 0
        for name, shape in [*shapes, *past]:
            self.parts[name] = self.flat[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        self.recall = recall

    def fill(self, core: "Core", reader: int) -> None:
        self.write(core.state, reader, self.flat)
        if self.recall:
            self.flat[self.present :] = 0
            self._recall_moves(core.state, reader)
            if self.game.name == "aurum":
                self._recall_hands(core, reader)
            else:
                self._recall_lots(core.state)

    def _recall_moves(self, state: Any, reader: int) -> None:
        move_log = state.move_log
        if not move_log.size:
            return
        entries = np.array(move_log.moves[: move_log.size])
        moves = self.parts["moves"]
        moves[: move_log.size, 0] = ((entries & 7) + 1) / state.players
        moves[: move_log.size, 1] = ((entries >> 3) + 1) / observation.actions(self.game)
        if self.game.name == "aurum" and state.secret_bids and state.phase == codes.BID:
            hidden = (entries & 7) != reader
            hidden[: move_log.round_start] = False
            moves[: move_log.size, 1][hidden] = 0

    def _recall_hands(self, core: "Core", reader: int) -> None:
        for number, (_, hands, _) in enumerate(core.state.move_log.deals):
            self.parts["dealt"][number, bits.positions(hands[reader])] = 1
        for number, cards in enumerate(core.shown):
            self.parts["shown"][number, bits.positions(cards)] = 1

    def _recall_lots(self, state: Any) -> None:
        if state.move_log.deals:
            last = min(LOT * (state.round + 1), state.deck_size)
            seen = [place for place in range(last) if place not in set(unseen_places(state))]
            self.parts["lots"][seen, np.array(state.deck)[seen]] = 1


def past_shapes(game: Any) -> Shapes:
    """Return the parts of an information state that are not in the observation."""
    moves: Shapes = [("moves", (most_moves(game), 2))]
    if game.name == "auction":
        return [("lots", (game.box.cards, len(KINDS))), *moves]
    rounds, cards = most_rounds(game), game.box.cards
    return [("dealt", (rounds, cards)), ("shown", (rounds, cards)), *moves]
