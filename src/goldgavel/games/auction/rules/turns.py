"""Whose turn it is and what may be done: one list/may/apply for each phase, and the flow between them."""

import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.bids as bids
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.exchange as exchange
import goldgavel.games.auction.rules.lots as lots
import goldgavel.games.auction.rules.replicas as replicas
import goldgavel.games.auction.rules.tokens as tokens
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList


def may_act(table: Table, seat: int) -> bool:
    """Whether the seat has something to decide."""
    return table.turn == seat and codes.BID <= table.phase <= codes.JOIN


def list_legal(table: Table, seat: int, out: MoveList) -> None:
    out.size = 0
    if not may_act(table, seat):
        return
    if table.phase == codes.BID:
        bids.list_bids(table, seat, out)
    elif table.phase == codes.OFFER:
        exchange.list_offers(table, seat, out)
    elif table.phase == codes.ANSWER:
        exchange.list_answers(table, out)
    else:
        replicas.list_joins(table, seat, out)


def is_legal(table: Table, seat: int, action: int) -> bool:
    if action < 0 or not may_act(table, seat):
        return False
    if table.phase == codes.BID:
        return bids.may_bid(table, seat, action)
    if table.phase == codes.OFFER:
        return exchange.may_offer(table, seat, action)
    if table.phase == codes.ANSWER:
        return exchange.may_answer(table, action)
    return replicas.may_join(table, seat, action)


def apply(table: Table, seat: int, action: int) -> None:
    """Make a legal move and go on to the next decision."""
    if table.phase == codes.BID:
        if action == codes.PASS:
            bids.pass_turn(table, seat)
            go_on(table, seat)
        elif action <= table.coin_count:
            bids.place_bid(table, seat, action, 0)
            go_on(table, seat)
        else:
            bid_with_token(table, seat, action)
    elif table.phase == codes.OFFER:
        exchange.make_offer(table, seat, action)
        table.turn = action_numbers.seat_offered(table, action)
        table.phase = codes.ANSWER
    elif table.phase == codes.ANSWER:
        exchange.answer(table, seat, action)
        after_answer(table)
    else:
        replicas.join(table, seat, action_numbers.group_joined(table, action))
        join_next(table)


def bid_with_token(table: Table, seat: int, action: int) -> None:
    """B23: the bid is placed, the token takes effect, then it is seen whether the bidding is over."""
    token = action_numbers.token_of(table, action)
    bids.place_bid(table, seat, action_numbers.coins_bid(table, action), token)
    if token == codes.STOP:
        tokens.turn_over(table, seat, codes.STOP)
        win(table)  # B24
    elif token == codes.BAN:
        tokens.ban(table, seat, action_numbers.seat_banned(table, action))
        go_on(table, seat)
    else:
        table.phase = codes.OFFER


def go_on(table: Table, seat: int) -> None:
    """B8, B9: after what this seat did the bidding is over, or the next one in it is asked."""
    if bids.is_won(table):
        win(table)
    elif table.still_in == 0:
        lots.box_lot(table)
        lots.end_round(table)
    else:
        table.turn = bids.next_in(table, seat)
        table.phase = codes.BID


def win(table: Table) -> None:
    lots.take_lot(table)
    replicas.note_waiting(table, table.bidder)
    join_next(table)


def after_answer(table: Table) -> None:
    """B26: after a swap replicas join, after a refusal the bid stands and the bidding goes on."""
    if table.offer < 0:
        go_on(table, table.bidder)
        return
    replicas.note_waiting(table, table.bidder)
    replicas.note_waiting(table, action_numbers.seat_offered(table, table.offer))
    join_next(table)


def join_next(table: Table) -> None:
    """B11, B26: replicas join, after a swap the proposer's first; then the round, or the bidding, goes on."""
    if must_choose(table, table.bidder):
        return
    if table.offer < 0:
        lots.pay(table)
        lots.end_round(table)
        return
    if must_choose(table, action_numbers.seat_offered(table, table.offer)):
        return
    table.offer = -1
    go_on(table, table.bidder)


def must_choose(table: Table, seat: int) -> bool:
    """Let the seat's replicas join; whether it is asked where one goes."""
    if not replicas.join_until_choice(table, seat):
        return False
    table.turn = seat
    table.phase = codes.JOIN
    return True
