"""Which card to play, and when to end the round."""

from goldgavel.bots.adept.aurum.chances import side_wins, stays_lowest
from goldgavel.bots.adept.aurum.position import Card, Position, read_card
from goldgavel.bots.adept.aurum.standing import earned_value, keep_value, trick_worth
from goldgavel.bots.adept.aurum.trick import trick_with
from goldgavel.bots.adept.aurum.weights import Weights
from goldgavel.games.aurum.scores import Sheet, gold_worth, scored

END = "end"


def best_play(position: Position, weights: Weights) -> str:
    """The card that gains most now over what it would be worth later."""
    if END in position.view.legal and ending_wins(position):
        return END
    worth = trick_worth(position, weights)
    plays = [move for move in position.view.legal if move != END]
    return max(plays, key=lambda move: play_value(position, weights, read_card(move.split()[1]), worth))


def ending_wins(position: Position) -> bool:
    """Whether the round, scored as it stands, is ours alone (A29: the trick under way counts for nothing)."""
    sides = range(len(position.bids))
    pad = [0] * (4 - len(sides))
    golds = [position.side_gold(side) for side in sides]
    sheet = Sheet()
    sheet.sides = len(sides)
    sheet.bid = position.bids + pad
    sheet.tricks = position.tricks + pad
    sheet.gold_points = [gold_worth(ranks) for ranks in golds] + pad
    sheet.top_gold = [max(ranks, default=-1) for ranks in golds] + pad
    sheet.gold_decides = position.players == 4 or position.view.options.tie_3p == "gold"
    return scored(sheet).winners == 1 << position.side


def play_value(position: Position, weights: Weights, card: Card, worth: float) -> float:
    """What playing the card promises: the trick, the gold and the lead, less what the card is worth later."""
    trick = trick_with(position, card)
    earned = earned_value(position, weights, trick.lowest) + weights.lead
    earned *= stays_lowest(position, weights, trick)
    value = worth * side_wins(position, weights, trick) - keep_value(position, weights, card, worth)
    return value + (earned if position.is_friend(trick.lowest_seat) else -weights.rivals * earned)
