"""Copying and pickling of environments, for search and for other processes."""

from copy import copy
from typing import Any, Self

from goldgavel.envs.rendering import Renderer

DICTIONARIES = ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
PLAIN = (*DICTIONARIES, "agents", "agent_selection", "_skip_agent_selection")


class CopyableEnv:
    given: dict[str, Any]
    game: Any
    infos: dict[str, dict[str, Any]]
    _state: Any
    _seeds: Any
    _renderer: Renderer

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return an independent copy. Immutable parts are shared."""
        del memo
        other = type(self).__new__(type(self))
        vars(other).update(vars(self))
        for name in PLAIN:
            if name in vars(self):
                setattr(other, name, copy(getattr(self, name)))
        if "infos" in vars(self):
            other.infos = {agent: dict(info) for agent, info in self.infos.items()}
        other._renderer, other._seeds = copy(self._renderer), copy(self._seeds)  # noqa: SLF001 - our own kind
        if self._state is not None:
            other._state = self._state.clone()  # noqa: SLF001
        return other

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the game as its record."""
        plain = {name: getattr(self, name) for name in PLAIN if name in vars(self)}
        state = self._state
        played = None if state is None else (state.record(), state.seed)
        return {"given": self.given, "plain": plain, "played": played, "seeds": self._seeds}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["given"])  # type: ignore[misc]
        vars(self).update(kept["plain"], _seeds=kept["seeds"])
        if kept["played"] is not None:
            record, seed = kept["played"]
            self._state = self.game.from_record(record)
            self._state.seed, self._state.seeded = seed, True
