"""OpenSpiel's Python search at our tables: `ISMCTSBot` with random rollouts in our environment.

Only the stopping rule is ours: the bot counts simulations, and here it has a time limit. Its budget is processor
time of the thread, as for all bots of the benchmark, and includes setting up the state.
"""

from collections.abc import Callable, Sequence
from time import thread_time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from goldgavel.envs.openspiel import Resampler
from goldgavel.envs.openspiel.games import all_games
from goldgavel.envs.openspiel.parameters import CHANCE, SAMPLED, specification
from goldgavel.envs.openspiel.seats import state_from_view
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import Told, plain

DEFAULT_MILLISECONDS = 200.0
EXPLORATION = 2.0
"""For returns from -1 to 1."""


class TimedSearch(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Searches until the callback says stop."""

    def __init__(self, game: Any, seed: int) -> None:
        rng = np.random.RandomState(seed % 2**32)
        rollouts = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        super().__init__(game, rollouts, EXPLORATION, max_simulations=1, random_state=rng)
        self.set_resampler(Resampler(seed))
        self.simulations = 0

    def search(self, state: Any, goes_on: Callable[[int], bool]) -> int:
        """Return the most visited action. Each simulation is OpenSpiel's own."""
        self.reset()
        self._root_node = self.create_new_node(state)
        self.simulations = 0
        while goes_on(self.simulations):
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        actions, chances = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(actions, p=chances))


class OpenSpielSearch:
    """The search as one of our bots: it sees the view and worlds that agree with it."""

    reads_history = False
    budgets = ("ms", "cpu", "it")

    def __init__(self, game: Any, seat: int, seed: int, *, iterations: int = 0, processor_ms: float = 0.0) -> None:
        self.game = spiel_game(game)
        self.search = TimedSearch(self.game, seed + seat)
        self.iterations = iterations
        self.processor_ms = processor_ms
        self.seed = seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history
        began = thread_time()
        if len(view.legal) == 1:
            only: str = view.legal[0]
            return only
        seconds = (self.processor_ms or budget or DEFAULT_MILLISECONDS) / 1000

        def goes_on(simulations: int) -> bool:
            if self.iterations:
                return simulations < self.iterations
            return simulations < 2 or thread_time() - began < seconds

        state = state_from_view(self.game, view, Stream(self.seed, view.ply))
        return self.game.engine.move_text(self.search.search(state, goes_on))  # type: ignore[no-any-return]


def spiel_game(game: Any) -> Any:
    """Return the same game in OpenSpiel."""
    maker = next(found for found in all_games() if found.name == game.name)
    known = specification(game.name)
    options = {name: written(value) for name, value in plain(game.options).items() if name in known}
    return pyspiel.load_game(maker.type.short_name, options | {CHANCE: SAMPLED})


def written(value: Any) -> Any:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "+".join(value) or "none" if isinstance(value, list) else value
