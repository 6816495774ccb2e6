"""Samples a full state that agrees with a view; all such states are equally likely.

The unseen cards are shuffled into the unknown places. Only one fact restricts where they can be: a player on turn
in the middle of a trick, without gold, has a card to play, or the round would be over (A27). A sample that
contradicts this is drawn again. Earlier plays reveal nothing beyond the cards played.
"""

from typing import TYPE_CHECKING

from goldgavel.games.aurum.knowledge.view import PHASES, SECRET_BID, AurumView
from goldgavel.games.aurum.rules import gold, tricks
from goldgavel.games.aurum.rules.finished_rounds import ENDINGS
from goldgavel.kernel.bits import union
from goldgavel.kernel.errors import ViewError
from goldgavel.kernel.game import shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from goldgavel.games.aurum.game import Aurum
    from goldgavel.games.aurum.knowledge.events import SideScore
    from goldgavel.games.aurum.state import State
    from goldgavel.kernel.streams import Stream

SEATS = 4
ROUNDS = 4


def sample(game: "Aurum", view: AurumView, stream: "Stream") -> "State":
    """Return a sampled state. It deals its later rounds itself, from a seed drawn from the stream."""
    state = game.start()
    _restore_match(state, view)
    _restore_round(state, view)
    _lay_hidden_cards(state, view, stream)
    _restore_log(state, view)
    state.seed = stream.getrandbits(64)
    state.seeded = True
    return state


def _restore_match(state: "State", view: AurumView) -> None:
    state.round = view.round
    state.nuggets = _padded(view.nuggets)
    state.points = _padded(view.points)
    state.match_winners = union(view.winners or ())
    state.past_bid = _lines(view, lambda side: side.bid)
    state.past_tricks = _lines(view, lambda side: side.tricks)
    state.past_bid_points = _lines(view, lambda side: side.bid_points)
    state.past_gold_points = _lines(view, lambda side: side.gold_points)
    state.past_winners = _padded([union(result.winners) for result in view.rounds])
    state.top_gold = _top_gold(view)
    if view.ended:
        numbers = state.game.card_numbers
        state.ended_by = view.ended.seat
        state.ended_how = ENDINGS.index(view.ended.how)
        state.shown = state.game.cards_mask(view.ended.hand)
        state.void_size = len(view.ended.void)
        state.void_cards = _padded([numbers[played.card] for played in view.ended.void])
        state.void_leader = view.ended.void[0].seat if view.ended.void else 0


def _top_gold(view: AurumView) -> list[int]:
    """Return the highest gold of the sides tied in the last round, if it was compared (A33)."""
    ranks = [-1] * SEATS
    for step in view.round_tie.steps if view.round_tie else ():
        if step.by == "gold":
            for side, rank in zip(step.among, step.numbers, strict=True):
                ranks[side] = rank
    return ranks


def _restore_round(state: "State", view: AurumView) -> None:
    numbers = state.game.card_numbers
    state.phase = PHASES.index(view.phase)
    state.first = view.first
    state.leader = view.leader
    state.turn = view.to_move[0] if view.to_move else view.leader
    state.asked = (state.turn - state.leader) % state.players
    state.stock = _padded([_heap(stock) for stock in view.stocks])
    state.supply = _heap(view.supply)
    state.aside = state.game.cards_mask(view.aside)
    state.known = _padded([state.game.cards_mask(cards) for cards in view.known])
    state.piles = _padded(view.tricks)
    state.trick_size = len(view.trick)
    state.trick = _padded([numbers[played.card] for played in view.trick])
    state.used = 0
    for played in view.trick:
        state.used |= state.game.metal_mask(numbers[played.card])
    if view.last_trick:
        cards = view.last_trick.cards
        state.last_size = len(cards)
        state.last_cards = _padded([numbers[played.card] for played in cards])
        state.last_leader = cards[0].seat
        state.last_gold = -1 if view.last_trick.gold is None else int(view.last_trick.gold[2:])


def _lay_hidden_cards(state: "State", view: AurumView, stream: "Stream") -> None:
    unseen = shuffled([state.game.card_numbers[card] for card in view.unseen], stream)
    _place_cards(state, view, [*unseen])
    if _is_stuck(state) and not _could_play(state, view):
        raise ViewError("view-impossible")
    while _is_stuck(state):
        unseen = shuffled(unseen, stream)
        _place_cards(state, view, [*unseen])


def _place_cards(state: "State", view: AurumView, unseen: list[int]) -> None:
    """Give every seat the cards that the reader knows it has, then unseen ones up to its hand size."""
    hands, bids = [], []
    for seat in range(state.players):
        bid = view.bids[seat]
        if bid is not None:
            bids.append(state.game.card_numbers[bid])
        else:
            bids.append(_draw(unseen) if view.has_bid[seat] else -1)
        cards = state.game.cards_mask(_seen_hand(view, seat))
        while cards.bit_count() < view.hand_sizes[seat]:
            cards |= 1 << _draw(unseen)
        hands.append(cards)
    if unseen:
        raise ViewError("view-impossible")
    state.hand = _padded(hands)
    state.bids = _padded(bids, -1)


def _is_stuck(state: "State") -> bool:
    """True if the seat to move has no playable base card and no gold: then the round would be over (A27)."""
    return tricks.is_stuck(state, state.turn, state.hand[state.turn])


def _could_play(state: "State", view: AurumView) -> bool:
    """True if the seat on turn may hold an unseen card that it could play."""
    return state.game.cards_mask(view.unseen) & ~state.used != 0 and view.seat != state.turn


def _seen_hand(view: AurumView, seat: int) -> tuple[str, ...]:
    """Return the cards of a hand that the reader knows: all of their own or of a shown hand, else those of A13."""
    if view.hands is not None:
        return view.hands[seat]
    if seat == view.seat and view.hand is not None:
        return view.hand
    if view.phase == "deal" and view.ended and view.ended.seat == seat:
        return view.ended.hand
    return view.known[seat]


def _draw(unseen: list[int]) -> int:
    if not unseen:
        raise ViewError("view-impossible")
    return unseen.pop()


def _restore_log(state: "State", view: AurumView) -> None:
    moves = []
    for moved in view.moves:
        if moved.move == SECRET_BID:
            action = state.game.parse_move(f"bid {state.game.card_text(state.bids[moved.seat])}")
        else:
            action = state.game.parse_move(moved.move)
        moves.append((moved.seat, action))
    state.move_log.begin_within(view.ply, moves)


def _heap(cards: "Sequence[str]") -> int:
    return sum(gold.one(int(card[2:])) for card in cards)


def _padded(values: "Sequence[int]", rest: int = 0) -> list[int]:
    return [*values, *[rest] * (SEATS - len(values))]


def _lines(view: AurumView, part: "Callable[[SideScore], int]") -> list[int]:
    """Return one number of every side's line, round by round, in the table's layout."""
    lines = [_padded([part(side) for side in result.sides]) for result in view.rounds]
    lines += [[0] * SEATS] * (ROUNDS - len(lines))
    return [number for line in lines for number in line]
