"""Results of finished rounds, all public (A39)."""

from functools import lru_cache
from typing import TYPE_CHECKING

import goldgavel.games.aurum.rules.codes as codes
from goldgavel.games.aurum.knowledge import events
from goldgavel.games.aurum.wording.labels import CACHED, Labels, played_cards
from goldgavel.kernel.bits import places

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State

ENDINGS = ("stuck", "declined", "no-lead")


def rounds_scored(state: "State") -> int:
    return state.round + (state.phase == codes.OVER)


def round_results(state: "State") -> tuple[events.RoundResult, ...]:
    """Return the score sheets of all finished rounds."""
    lines = range(4 * rounds_scored(state))
    if not lines:
        return ()
    return _sheets(
        state.sides,
        tuple([state.past_bid[line] for line in lines]),
        tuple([state.past_tricks[line] for line in lines]),
        tuple([state.past_bid_points[line] for line in lines]),
        tuple([state.past_gold_points[line] for line in lines]),
        tuple([state.past_winners[place] for place in range(4)]),
    )


@lru_cache(maxsize=CACHED)
def _sheets(
    sides: int,
    bids: tuple[int, ...],
    tricks: tuple[int, ...],
    bid_points: tuple[int, ...],
    gold_points: tuple[int, ...],
    winners: tuple[int, ...],
) -> tuple[events.RoundResult, ...]:
    """Build the sheets. The table has four lines per round, one for each possible side."""
    lines = [
        events.SideScore(bid=bid, tricks=taken, bid_points=of_bid, gold_points=of_gold, total=of_bid + of_gold)
        for bid, taken, of_bid, of_gold in zip(bids, tricks, bid_points, gold_points, strict=True)
    ]
    return tuple(
        events.RoundResult(sides=tuple(lines[first : first + sides]), winners=places(winners[first // 4]))
        for first in range(0, len(lines), 4)
    )


def round_ended(state: "State") -> events.RoundEnded:
    """Return how the last finished round ended."""
    void = [state.void_cards[place] for place in range(state.void_size)]
    return _ending(
        state.game.labels,
        rounds_scored(state) - 1,
        state.ended_by,
        state.ended_how,
        state.shown,
        played_cards(state.game.labels, state.void_leader, tuple(void)),
    )


@lru_cache(maxsize=CACHED)
def _ending(
    labels: Labels, number: int, seat: int, how: int, shown: int, void: tuple[events.Played, ...]
) -> events.RoundEnded:
    return events.RoundEnded(round=number, seat=seat, how=ENDINGS[how], hand=labels.cards(shown), void=void)
