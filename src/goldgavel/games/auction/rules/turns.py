"""Turn order: lists, checks and applies moves by phase, and advances from one phase to the next."""

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
    """True if the seat has a decision to make."""
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
    """Make a legal move and advance to the next decision."""
    if table.phase == codes.BID:
        if action == codes.PASS:
            bids.pass_turn(table, seat)
            continue_bidding(table, seat)
        elif action <= table.coin_count:
            bids.place_bid(table, seat, action, 0)
            continue_bidding(table, seat)
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
    """Place a bid with a token, apply the token, then check whether the bidding is over (B23)."""
    token = action_numbers.token_of(table, action)
    bids.place_bid(table, seat, action_numbers.coins_bid(table, action), token)
    if token == codes.STOP:
        tokens.turn_over(table, seat, codes.STOP)
        win(table)  # B24
    elif token == codes.BAN:
        tokens.ban(table, seat, action_numbers.seat_banned(table, action))
        continue_bidding(table, seat)
    else:
        table.phase = codes.OFFER


def continue_bidding(table: Table, seat: int) -> None:
    """After a seat's bid or pass: end the bidding (B8, B9), or ask the next seat in it."""
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
    """After an answer (B26): replicas join after a swap; after a refusal the bidding continues."""
    if table.offer < 0:
        continue_bidding(table, table.bidder)
        return
    replicas.note_waiting(table, table.bidder)
    replicas.note_waiting(table, action_numbers.seat_offered(table, table.offer))
    join_next(table)


def join_next(table: Table) -> None:
    """Let replicas join (B11), after a swap the proposer's first (B26); then end the round or continue bidding."""
    if must_choose(table, table.bidder):
        return
    if table.offer < 0:
        lots.pay(table)
        lots.end_round(table)
        return
    if must_choose(table, action_numbers.seat_offered(table, table.offer)):
        return
    table.offer = -1
    continue_bidding(table, table.bidder)


def must_choose(table: Table, seat: int) -> bool:
    """Let the seat's replicas join; return True if the seat must choose a group for one."""
    if not replicas.join_until_choice(table, seat):
        return False
    table.turn = seat
    table.phase = codes.JOIN
    return True
