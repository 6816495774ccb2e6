"""How likely a card is to win a trick, or to be its lowest: counted from the unseen cards."""

from typing import NamedTuple

from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.weights import Weights


class Trick(NamedTuple):
    """A trick as it would stand after one more card."""

    metals: frozenset[str]
    """The metals that nobody after may play (A19)."""
    best: int
    """The rank to beat; above the base ranks when it is gold."""
    best_gold: int
    """The rank of the highest gold, -1 for none."""
    best_seat: int
    lowest: int
    lowest_seat: int
    to_come: tuple[int, ...]
    """The seats that still play."""


def trick_with(position: Position, card: Card | None) -> Trick:
    """The present trick after the seat adds a card."""
    plays = [(played.seat, position.read(played.card)) for played in position.view.trick]
    if card is not None:
        plays.append((position.seat, card))
    best = best_gold = best_seat = lowest_seat = -1
    lowest = 99
    for seat, played in plays:  # A21: ties go to the later card
        if played.is_gold:
            if played.rank >= best_gold:
                best_gold, best_seat = played.rank, seat
            continue
        if best_gold < 0 and played.rank >= best:
            best, best_seat = played.rank, seat
        if played.rank <= lowest:
            lowest, lowest_seat = played.rank, seat
    metals = frozenset(played.metal for _, played in plays)
    first = position.view.leader + len(plays)
    to_come = tuple((first + place) % position.players for place in range(position.players - len(plays)))
    return Trick(metals, best, best_gold, best_seat, lowest, lowest_seat, to_come)


def beats(position: Position, weights: Weights, seat: int, trick: Trick) -> float:
    """How likely that seat takes the lead in the trick."""
    wants = position.needs[seat] > 0 and position.side(trick.best_seat) != position.side(seat)
    by_gold = 0.0
    stock = position.stocks[seat]
    if stock and stock[-1].rank >= trick.best_gold:
        keen = weights.gold_over if trick.best_gold >= 0 else weights.gold_keen
        by_gold = keen if wants else weights.gold_idle
    if trick.best_gold >= 0:
        return by_gold
    keen = weights.keen_last if seat == trick.to_come[-1] else weights.keen
    by_card = _plays_in(position, seat, trick, trick.best, position.top_rank, keen if wants else weights.idle)
    return 1 - (1 - by_card) * (1 - by_gold)


def goes_below(position: Position, weights: Weights, seat: int, trick: Trick) -> float:
    """How likely that seat plays a card that is then the lowest."""
    return _plays_in(position, seat, trick, 1, trick.lowest, weights.low_keen)


def _plays_in(position: Position, seat: int, trick: Trick, low: int, high: int, eager: float) -> float:
    """How likely the seat plays a base card of rank low to high: on purpose if eager, else as it falls."""
    wanted = total = 0
    for metal in position.metals:
        if metal not in trick.metals:
            at_least = position.counts[metal]
            wanted += at_least[low] - at_least[high + 1]
            total += at_least[0]
    known = [card for card in position.known[seat] if card.metal not in trick.metals]
    known_wanted = sum(low <= card.rank <= high for card in known)
    odds = position.odds[seat]
    if known_wanted:
        has = 1.0
    else:
        has = 1.0 - (1.0 - odds) ** wanted
    expected = total * odds + len(known)
    share = (wanted * odds + known_wanted) / expected if expected else 0.0
    return eager * has + (1 - eager) * share


def side_wins(position: Position, weights: Weights, trick: Trick) -> float:
    """How likely the own side takes the trick in the end."""
    ours = 1.0 if position.is_friend(trick.best_seat) else 0.0
    for seat in trick.to_come:
        chance = beats(position, weights, seat, trick)
        ours = ours + (1 - ours) * chance if position.is_friend(seat) else ours * (1 - chance)
    return ours


def stays_lowest(position: Position, weights: Weights, trick: Trick) -> float:
    """How likely the lowest card so far is the lowest in the end."""
    stays = 1.0
    for seat in trick.to_come:
        stays *= 1 - goes_below(position, weights, seat, trick)
    return stays


def future_win(position: Position, weights: Weights, card: Card) -> float:
    """How likely a card of the hand wins some later trick by itself."""
    if not position.unseen:
        return 0.5
    higher = position.unseen_at_least[card.rank] / position.unseen
    return (1 - higher) ** (position.players - 1) * (1 - weights.gold_idle)


def future_lowest(position: Position, card: Card) -> float:
    if not position.unseen:
        return 0.5
    lower = 1 - position.unseen_at_least[card.rank + 1] / position.unseen
    return (1 - lower) ** (position.players - 1)
