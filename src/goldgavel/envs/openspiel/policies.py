"""A bot as an OpenSpiel policy, for exact methods: best responses, NashConv, values of matches.

A searching bot is not a deterministic function of its information state. With several seeds the policy is the
frequency of each move. Every information state is asked once and cached. It is asked of new bots, because states
come from different games and a bot lives for one.
"""

from collections import Counter
from typing import Any

from open_spiel.python.policy import Policy

from goldgavel.bots.protocol import BotMaker, LazyHistory
from goldgavel.bots.seated import seat_bot
from goldgavel.envs.openspiel.games import SpielGame
from goldgavel.envs.openspiel.state import SpielState


class BotPolicy(Policy):
    """`BotPolicy(game, "master:200it", seeds=range(8))`: budgets in the name work here too."""

    def __init__(self, game: SpielGame, bot: str | BotMaker, seeds: range = range(1)) -> None:
        super().__init__(game, list(range(game.num_players())))
        self._engine = game.engine
        self._bot = bot
        self._seeds = seeds
        seat_bot(game.engine, bot, 0, 0)  # raises now if the bot does not exist or does not play the game
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
        bots = [seat_bot(self._engine, self._bot, player, seed) for seed in self._seeds]
        history = LazyHistory(lambda: state.history(player))
        moves = Counter(bot.choose(view, history) for bot in bots)
        chosen = {self._engine.parse_move(move): count / len(bots) for move, count in moves.items()}
        return {action: chosen.get(action, 0.0) for action in sorted(legal)}
