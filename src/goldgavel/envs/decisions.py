"""Converts the decisions of recorded games to training data: observation, legal actions and chosen action."""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

import goldgavel as gg
from goldgavel.envs import observation
from goldgavel.kernel import records


class Decisions(NamedTuple):
    """One row per decision."""

    observation: npt.NDArray[np.float32]
    """What the seat to move knew, in the layout of `observation.describe`."""
    mask: npt.NDArray[np.int8]
    """1 for each legal action."""
    action: npt.NDArray[np.int64]
    """The chosen action."""
    seat: npt.NDArray[np.int32]
    share: npt.NDArray[np.float32]
    """The seat's share of the win at the end; 0 in a game without a result."""


def decisions_of(record: Any) -> Decisions:
    """Return all decisions of one record. The record is checked; an error says what does not fit."""
    state = gg.from_record(record)
    game = state.game
    moves = sum(1 for _ in state.move_log.all_moves())
    made = Decisions(
        observation=np.zeros((moves, observation.size(game)), np.float32),
        mask=np.zeros((moves, observation.actions(game)), np.int8),
        action=np.zeros(moves, np.int64),
        seat=np.zeros(moves, np.int32),
        share=np.zeros(moves, np.float32),
    )
    shares = state.returns()
    row = 0
    for before, seat, action in records.walk(state):
        if seat is None or action is None:  # a deal
            continue
        observation.write(before, seat, made.observation[row])
        observation.write_mask(before, seat, made.mask[row])
        made.action[row], made.seat[row], made.share[row] = action, seat, shares[seat]
        row += 1
    return made


def read_decisions(lines: Iterable[str | bytes]) -> Iterator[Decisions]:
    """Yield the decisions game by game from a file of records, as written by `goldgavel simulate --out`."""
    for line in lines:
        if line.strip():
            yield decisions_of(records.read_json(line))


def joined(games: Iterable[Decisions]) -> Decisions:
    """Concatenate the decisions of several games with the same options."""
    parts = list(games)
    return Decisions(*[np.concatenate(arrays) for arrays in zip(*parts, strict=True)])
