"""Which card to play, and when to end the round."""

from goldgavel.bots.adept.aurum import chances, standing
from goldgavel.bots.adept.aurum.position import Card, Position
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import Sheet, gold_worth, scored


def best_play(position: Position, weights: Weights) -> str:
    plays = [move for move in position.view.legal if move != "end"]
    if len(plays) < len(position.view.legal) and (not plays or ending_wins(position)):
        return "end"
    worth = standing.trick_worth(position, weights)
    return max(plays, key=lambda move: play_value(position, weights, position.read(move.split()[1]), worth))


def ending_wins(position: Position) -> bool:
    """Whether the round, scored as it stands, is ours alone."""
    view = position.view
    sheet = Sheet()
    sides = range(len(position.bids))
    sheet.sides = len(sides)
    pad = [0] * (4 - len(sides))
    stocks = [[card.rank for seat in position.side_seats(side) for card in position.stocks[seat]] for side in sides]
    sheet.bid = position.bids + pad
    sheet.tricks = position.tricks + pad
    sheet.gold_points = [gold_worth(stock) for stock in stocks] + pad
    sheet.top_gold = [max(stock, default=-1) for stock in stocks] + pad
    sheet.gold_decides = position.players == 4 or view.options.tie_3p == "gold"
    return scored(sheet).winners == 1 << position.side(position.seat)


def play_value(position: Position, weights: Weights, card: Card, worth: float) -> float:
    trick = chances.trick_with(position, card)
    left = position.tricks_left - 1
    value = worth * chances.side_wins(position, weights, trick)
    if trick.lowest_seat >= 0:
        stays = chances.stays_lowest(position, weights, trick)
        gain = standing.gold_value(position, weights, trick.lowest, worth, left) if trick.lowest in position.supply else 0.0
        gain = stays * (gain + weights.lead)
        value += gain if position.is_friend(trick.lowest_seat) else -weights.rivals * gain
    return value - keep_value(position, weights, card, worth, left)


def keep_value(position: Position, weights: Weights, card: Card, worth: float, left: int) -> float:
    """What the card would be worth later."""
    if card.is_gold:
        return standing.gold_value(position, weights, card.rank, worth, left)
    later = worth * chances.future_win(position, weights, card)
    if card.rank in position.supply:
        gold = standing.gold_value(position, weights, card.rank, worth, left)
        later += chances.future_lowest(position, card) * gold
    alone = sum(other.metal == card.metal for other in position.hand) == 1
    return later + (weights.stay if alone else 0.0)
