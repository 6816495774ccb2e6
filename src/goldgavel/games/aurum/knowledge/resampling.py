"""Resampling: draws again what a seat cannot know of a state, and keeps everything that it saw, including the log.

`sampling.py` draws from a view, which is all that a bot gets. Here the whole state is available, so the log is
kept and its deal is corrected: hidden cards of a hand were dealt to it, because no rule moves them unseen.
Hidden cards of earlier rounds stay where they were, because nothing later depends on them.
"""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.rules import codes, tricks
from goldgavel.kernel import bits
from goldgavel.kernel.game import shuffled

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State
    from goldgavel.kernel.streams import Stream

SEATS = 4


def redraw(state: "State", seat: int, stream: "Stream") -> "State":
    """Return the resampled state; all consistent states are equally likely."""
    world = state.clone()
    if codes.BID <= state.phase <= codes.PLAY:
        hidden = [_hidden(state, owner) if owner != seat else 0 for owner in range(state.players)]
        drawn = _drawn(hidden, stream)
        while _is_stuck(state, hidden, drawn):
            drawn = _drawn(hidden, stream)
        _place_cards(world, hidden, drawn)
        _correct_deal(world, hidden, drawn)
    return world


def _hidden(state: "State", owner: int) -> int:
    """Return the cards in hand and in a secret bid that the other seats have not seen (A13, A39)."""
    cards: int = state.hand[owner] & ~state.known[owner]
    return cards | bits.bit(state.bids[owner]) if _has_secret_bid(state, owner) else cards


def _has_secret_bid(state: "State", owner: int) -> bool:
    return state.phase == codes.BID and state.secret_bids and state.bids[owner] >= 0


def _drawn(hidden: list[int], stream: "Stream") -> list[list[int]]:
    """Return random cards for every seat, as many as it has hidden ones."""
    pool = shuffled([card for cards in hidden for card in bits.positions(cards)], stream)
    return [[pool.pop() for _ in range(cards.bit_count())] for cards in hidden]


def _is_stuck(state: "State", hidden: list[int], drawn: list[list[int]]) -> bool:
    """True if the draw contradicts A27: without a playable card or gold in a trick, the round would be over."""
    if not hidden[state.turn]:
        return False
    hand = state.hand[state.turn] & ~hidden[state.turn] | bits.union(drawn[state.turn])
    return tricks.is_stuck(state, state.turn, hand)


def _place_cards(world: "State", hidden: list[int], drawn: list[list[int]]) -> None:
    """Replace the hidden cards in hands and secret bids; the bids in the log follow."""
    hands = [world.hand[owner] for owner in range(SEATS)]
    laid = [world.bids[owner] for owner in range(SEATS)]
    for owner, cards in enumerate(drawn):
        hands[owner] = hands[owner] & ~hidden[owner] | bits.union(cards)
        if cards and _has_secret_bid(world, owner):
            laid[owner] = cards[0]
            hands[owner] &= ~bits.bit(cards[0])
    world.hand = hands
    world.bids = laid
    if world.phase == codes.BID and world.secret_bids:
        _replace_bids_in_log(world)


def _replace_bids_in_log(world: "State") -> None:
    move_log = world.move_log
    move_log.moves = move_log.moves[: move_log.size]
    for place in range(move_log.round_start, move_log.size):
        seat = move_log.moves[place] & 7
        bid = f"bid {world.game.card_text(world.bids[seat])}"
        move_log.moves[place] = world.game.parse_move(bid) * 8 + seat


def _correct_deal(world: "State", hidden: list[int], drawn: list[list[int]]) -> None:
    first, hands, aside = world.move_log.deals[-1]
    dealt = [hand & ~away | bits.union(cards) for hand, away, cards in zip(hands, hidden, drawn, strict=True)]
    world.move_log.deals = (*world.move_log.deals[:-1], (first, tuple(dealt), aside))
