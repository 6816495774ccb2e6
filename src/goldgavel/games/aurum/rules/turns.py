"""Turn order: lists, checks and applies moves by phase, and advances from one phase to the next."""

import goldgavel.games.aurum.rules.bids as bids
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.match as match
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.tricks as tricks
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.movelist import MoveList


def may_act(table: Table, seat: int) -> bool:
    """True if the seat has a decision to make. Secret bids come in any order (A9), everything else in turn."""
    if table.phase == codes.BID and table.secret_bids:
        return table.bids[seat] < 0
    return table.turn == seat and codes.BID <= table.phase <= codes.PLAY


def list_legal(table: Table, seat: int, out: MoveList) -> None:
    out.size = 0
    if not may_act(table, seat):
        return
    if table.phase == codes.PLAY:
        tricks.list_plays(table, seat, out)
    elif table.phase == codes.WINDOW:
        bids.list_changes(table, seat, out)
    else:
        bids.list_bids(table, seat, out)


def is_legal(table: Table, seat: int, action: int) -> bool:
    if not may_act(table, seat):
        return False
    if table.phase == codes.PLAY:
        return tricks.may_play(table, seat, action)
    if table.phase == codes.WINDOW:
        return bids.may_change(table, seat, action)
    return bids.may_bid(table, seat, action)


def apply(table: Table, seat: int, action: int) -> None:
    """Make a legal move and advance to the next decision."""
    if table.phase == codes.PLAY:
        if action == tricks.end_action(table):
            match.end_round(table, seat, codes.DECLINED)  # A27
        else:
            tricks.play_card(table, seat, action)
            after_card(table)
    elif table.phase == codes.WINDOW:
        bids.change_bid(table, seat, action)
        table.asked += 1
        ask_next(table)
    else:
        bids.place_bid(table, seat, action)
        after_bid(table)


def after_bid(table: Table) -> None:
    seat = bids.next_to_bid(table)
    if seat >= 0:
        table.turn = seat
    else:
        begin_trick(table)


def begin_trick(table: Table) -> None:
    """Start a trick with its bid window (A11). A leader without a base card ends the round before it (A28)."""
    if table.hand[table.leader] == 0:
        match.end_round(table, table.leader, codes.NO_LEAD)
        return
    table.asked = 0
    if table.bid_changes:
        ask_next(table)
    else:
        lead(table)


def ask_next(table: Table) -> None:
    """Ask the next seat from the leader on that can change a bid (A11, A15); after the last, the leader plays."""
    while table.asked < table.players:
        seat = table.leader + table.asked
        if seat >= table.players:
            seat -= table.players
        if bids.can_change(table, seat):
            table.turn = seat
            table.phase = codes.WINDOW
            return
        table.asked += 1
    lead(table)


def lead(table: Table) -> None:
    table.turn = table.leader
    table.phase = codes.PLAY


def after_card(table: Table) -> None:
    if table.trick_size == table.players:
        tricks.resolve(table)
        begin_trick(table)
        return
    table.turn = tables.next_seat(table, table.turn)
    if tricks.is_stuck(table, table.turn, table.hand[table.turn]):
        match.end_round(table, table.turn, codes.STUCK)  # A27: with no gold there is nothing to choose
