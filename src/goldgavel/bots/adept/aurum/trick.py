"""A trick as it would stand after one more card."""

from typing import NamedTuple

from goldgavel.bots.adept.aurum.position import Card, Position, read_card


class Trick(NamedTuple):
    metals: set[str]
    """The metals that nobody after may play (A19)."""
    best: int
    """The highest base rank."""
    best_gold: int
    """The highest gold, -1 for none."""
    best_seat: int
    lowest: int
    """The lowest base rank."""
    lowest_seat: int
    to_come: tuple[int, ...]
    """The seats that still play."""


def trick_with(position: Position, card: Card) -> Trick:
    """The present trick after the seat adds a card. Ties go to the later card (A21)."""
    plays = [(played.seat, read_card(played.card)) for played in position.view.trick]
    plays.append((position.seat, card))
    base = [(played.rank, place, seat) for place, (seat, played) in enumerate(plays) if not played.is_gold]
    gold = [(played.rank, place, seat) for place, (seat, played) in enumerate(plays) if played.is_gold]
    best, _, best_seat = max(base)
    best_gold, _, best_seat = max(gold, default=(-1, 0, best_seat))
    lowest, _, lowest_seat = min(base, key=lambda play: (play[0], -play[1]))
    to_come = tuple(
        (position.seat + ahead) % position.players for ahead in range(1, position.players - len(plays) + 1)
    )
    return Trick({played.metal for _, played in plays}, best, best_gold, best_seat, lowest, lowest_seat, to_come)
