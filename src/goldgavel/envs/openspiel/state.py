"""An OpenSpiel state around a state of the engine.

OpenSpiel's C++ code calls the methods with a leading underscore. Methods without it override OpenSpiel's own, with
the same results: going through C++ and back costs more than the engine's work.
"""

from typing import TYPE_CHECKING, Any

import pyspiel

from goldgavel.envs.openspiel.core import Core
from goldgavel.kernel.views import plain

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.games import SpielGame


class SpielState(pyspiel.State):
    core: Core

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.core = Core(game.engine.start())

    @property
    def engine(self) -> Any:
        """The engine's state, with views, records and reasons (docs/engine.md)."""
        return self.core.state

    # Turn and legal actions.

    def current_player(self) -> int:
        return self.core.state.current_player()  # type: ignore[no-any-return]

    def is_terminal(self) -> bool:
        return self.core.state.is_terminal()  # type: ignore[no-any-return]

    def is_chance_node(self) -> bool:
        return self.core.state.needs_deal()  # type: ignore[no-any-return]

    def legal_actions(self, player: int | None = None) -> list[int]:
        state = self.core.state
        if player is not None and player != state.current_player():
            return super().legal_actions(player)  # type: ignore[no-any-return]
        if state.needs_deal():
            return [action for action, _ in self.chance_outcomes()]
        actions: list[int] = state.legal_actions()
        actions.sort()
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of the current player. With three players bids are made in turn here (A9)."""
        actions: list[int] = self.core.state.legal_actions(player)
        actions.sort()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.get_game().dealing.outcomes(self.core)  # type: ignore[no-any-return]

    def _apply_action(self, action: int) -> None:
        core = self.core
        state = core.state
        if state.needs_deal():
            self.get_game().dealing.take(core, action)
            return
        if state.game.deals_once:
            state.apply_action(action)
            return
        number = state.round
        state.apply_action(action)
        if state.round != number or state.is_terminal():
            core.shown = (*core.shown, state.shown)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.get_game().dealing.text(self.core, action)  # type: ignore[no-any-return]
        return self.core.state.game.move_text(action)  # type: ignore[no-any-return]

    # The end.

    def returns(self) -> list[float]:
        """Return 1 for a sole winner, paid by the others in equal parts; sides that share a win share it."""
        state = self.core.state
        if not state.is_terminal():
            return [0.0] * state.game.players
        sides = len(state.game.sides)
        return [(share * sides - 1) / (sides - 1) for share in state.returns()]

    # Text.

    def __str__(self) -> str:
        return self.get_game().info_text.whole(self.core)  # type: ignore[no-any-return]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.core.state.current_player() if player is None else player
        if 0 <= seat < self.core.state.game.players:
            return self.get_game().info_text.information(self.core, seat)  # type: ignore[no-any-return]
        return super().information_state_string(seat)  # type: ignore[no-any-return]

    def observation_string(self, player: int | None = None) -> str:
        seat = self.core.state.current_player() if player is None else player
        if 0 <= seat < self.core.state.game.players:
            return self.get_game().info_text.observation(self.core, seat)  # type: ignore[no-any-return]
        return super().observation_string(seat)  # type: ignore[no-any-return]

    # As data.

    def _to_struct(self) -> dict[str, Any]:
        """Return the game so far as a record (docs/record.md)."""
        return self.core.state.record()  # type: ignore[no-any-return]

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """Return a move as in a record; a chance outcome as its text."""
        return {"seat": player, "move": self._action_to_string(player, action)}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """Return the seat's view (docs/view.md)."""
        return plain(self.core.state.view(player))  # type: ignore[no-any-return]
