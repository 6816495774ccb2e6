"""Reads what the search needs from a view besides the open table: the unseen cards and the moves of the round."""

from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.knowledge.view import AurumView
from goldgavel.games.aurum.rules import deals
from goldgavel.games.aurum.state import State


def read_unseen(game: Aurum, view: AurumView) -> tuple[int, list[int], list[int], list[int], list[int]]:
    """Return the seat, the unseen cards and, by seat: known cards, number of unseen cards, secret bid."""
    assert view.seat is not None
    seen = [view.hand if seat == view.seat else view.known[seat] for seat in range(game.players)]
    cards = [game.card_numbers[card] for card in view.unseen]
    fixed = [game.cards_mask(hand or ()) for hand in seen]
    need = [size - len(hand or ()) for size, hand in zip(view.hand_sizes, seen, strict=True)]
    secret = [int(given and bid is None) for given, bid in zip(view.has_bid, view.bids, strict=True)]
    return view.seat, cards, fixed, need, secret


def read_log(game: Aurum, view: AurumView) -> tuple[State, list[tuple[int, int]], list[int], list[int]]:
    """Return the table before the first bid, the moves since then, and what they reveal about the dealt hands."""
    start = game.start()
    start.keeps_notes = False
    start.round = view.round
    start.first = view.first
    start.aside = game.cards_mask(view.aside)
    deals.start_round(start)
    moves = [(moved.seat, game.parse_move(moved.move)) for moved in view.moves]
    shown, received = _trace_cards(game, view)
    return start, moves, shown, received


def _trace_cards(game: Aurum, view: AurumView) -> tuple[list[int], list[int]]:
    """By seat: the dealt cards that have left the hand, and the cards in it that came from a swap (A13)."""
    shown, received = [0] * game.players, [0] * game.players
    bids = [0] * game.players
    for moved in view.moves:
        word, *rest = moved.move.split()
        card = game.cards_mask([text for text in rest if text in game.card_numbers and not text.startswith("Au")])
        if not card:
            continue
        if not received[moved.seat] & card:
            shown[moved.seat] |= card
        received[moved.seat] &= ~card
        if word == "swap":
            owner = moved.seat ^ 2 if rest[-1] == "partner" else moved.seat
            received[moved.seat] |= bids[owner]
            bids[owner] = card
        elif word == "bid":
            bids[moved.seat] = card
    return shown, received
