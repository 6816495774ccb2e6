"""What a seat may know as floats: the common observation and, for perfect recall, the past.

The observation is that of `goldgavel.envs.observation`. An information state appends what the present does not
show: for Aurum the seat's own hands of every round and the hands shown at the ends (A29), for Auction the cards of
all lots. Then follow all moves as two floats each, the seat and the action, counted from 1 and divided by their
number. A bid that is still secret (A9) has its seat and no action.
"""

from math import prod
from typing import TYPE_CHECKING

import numpy as np

from goldgavel.envs import observation
from goldgavel.envs.openspiel.adapter import Floats, GameAdapter, Shapes

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.core import Core


class Tensor:
    """A buffer with named parts, and the code to fill it."""

    def __init__(self, adapter: GameAdapter, *, recall: bool) -> None:
        game = adapter.game
        self._adapter = adapter
        self.write = observation.writer(game)
        shapes: Shapes = [(block.name, block.shape) for block in observation.describe(game)]
        self.present = observation.size(game)
        past = adapter.past_shapes() if recall else []
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
            self._adapter.recall(core, reader, self.parts)
