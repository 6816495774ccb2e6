"""A resampler for `ISMCTSBot.set_resampler` of OpenSpiel's Python algorithms.

OpenSpiel's own `state.resample_from_infostate` cannot be implemented in Python, so it does not support these
games.
"""

from goldgavel.envs.openspiel.core import Core
from goldgavel.envs.openspiel.state import SpielState
from goldgavel.kernel.streams import Stream


class Resampler:
    """`bot.set_resampler(Resampler(seed=1))`: each call returns a state that the player cannot distinguish."""

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed)

    def __call__(self, state: SpielState, player: int) -> SpielState:
        core = state.core
        world: SpielState = state.clone()
        drawn = core.state.game.redraw(core.state, player, self._stream)
        world.core = Core(drawn, core.drawn, core.shown)
        return world
