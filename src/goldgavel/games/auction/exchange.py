"""The exchange (B26): the offer, the answer and the swap. The replicas that then join are in replicas.py."""

import goldgavel.games.auction.codes as codes
import goldgavel.games.auction.heaps as heaps
import goldgavel.games.auction.numbering as numbering
import goldgavel.games.auction.table as tables
from goldgavel.games.auction.table import Table
from goldgavel.kernel.movelist import MoveList


def can_offer(table: Table, seat: int) -> bool:
    """Whether some offer is possible: a card to give, and a card of an opponent to ask for."""
    theirs = 0
    for other in range(table.players):
        if other != seat:
            theirs |= table.held[other]
    return table.held[seat] != 0 and theirs != 0


# The offer.


def list_offers(table: Table, seat: int, out: MoveList) -> None:
    """Any opponent, any own card for any of theirs, with the own token or theirs."""
    out.size = 0
    for other in range(table.players):
        if other != seat:
            given = table.held[seat]
            while given:
                list_offers_of(table, other, heaps.lowest(given), out)
                given = heaps.without(given, heaps.lowest(given))


def list_offers_of(table: Table, other: int, given: int, out: MoveList) -> None:
    """All offers of one card to one opponent."""
    taken = table.held[other]
    while taken:
        out.at[out.size] = numbering.offer(table, other, given, heaps.lowest(taken))
        out.size += 1
        if table.unused[other] & codes.EXCHANGE:
            out.at[out.size] = out.at[out.size - 1] + 1
            out.size += 1
        taken = heaps.without(taken, heaps.lowest(taken))


def may_offer(table: Table, seat: int, action: int) -> bool:
    if not numbering.first_offer(table) <= action < numbering.action_count(table):
        return False
    other = numbering.seat_offered(table, action)
    if other == seat or (numbering.turns_theirs(table, action) and not table.unused[other] & codes.EXCHANGE):
        return False
    given = numbering.card_given(table, action)
    taken = numbering.card_taken(table, action)
    return heaps.holds(table.held[seat], given) != 0 and heaps.holds(table.held[other], taken) != 0


def make_offer(table: Table, seat: int, action: int) -> None:
    table.offer = action
    tables.note(table, codes.OFFER_MADE, seat, action, 0)


# The answer.


def list_answers(table: Table, out: MoveList) -> None:
    out.at[0] = numbering.accept(table)
    out.at[1] = numbering.decline(table)
    out.size = 2


def may_answer(table: Table, action: int) -> bool:
    return numbering.accept(table) <= action <= numbering.decline(table)


def answer(table: Table, seat: int, action: int) -> None:
    """Only a swap that is made turns the token; after a refusal the offer is gone and the bid stands."""
    accepted = action == numbering.accept(table)
    tables.note(table, codes.OFFER_ANSWERED, seat, accepted, 0)
    if accepted:
        swap(table)
    else:
        table.offer = -1


def swap(table: Table) -> None:
    """Both cards move, and the token of the offer is turned."""
    proposer = table.bidder
    other = numbering.seat_offered(table, table.offer)
    hand_over(table, proposer, other, numbering.card_given(table, table.offer))
    hand_over(table, other, proposer, numbering.card_taken(table, table.offer))
    tables.note(table, codes.CARDS_SWAPPED, proposer, table.offer, 0)
    owner = other if numbering.turns_theirs(table, table.offer) else proposer
    table.unused[owner] &= ~codes.EXCHANGE
    tables.note(table, codes.TOKEN_USED, owner, codes.EXCHANGE, 0)


def hand_over(table: Table, seat: int, other: int, card: int) -> None:
    """A replica that had joined a group leaves it."""
    table.held[seat] -= heaps.one(card)
    table.held[other] += heaps.one(min(card, codes.REPLICA))
