"""The numbers of the Auction rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    """In the order of `places.py`."""

    reach: float
    """How much of an even share of the cards to come a player counts on."""
    race: float
    """How much of the points for sculptures counts: others race too."""
    sets: float
    """How much of the points for collections."""
    coin: float
    """What a coin is worth in points when the last lot is sold."""
    coin_soon: float
    """How much more it is worth some rounds before that."""
    coin_early: float
    """How much more it is worth when the game begins, because it buys; the more so, the fewer each has."""
    spend: float
    """About what a lot costs with four players: coins beyond what the lots to come will cost do not buy."""
    bank: float
    """How much of the bank counts for whoever alone has the fewest cards (B13)."""
    deny: float
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


STANDARD = {
    3: Weights(
        reach=0.89,
        race=1.47,
        sets=0.57,
        coin=1.17,
        coin_soon=0.44,
        coin_early=0.66,
        spend=8.19,
        bank=1.04,
        deny=0.17,
        third=1.23,
        rich=0.08,
    ),
    4: Weights(
        reach=0.84,
        race=1.46,
        sets=0.58,
        coin=1.30,
        coin_soon=0.27,
        coin_early=0.93,
        spend=8.01,
        bank=1.19,
        deny=0.08,
        third=1.04,
        rich=0.23,
    ),
    5: Weights(
        reach=0.57,
        race=1.46,
        sets=0.59,
        coin=1.41,
        coin_soon=0.31,
        coin_early=1.20,
        spend=7.81,
        bank=1.42,
        deny=0.08,
        third=1.01,
        rich=0.38,
    ),
    6: Weights(
        reach=0.52,
        race=1.68,
        sets=0.50,
        coin=1.32,
        coin_soon=0.47,
        coin_early=1.25,
        spend=8.07,
        bank=1.60,
        deny=-0.01,
        third=1.03,
        rich=0.27,
    ),
}
"""By the number of players."""
