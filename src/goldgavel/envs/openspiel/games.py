"""The games as registered with OpenSpiel."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import pyspiel

from goldgavel.envs import observation
from goldgavel.envs.openspiel import parameters
from goldgavel.envs.openspiel.adapter import OPENSPIEL
from goldgavel.envs.openspiel.observers import Observer
from goldgavel.envs.openspiel.state import SpielState
from goldgavel.games.registry import GAMES, component, game_class


def game_type(name: str) -> Any:
    players = next(option.allowed for option in game_class(name).option_list if option.name == "players")
    return pyspiel.GameType(
        short_name=f"goldgavel_{name}",
        long_name=f"Gold & Gavel: {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters.specification(name),
    )


class SpielGame(pyspiel.Game):
    """One of the engine's games with its options."""

    name: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, chosen: Mapping[str, Any] | None = None) -> None:
        chosen = chosen or {}
        self.engine = parameters.engine_game(self.name, chosen)
        self.adapter = component(self.name, OPENSPIEL)(self.engine)
        self.dealing = self.adapter.dealing(parameters.chance_mode(chosen))
        self.info_text = self.adapter.info_text()
        info = pyspiel.GameInfo(
            num_distinct_actions=observation.actions(self.engine),
            max_chance_outcomes=self.dealing.most_outcomes,
            num_players=self.engine.players,
            min_utility=-1.0 / (len(self.engine.sides) - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.engine.most_moves(),
        )
        super().__init__(self.type, info, parameters.given(self.name, chosen))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.adapter, self.info_text, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return self.dealing.nodes(self.engine.most_rounds())


class AurumGame(SpielGame):
    name = "aurum"
    type = game_type(name)


class AuctionGame(SpielGame):
    name = "auction"
    type = game_type(name)


def spiel_game(name: str) -> type[SpielGame]:
    """Return the class of a game of another package."""
    return type(f"{name.capitalize()}Game", (SpielGame,), {"name": name, "type": game_type(name)})


def all_games() -> Iterator[type[SpielGame]]:
    """Yield the classes of all games that learning programs can play."""
    yield from (AurumGame, AuctionGame)
    for name in observation.observed_games():
        if name not in GAMES:
            yield spiel_game(name)
