"""Models how each opponent bids, from the lots sold so far: how high compared with the policy, and how steadily.

The most that a player would pay for a lot lies between their highest bid for it and the price at which they
passed. A few models (scale and noise) have prior probabilities. They are updated with these bounds by Bayes' rule.
"""

from collections.abc import Iterable, Sequence
from itertools import product
from math import erf, log, sqrt
from typing import Any, NamedTuple

from goldgavel.bots.adept.auction import features_for
from goldgavel.bots.adept.auction.features import Features
from goldgavel.bots.adept.auction.policy import refreshed
from goldgavel.games.auction.knowledge.events import LotOpened, LotWon
from goldgavel.games.auction.knowledge.view_items import LOT
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.kernel.game import Game
from goldgavel.kernel.views import Told

SCALES = {0.75: 0.1, 0.9: 0.2, 1.0: 0.4, 1.1: 0.2, 1.3: 0.1}
NOISES = {0.5: 0.1, 1.5: 0.15, 3.0: 0.25, 5.0: 0.35, 9.0: 0.15}
"""The possible scales and noises, with prior probabilities."""
OUTLIERS = 0.02
"""The probability of a bid that no model explains."""


class BidModel(NamedTuple):
    scale: float
    """How high the player bids, relative to the policy."""
    noise: float
    """The standard deviation from lot to lot, in points."""


class LimitBounds(NamedTuple):
    """The bounds that one lot gives for one player's limit: at least `low` and less than `high`."""

    expected: float
    price: float
    low: float
    high: float


PRIOR_MODEL = BidModel(1.0, sum(noise * chance for noise, chance in NOISES.items()))


def bid_models(game: Game[Any, Any], history: Sequence[Told]) -> list[BidModel]:
    """Return the model of each seat, from all sold lots."""
    seen = observe_limits(game, history)
    return [bid_model_of(seen[seat]) for seat in range(game.players)]


def bid_model_of(seen: Iterable[LimitBounds]) -> BidModel:
    """Return the posterior mean of the models."""
    chances = {}
    for (scale, before), (noise, likely) in product(SCALES.items(), NOISES.items()):
        chances[scale, noise] = log(before * likely)
    for one, model in product(seen, chances):
        chances[model] += log(OUTLIERS + (1 - OUTLIERS) * likelihood(one, *model))
    best = max(chances.values())
    weights = {model: 2.0 ** ((chance - best) / log(2)) for model, chance in chances.items()}
    total = sum(weights.values())
    scale = sum(weight * model[0] for model, weight in weights.items()) / total
    return BidModel(scale, sum(weight * model[1] for model, weight in weights.items()) / total)


def likelihood(seen: LimitBounds, scale: float, noise: float) -> float:
    """Return the likelihood of the bounds under a model (normal distribution)."""
    spread = noise / seen.price * sqrt(2)
    middle = scale * seen.expected
    return (erf((seen.high - middle) / spread) - erf((seen.low - middle) / spread)) / 2


# Observed bids.


def observe_limits(game: Game[Any, Any], history: Sequence[Told]) -> list[list[LimitBounds]]:
    """Replay the history and collect the bounds for each seat and each sold lot."""
    state = game.start()
    state.deal(deal_from_history(game, history))
    features = features_for(game.players)
    seen: list[list[LimitBounds]] = [[] for _ in range(game.players)]
    lot = _LotBids(features, state)
    for told in history:
        if told.move is None or told.seat is None:
            continue
        lot.note(state, told.seat, told.move)
        state.apply_action(game.parse_move(told.move), told.seat)
        if state.round != lot.round or state.is_terminal():
            for seat, one in lot.bounds():
                seen[seat].append(one)
            if not state.is_terminal():
                lot = _LotBids(features, state)
    return seen


class _LotBids:
    """Collects the bids of each seat for one lot."""

    def __init__(self, features: Features, state: Any) -> None:
        refreshed(features, state)
        self.round = state.round
        self.expected = list(features.limits)
        self.price = list(features.price)
        self.low: dict[int, float] = {}
        self.high: dict[int, float] = {}

    def note(self, state: Any, seat: int, move: str) -> None:
        word, _, rest = move.partition(" ")
        if word == "bid":
            self.low[seat] = float(rest.split()[0])
        elif word == "pass" and state.coins[seat] > state.high:
            self.high[seat] = state.high + 1.0

    def bounds(self) -> list[tuple[int, LimitBounds]]:
        """Return the bounds by seat. The winner has only a lower bound."""
        return [
            (
                seat,
                LimitBounds(
                    self.expected[seat], self.price[seat], self.low.get(seat, -1e9), self.high.get(seat, 1e9)
                ),
            )
            for seat in {*self.low, *self.high}
        ]


def deal_from_history(game: Game[Any, Any], history: Sequence[Told]) -> dict[str, Any]:
    """Return a deal that agrees with the history. The unseen cards are in any order and are not used."""
    first = history[0].events[0].first
    left = [kind for kind, count in zip(KINDS, game.start().kind_counts, strict=True) for _ in range(count)]
    deck: list[str | None] = [None] * len(left)
    number = 0
    for event in (event for told in history for event in told.events):
        if isinstance(event, LotOpened):
            number = event.round
        if isinstance(event, LotOpened | LotWon):
            deck[LOT * number : LOT * number + len(event.cards)] = event.cards
    for card in deck:
        if card is not None:
            left.remove(card)
    return {"first": first, "deck": [card if card is not None else left.pop() for card in deck]}
