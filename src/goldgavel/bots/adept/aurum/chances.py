"""How likely a card is to win a trick, or to be its lowest: counted from the unseen cards."""

from math import pow  # noqa: A004 - of floats only, and so a float

from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.trick import Trick
from goldgavel.bots.adept.aurum.weights import Weights


def side_wins(position: Position, weights: Weights, trick: Trick) -> float:
    """How likely the own side takes the trick in the end."""
    ours = 1.0 if position.is_friend(trick.best_seat) else 0.0
    for seat in trick.to_come:
        chance = takes_the_lead(position, weights, seat, trick)
        ours = ours + (1 - ours) * chance if position.is_friend(seat) else ours * (1 - chance)
    return ours


def stays_lowest(position: Position, weights: Weights, trick: Trick) -> float:
    """How likely the lowest card so far is the lowest in the end."""
    stays = 1.0
    for seat in trick.to_come:
        stays *= 1 - plays_within(position, seat, trick, (1, trick.lowest), weights.low_keen)
    return stays


def takes_the_lead(position: Position, weights: Weights, seat: int, trick: Trick) -> float:
    """How likely that seat beats all that lies there, with gold or with a base card."""
    stock = position.stocks[seat]
    by_gold = weights.gold_keen if stock and stock[-1].rank >= trick.best_gold else 0.0
    if trick.best_gold >= 0:
        return by_gold
    by_card = plays_within(position, seat, trick, (trick.best, position.top_rank), weights.keen)
    return 1 - (1 - by_card) * (1 - by_gold)


def plays_within(position: Position, seat: int, trick: Trick, ranks: tuple[int, int], keen: float) -> float:
    """How likely the seat plays a base card within these ranks: on purpose if keen, else as it falls."""
    low, high = ranks
    wanted = total = 0
    for metal, at_least in position.at_least.items():
        if metal not in trick.metals:
            wanted += at_least[low] - at_least[high + 1]
            total += at_least[0]
    known = [card.rank for card in position.known[seat] if card.metal not in trick.metals]
    known_wanted = sum(low <= rank <= high for rank in known)
    odds = position.odds[seat]
    has_one = 1.0 if known_wanted else 1.0 - pow(1.0 - odds, wanted)
    playable = total * odds + len(known)
    by_chance = (wanted * odds + known_wanted) / playable if playable else 0.0
    return keen * has_one + (1 - keen) * by_chance


def future_win(position: Position, card: Card) -> float:
    """How likely a card of the hand wins some later trick, if all cards fall by chance."""
    if not position.unseen:
        return 0.5
    higher = position.all_at_least[card.rank] / position.unseen
    return pow(1 - higher, position.players - 1)


def future_lowest(position: Position, card: Card) -> float:
    """The same for being the lowest."""
    if not position.unseen:
        return 0.5
    higher = position.all_at_least[card.rank + 1] / position.unseen
    return pow(higher, position.players - 1)
