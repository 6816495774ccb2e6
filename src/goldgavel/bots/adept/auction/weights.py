"""The weights of the Auction policy, tuned in matches between variants."""

from typing import NamedTuple


class Weights(NamedTuple):
    """In the order of `offsets.py`."""

    reach: float
    """The share of an even part of the future cards that a player counts on."""
    race: float
    """The weight of the points for sculptures: the other players compete for them."""
    sets: float
    """The weight of the points for collections."""
    coin: float
    """The value of a coin, in points, when the last lot is sold."""
    coin_soon: float
    """The additional value a few rounds earlier."""
    coin_early: float
    """The additional value at the start of the game; higher when each player has fewer coins."""
    spend: float
    """The approximate price of a lot with four players. Coins beyond the future prices buy nothing."""
    bank: float
    """The weight of the bank for the only player with the fewest cards (B13)."""
    deny: float
    """The weight of the lot's value to the keenest rival in its value to us."""
    swap_gain: float = 3.0
    """The minimum gain, in points, for using the exchange token."""
    swap_fair: float = 1.0
    """The points that the other player should gain by a swap to accept it."""
    swap_deny: float = 0.03
    """The share of the other player's gain that counts as our loss."""
    token_early: float = 5.0
    """The gain that a token needs at the start of the game; it falls towards the end."""
    third: float = 1.0
    """The weight of the face-down card's average value."""
    rich: float = 0.0
    """The additional share of a player with more coins than average."""


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
