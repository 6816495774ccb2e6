"""Observers for OpenSpiel's `observation.py`, with or without public and private information."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import pyspiel

from goldgavel.envs.openspiel.adapter import Floats, GameAdapter
from goldgavel.envs.openspiel.info_text import InfoText
from goldgavel.envs.openspiel.tensors import Tensor

if TYPE_CHECKING:
    from goldgavel.envs.openspiel.state import SpielState


class Observer:
    """Provides floats for the complete knowledge of one seat, and strings in every case."""

    tensor: Floats | None
    dict: Mapping[str, Floats]

    def __init__(
        self, adapter: GameAdapter, info_text: InfoText, kind: Any, parameters: Mapping[str, Any] | None
    ) -> None:
        if parameters:
            raise ValueError(f"an observer has no parameters here, and was given {sorted(parameters)}")
        self._info_text = info_text
        self._public = kind.public_info
        self._recall = kind.perfect_recall
        self._private = kind.private_info
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._tensor = Tensor(adapter, recall=kind.perfect_recall) if whole else None
        self.tensor = self._tensor.flat if self._tensor else None
        self.dict = self._tensor.parts if self._tensor else {}

    def set_from(self, state: "SpielState", player: int) -> None:
        if self._tensor:
            self._tensor.fill(state.core, player)

    def string_from(self, state: "SpielState", player: int) -> str:
        core, info_text = state.core, self._info_text
        if self._private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return info_text.whole(core)
        alone = self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if alone and self._public:
            return info_text.information(core, player) if self._recall else info_text.observation(core, player)
        if alone:
            return info_text.private(core, player)
        return info_text.public(core) if self._public else ""
