"""The numbers of the Auction rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    reach: float = 0.9
    """How much of an even share of the cards to come a player counts on."""
    coin: float = 1.0
    """What a coin is worth in points when the game ends."""
    coin_early: float = 0.8
    """How much more it is worth when the game begins, because it buys."""
    deny: float = 0.1
    """How much of what the lot is worth to the keenest rival counts as worth to us."""
    swap_gain: float = 3.0
    """The least number of points to use the exchange token for."""
    token_early: float = 6.0
    """The points that a token should gain when the game begins; less and less towards the end."""


STANDARD = Weights()
