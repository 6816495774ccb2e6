"""The numbers of the Auction rules of thumb, found by letting variants play each other."""

from typing import NamedTuple


class Weights(NamedTuple):
    reach: float = 0.9
    """How much of an even share of the cards to come a player counts on."""
    coin: float = 1.2
    """What a coin is worth in points when the game ends."""
    coin_early: float = 1.4
    """How much more it is worth when the game begins, because it buys."""
    crowd: float = 1.0
    """How that grows with the number of players: the more there are, the fewer coins each has (B2)."""
    rich: float = 0.3
    """How much less a coin is worth to who has more of them than the others."""
    bank: float = 0.5
    """How much of the bank counts for whoever alone has the fewest cards (B13)."""
    deny: float = 0.0
    """How much of what the lot is worth to the keenest rival counts as worth to us."""
    swap_gain: float = 3.0
    """The least number of points to use the exchange token for."""
    token_early: float = 6.0
    """The points that a token should gain when the game begins; less and less towards the end."""


STANDARD = Weights()
