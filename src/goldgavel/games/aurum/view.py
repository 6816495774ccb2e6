"""What a seat may know (A39). Everything that leaves a table passes through this file and nothing else."""

from typing import TYPE_CHECKING

from goldgavel.games.aurum import codes, events, gold
from goldgavel.games.aurum.box import card_text, gold_text
from goldgavel.games.aurum.deal_data import card_texts
from goldgavel.games.aurum.options import AurumOptions
from goldgavel.kernel.views import Moved, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from goldgavel.games.aurum.state import State

PHASES = ("deal", "bid", "window", "play", "over")
ENDINGS = ("stuck", "declined", "no-lead")
SECRET_BID = "bid ?"  # noqa: S105 - not a password


class AurumView(View, frozen=True):
    """All that one seat may know now. Lists run over the seats, or over the sides where it says so."""

    options: AurumOptions
    hand: tuple[str, ...] | None
    """The own hand; None for a spectator."""
    hand_sizes: tuple[int, ...]
    has_bid: tuple[bool, ...]
    bids: tuple[str | None, ...]
    stocks: tuple[tuple[str, ...], ...]
    supply: tuple[str, ...]
    aside: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    """Cards that everyone knows to be in that hand (A13)."""
    unseen: tuple[str, ...]
    """Base cards that could be in any hand or secret bid but the reader's own."""
    leader: int
    trick: tuple[events.Played, ...]
    tricks: tuple[int, ...]
    nuggets: tuple[int, ...]
    """By side, as `points`, `rounds` and `winners`."""
    points: tuple[int, ...]
    rounds: tuple[events.RoundResult, ...]
    ended: events.RoundEnded | None
    """How the last finished round ended."""
    hands: tuple[tuple[str, ...], ...] | None
    """Every hand, once the game is over."""
    winners: tuple[int, ...] | None


def view_of(state: "State", seat: int | None) -> AurumView:
    box = state.game.box
    seats = range(state.players)
    sides = range(state.sides)
    over = state.phase == codes.OVER
    bids, hands, stocks, known = state.bids, state.hand, state.stock, state.known
    return AurumView(
        game="aurum",
        options=state.game.options,
        seat=seat,
        ply=state.ledger.ply(),
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        to_move=tuple(state.to_move()),
        legal=() if seat is None else tuple(map(state.game.move_text, state.legal_actions(seat))),
        moves=tuple(seen_moves(state, seat)),
        hand=None if seat is None else card_texts(box, hands[seat]),
        hand_sizes=tuple(hands[other].bit_count() for other in seats),
        has_bid=tuple(bids[other] >= 0 for other in seats),
        bids=tuple(card_text(box, bids[s]) if may_see_bid(state, s, seat) else None for s in seats),
        stocks=tuple(gold_texts(stocks[other]) for other in seats),
        supply=gold_texts(state.supply),
        aside=card_texts(box, state.aside),
        known=tuple(card_texts(box, known[other]) for other in seats),
        unseen=() if over else card_texts(box, unseen_cards(state, seat)),
        leader=state.leader,
        trick=trick_so_far(state),
        tricks=tuple(state.piles[: state.players]),
        nuggets=tuple(state.nuggets[side] for side in sides),
        points=tuple(state.points[side] for side in sides),
        rounds=tuple(round_result(state, number) for number in range(rounds_scored(state))),
        ended=round_ended(state) if rounds_scored(state) else None,
        hands=tuple(card_texts(box, hands[other]) for other in seats) if over else None,
        winners=sides_in(state.match_winners) if over else None,
    )


def may_see_bid(state: "State", owner: int, reader: int | None) -> bool:
    """A39: with three, that one has bid, not what, until all are shown."""
    if state.bids[owner] < 0:
        return False
    secret = state.phase == codes.BID and state.secret_bids
    return not secret or owner == reader


def unseen_cards(state: "State", seat: int | None) -> int:
    """Cards in other hands and secret bids that nobody has shown this reader."""
    unseen = 0
    shown = state.shown if state.phase == codes.DEAL else 0
    for other in range(state.players):
        if other != seat:
            unseen |= state.hand[other] & ~state.known[other] & ~shown
            if state.bids[other] >= 0 and not may_see_bid(state, other, seat):
                unseen |= 1 << state.bids[other]
    return unseen


def seen_moves(state: "State", seat: int | None) -> "Sequence[Moved]":
    """This round's moves; a bid that is still a secret is `bid ?`."""
    if state.phase == codes.BID and state.secret_bids:
        return [
            Moved(seat=mover, move=state.game.move_text(action) if mover == seat else SECRET_BID)
            for mover, action in state.ledger.round_moves()
        ]
    return [Moved(seat=mover, move=state.game.move_text(action)) for mover, action in state.ledger.round_moves()]


def seen_move(state: "State", mover: int, action: int, seat: int | None) -> str:
    """A move of the present round, as this reader may know it now."""
    if state.phase == codes.BID and state.secret_bids and mover != seat:
        return SECRET_BID
    return state.game.move_text(action)


def seen_events(state: "State", seat: int | None) -> tuple[events.AurumEvent, ...]:
    """What the last move or deal caused, as this reader may know it."""
    return tuple(_event(state, note, seat) for note in state.notes[: state.noted])


def _event(state: "State", note: int, reader: int | None) -> events.AurumEvent:
    box = state.game.box
    happening, seat, value, extra = note & 255, note >> 8 & 255, note >> 16 & 4095, note >> 28
    if happening == codes.DEALT:
        hand = None if reader is None else card_texts(box, state.hand[reader])
        return events.Dealt(round=state.round, first=seat, aside=card_texts(box, state.aside), hand=hand)
    if happening == codes.BID_GIVEN:
        open_bid = not state.secret_bids or seat == reader
        return events.BidGiven(seat=seat, card=card_text(box, value) if open_bid else None)
    if happening == codes.BIDS_SHOWN:
        return events.BidsShown(bids=tuple(card_text(box, bid) for bid in state.bids[: state.players]))
    if happening == codes.BID_KEPT:
        return events.BidKept(seat=seat)
    if happening == codes.BID_CHANGED:
        return _bid_changed(state, seat, value, extra)
    if happening == codes.CARD_PLAYED:
        return events.CardPlayed(seat=seat, card=card_text(box, value), leads=extra == 1)
    if happening == codes.GOLD_TAKEN:
        return events.GoldTaken(seat=seat, card=gold_text(value))
    if happening == codes.TRICK_WON:
        return events.TrickWon(seat=seat, tricks=value)
    if happening == codes.LEADS:
        return events.NextLeader(seat=seat)
    if happening == codes.ROUND_ENDED:
        return round_ended(state)
    sides = range(state.sides)
    nuggets = tuple(state.nuggets[side] for side in sides)
    if happening == codes.ROUND_SCORED:
        return events.RoundScored(round=value, result=round_result(state, value), nuggets=nuggets)
    points = tuple(state.points[side] for side in sides)
    return events.GameOver(winners=sides_in(state.match_winners), nuggets=nuggets, points=points)


def _bid_changed(state: "State", seat: int, action: int, old: int) -> events.BidChanged:
    words = state.game.move_text(action).split()
    owner = seat ^ 2 if words[-1] == "partner" else seat
    return events.BidChanged(
        seat=seat, owner=owner, paid=words[1], card=words[2], old=card_text(state.game.box, old)
    )


def rounds_scored(state: "State") -> int:
    return state.round + (state.phase == codes.OVER)


def round_result(state: "State", number: int) -> events.RoundResult:
    line = number * 4
    sides = tuple(
        events.SideScore(
            bid=state.past_bid[at],
            tricks=state.past_tricks[at],
            bid_points=state.past_bid_points[at],
            gold_points=state.past_gold_points[at],
            total=state.past_bid_points[at] + state.past_gold_points[at],
        )
        for at in range(line, line + state.sides)
    )
    return events.RoundResult(sides=sides, winners=sides_in(state.past_winners[number]))


def round_ended(state: "State") -> events.RoundEnded:
    box = state.game.box
    void = tuple(
        events.Played(seat=(state.void_leader + place) % state.players, card=card_text(box, card))
        for place, card in enumerate(state.void_cards[: state.void_size])
    )
    return events.RoundEnded(
        round=rounds_scored(state) - 1,
        seat=state.ended_by,
        how=ENDINGS[state.ended_how],
        hand=card_texts(box, state.shown),
        void=void,
    )


def trick_so_far(state: "State") -> tuple[events.Played, ...]:
    return tuple(
        events.Played(seat=(state.leader + place) % state.players, card=card_text(state.game.box, card))
        for place, card in enumerate(state.trick[: state.trick_size])
    )


def gold_texts(heap: int) -> tuple[str, ...]:
    """Every card of the heap, lowest first."""
    texts: list[str] = []
    while heap:
        rank = gold.lowest(heap)
        texts += [gold_text(rank)] * gold.holds(heap, rank)
        heap = gold.without(heap, rank)
    return tuple(texts)


def sides_in(mask: int) -> tuple[int, ...]:
    return tuple(side for side in range(4) if mask >> side & 1)
