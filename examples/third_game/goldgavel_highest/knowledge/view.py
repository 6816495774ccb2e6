"""The view of Highest: what a seat may know."""

from goldgavel.kernel.views import Data, View


class HighestOptions(Data, frozen=True):
    players: int
    hand: int
    """The cards that each player is dealt (C1)."""
    low_wins: bool
    """True if the lowest card takes a trick (C3)."""


class HighestView(View, frozen=True):
    """Lists are by seat."""

    options: HighestOptions
    hand: tuple[int, ...]
    """The reader's own cards; a spectator has none."""
    hand_sizes: tuple[int, ...]
    unseen: tuple[int, ...]
    """The cards in hands that the reader does not see."""
    trick: tuple[int, ...]
    """The cards of this trick, in the order played."""
    leader: int
    tricks: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] | None
    """Every hand, in a view with all cards open."""
    winners: tuple[int, ...] | None
