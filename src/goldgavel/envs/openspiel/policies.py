"""A bot as an OpenSpiel policy, for exact methods: best responses, NashConv, values of matches.

A searching bot is not a deterministic function of its information state. With several seeds the policy is the
frequency of each move. Every information state is asked once and cached.
"""

from collections import Counter
from typing import Any

from open_spiel.python.policy import Policy

from goldgavel.bots.protocol import BotMaker, LazyHistory
from goldgavel.bots.registry import find_bot
from goldgavel.envs.openspiel.games import SpielGame
from goldgavel.envs.openspiel.state import SpielState


class BotPolicy(Policy):
    """`BotPolicy(game, "master:200it", seeds=range(8))`: budgets in the name work here too."""

    def __init__(self, game: SpielGame, bot: str | BotMaker, seeds: range = range(1)) -> None:
        super().__init__(game, list(range(game.num_players())))
        maker = find_bot(bot) if isinstance(bot, str) else bot
        self._engine = game.engine
        self._bots = [[maker(game.engine, seat, seed) for seed in seeds] for seat in range(game.num_players())]
        self._known: dict[str, dict[int, float]] = {}

    def action_probabilities(self, state: SpielState, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        key = state.information_state_string(player)
        if key not in self._known:
            self._known[key] = self._asked(state.engine, player)
        return self._known[key]

    def _asked(self, state: Any, player: int) -> dict[int, float]:
        view, legal = state.view(player), state.legal_actions(player)
        if len(legal) == 1:
            return {legal[0]: 1.0}
        bots = self._bots[player]
        history = LazyHistory(lambda: state.history(player))
        moves = Counter(bot.choose(view, history, None) for bot in bots)
        chosen = {self._engine.parse_move(move): count / len(bots) for move, count in moves.items()}
        return {action: chosen.get(action, 0.0) for action in sorted(legal)}
