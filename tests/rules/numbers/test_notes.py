"""The notes that the rules write about a move. Equal events have equal notes: a number without a meaning is 0."""

from typing import Any

from goldgavel.games.auction.rules import codes as auction
from goldgavel.games.aurum.rules import codes as aurum
from tests.kit.games import auction as auction_box
from tests.kit.games import aurum as aurum_box
from tests.kit.games.moves import do
from tests.kit.games.option_mixes import random_game

SEAT, VALUE, EXTRA = 255 << 8, 4095 << 16, -1 << 28
"""Where a note has its numbers."""
AURUM = {
    aurum.DEALT: SEAT,
    aurum.BID_GIVEN: SEAT | VALUE,
    aurum.BIDS_SHOWN: 0,
    aurum.BID_KEPT: SEAT,
    aurum.BID_CHANGED: SEAT | VALUE | EXTRA,
    aurum.CARD_PLAYED: SEAT | VALUE | EXTRA,
    aurum.GOLD_TAKEN: SEAT | VALUE,
    aurum.TRICK_WON: SEAT | VALUE,
    aurum.LEADS: SEAT,
    aurum.ROUND_ENDED: 0,
    aurum.ROUND_SCORED: VALUE,
    aurum.GAME_OVER: 0,
}
AUCTION = {
    auction.DEALT: SEAT,
    auction.LOT_OPENED: SEAT | VALUE,
    auction.BID_MADE: SEAT | VALUE | EXTRA,
    auction.PASSED: SEAT,
    auction.TOKEN_USED: SEAT | VALUE,
    auction.BANNED: SEAT | VALUE,
    auction.OFFER_MADE: SEAT | VALUE,
    auction.OFFER_ANSWERED: SEAT | VALUE,
    auction.CARDS_SWAPPED: SEAT | VALUE,
    auction.REPLICA_JOINED: SEAT | VALUE,
    auction.REPLICA_WAITS: SEAT | VALUE,
    auction.LOT_WON: SEAT | VALUE | EXTRA,
    auction.PAID: SEAT | VALUE | EXTRA,
    auction.BANK_TAKEN: SEAT | VALUE,
    auction.LOT_BOXED: VALUE,
    auction.FIRST_MOVED: SEAT,
    auction.GAME_OVER: 0,
}


def kinds_seen(state: Any, meanings: dict[int, int]) -> set[int]:
    """Check the notes of the last move and return their kinds."""
    notes = state.notes[: state.note_count]
    assert [note & ~(255 | meanings[note & 255]) for note in notes] == [0] * len(notes)
    return {note & 255 for note in notes}


def test_what_means_nothing_in_a_note_of_aurum_is_0() -> None:
    seen: set[int] = set()
    for seed in range(2):
        game = aurum_box.aurum(3, ranks=5, hand=5)
        random_game(game, seed, lambda state: seen.update(kinds_seen(state, AURUM)))
    assert seen == set(AURUM)


def test_what_means_nothing_in_a_note_of_auction_is_0() -> None:
    seen: set[int] = set()
    for seed in range(6):
        game = auction_box.auction(4, tokens=auction_box.ALL)
        random_game(game, seed, lambda state: seen.update(kinds_seen(state, AUCTION)))
    boxed = auction_box.all_pass(auction_box.dealt(auction_box.auction(3)))
    waits = auction_box.dealt(auction_box.auction(3), "replica painting painting")
    for move in ("bid 1", "pass", "pass"):
        seen |= kinds_seen(do(waits, move), AUCTION)
    assert seen | kinds_seen(boxed, AUCTION) == set(AUCTION)
