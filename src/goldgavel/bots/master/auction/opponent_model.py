"""How the others bid, learned from the lots sold so far: who goes further than the policy would, and how steadily.

What a player would have paid for a lot lies between the highest bid made for it and the price at which they
passed. Each of a few bid_models is as likely as it makes what was seen, and as it was before anything was seen.
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
"""What a model may be, and how likely each is of somebody unknown."""
OUTLIERS = 0.02
"""How often somebody does what no model explains."""


class BidModel(NamedTuple):
    scale: float
    """How far the player goes, compared with the policy."""
    noise: float
    """The points by which that varies from lot to lot."""


class LimitBounds(NamedTuple):
    """What one lot tells of one player: the most that they would bid is at least `low` and less than `high`."""

    expected: float
    price: float
    low: float
    high: float


PRIOR_MODEL = BidModel(1.0, sum(noise * chance for noise, chance in NOISES.items()))


def bid_models(game: Game[Any, Any], history: Sequence[Told]) -> list[BidModel]:
    """The model of each seat, from all lots that are sold."""
    seen = observe_limits(game, history)
    return [bid_model_of(seen[seat]) for seat in range(game.players)]


def bid_model_of(seen: Iterable[LimitBounds]) -> BidModel:
    """The mean of all bid_models, each by how likely it is now."""
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
    """How likely a player of this model bids so far and no further (normal distribution)."""
    spread = noise / seen.price * sqrt(2)
    middle = scale * seen.expected
    return (erf((seen.high - middle) / spread) - erf((seen.low - middle) / spread)) / 2


# What was seen.


def observe_limits(game: Game[Any, Any], history: Sequence[Told]) -> list[list[LimitBounds]]:
    """Play the history again, and note how far each seat went for each lot that was sold."""
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
    """How far each seat goes for one lot."""

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
        """For the winner only how far they went at least."""
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
    """A deal that agrees with all that was seen; the other cards lie in any order, and are not looked at."""
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
