"""A state of OpenSpiel around a state of the engine.

What OpenSpiel asks for from C++ goes through the methods that it names with an underscore. What a program in
Python asks for is answered at once, by methods of the same name as OpenSpiel's own and with the same answers: each
way through C++ and back costs more than the engine's own work.
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
        """The engine's own state, with views, records, reasons and all the rest (docs/engine.md)."""
        return self.core.state

    # Whose turn, and what may be done.

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
        """Of the current player, who alone is asked for: three-player bids come in turn here (A9)."""
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
        number = state.round
        state.apply_action(action)
        if (state.round != number or state.is_terminal()) and not state.game.deals_once:
            core.shown = (*core.shown, state.shown)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.get_game().dealing.text(self.core, action)  # type: ignore[no-any-return]
        return self.core.state.game.move_text(action)  # type: ignore[no-any-return]

    # The end.

    def returns(self) -> list[float]:
        """1 for who wins alone, which the others pay in equal parts; sides that share a win share it."""
        state = self.core.state
        if not state.is_terminal():
            return [0.0] * state.players
        sides = len(state.game.sides)
        return [(share * sides - 1) / (sides - 1) for share in state.returns()]

    # Looking.

    def __str__(self) -> str:
        return self.get_game().info_text.whole(self.core)  # type: ignore[no-any-return]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self.core.state.current_player() if player is None else player
        if 0 <= seat < self.core.state.players:
            return self.get_game().info_text.information(self.core, seat)  # type: ignore[no-any-return]
        return super().information_state_string(seat)  # type: ignore[no-any-return]

    def observation_string(self, player: int | None = None) -> str:
        seat = self.core.state.current_player() if player is None else player
        if 0 <= seat < self.core.state.players:
            return self.get_game().info_text.observation(self.core, seat)  # type: ignore[no-any-return]
        return super().observation_string(seat)  # type: ignore[no-any-return]

    # As data.

    def _to_struct(self) -> dict[str, Any]:
        """The game so far as a record (docs/record.md)."""
        return self.core.state.record()  # type: ignore[no-any-return]

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        """A move as in a record; a chance outcome as its text."""
        return {"seat": player, "move": self._action_to_string(player, action)}

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """The seat's view (docs/view.md)."""
        return plain(self.core.state.view(player))  # type: ignore[no-any-return]
