"""The numbers of the Auction rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    """In the order of `places.py`."""

    reach: float = 0.9
    """How much of an even share of the cards to come a player counts on."""
    race: float = 1.0
    """How much of the points for sculptures counts: others race too."""
    sets: float = 1.0
    """How much of the points for collections."""
    coin: float = 1.37
    """What a coin is worth in points when the last lot is sold."""
    coin_soon: float = 0.0
    """How much more it is worth some rounds before that."""
    coin_early: float = 1.07
    """How much more it is worth when the game begins, because it buys."""
    crowd: float = 1.0
    """How that differs with the number of players: the more there are, the fewer coins each has (B2)."""
    spend: float = 6.4
    """About what a lot costs with four players: coins beyond what the lots to come will cost do not buy."""
    bank: float = 0.4
    """How much of the bank counts for whoever alone has the fewest cards (B13)."""
    deny: float = 0.03
    """How much of what the lot is worth to the keenest rival counts as worth to us."""
    swap_gain: float = 3.0
    """The least number of points to use the exchange token for."""
    swap_fair: float = 1.0
    """The points that the other should gain by a swap, so as to accept it."""
    swap_deny: float = 0.03
    """How much of what the other gains by a swap counts as lost to us."""
    token_early: float = 5.0
    """The points that a token should gain when the game begins; less and less towards the end."""
    third: float = 1.0
    """How much of what the face-down card is worth on average counts."""
    rich: float = 0.0
    """How much more a player counts on with more coins than an even part."""
    focus: float = 0.0
    """How much more cards come of a kind that is collected: who has some pays more for the next."""


def old(players: int) -> Weights:
    return Weights(crowd=(players / 4) ** 1.44)


STANDARD = {players: old(players) for players in (3, 4, 5, 6)}
