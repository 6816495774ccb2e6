"""The exchange (B26): the offer, the answer and the swap. Replicas that join afterwards are in replicas.py."""

import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList


def can_offer(table: Table, seat: int) -> bool:
    """True if any offer is possible: the seat has a card to give, and an opponent has one to ask for."""
    theirs = 0
    for other in range(table.players):
        if other != seat:
            theirs |= table.held[other]
    return table.held[seat] != 0 and theirs != 0


# The offer.


def list_offers(table: Table, seat: int, out: MoveList) -> None:
    """List all offers: any opponent, any own card for any of theirs, with the own token or theirs."""
    out.size = 0
    for other in range(table.players):
        if other != seat:
            given = table.held[seat]
            while given:
                list_offers_of(table, other, card_counts.lowest(given), out)
                given = card_counts.without(given, card_counts.lowest(given))


def list_offers_of(table: Table, other: int, given: int, out: MoveList) -> None:
    """List all offers of one card to one opponent."""
    taken = table.held[other]
    while taken:
        out.at[out.size] = action_numbers.offer(table, other, given, card_counts.lowest(taken))
        out.size += 1
        if table.unused[other] & codes.EXCHANGE:
            out.at[out.size] = out.at[out.size - 1] + 1
            out.size += 1
        taken = card_counts.without(taken, card_counts.lowest(taken))


def may_offer(table: Table, seat: int, action: int) -> bool:
    if not action_numbers.first_offer(table) <= action < action_numbers.action_count(table):
        return False
    other = action_numbers.seat_offered(table, action)
    if other == seat or (action_numbers.turns_theirs(table, action) and not table.unused[other] & codes.EXCHANGE):
        return False
    given = action_numbers.card_given(table, action)
    taken = action_numbers.card_taken(table, action)
    return card_counts.holds(table.held[seat], given) != 0 and card_counts.holds(table.held[other], taken) != 0


def make_offer(table: Table, seat: int, action: int) -> None:
    table.offer = action
    tables.note(table, codes.OFFER_MADE, seat, action, 0)


# The answer.


def list_answers(table: Table, out: MoveList) -> None:
    out.at[0] = action_numbers.accept(table)
    out.at[1] = action_numbers.decline(table)
    out.size = 2


def may_answer(table: Table, action: int) -> bool:
    return action_numbers.accept(table) <= action <= action_numbers.decline(table)


def answer(table: Table, seat: int, action: int) -> None:
    """Apply the answer. A refusal removes the offer without turning the token; the bid stays."""
    accepted = action == action_numbers.accept(table)
    tables.note(table, codes.OFFER_ANSWERED, seat, accepted, 0)
    if accepted:
        swap(table)
    else:
        table.offer = -1


def swap(table: Table) -> None:
    """Swap both cards and turn the token of the offer."""
    proposer = table.bidder
    other = action_numbers.seat_offered(table, table.offer)
    hand_over(table, proposer, other, action_numbers.card_given(table, table.offer))
    hand_over(table, other, proposer, action_numbers.card_taken(table, table.offer))
    tables.note(table, codes.CARDS_SWAPPED, proposer, table.offer, 0)
    owner = other if action_numbers.turns_theirs(table, table.offer) else proposer
    table.unused[owner] &= ~codes.EXCHANGE
    tables.note(table, codes.TOKEN_USED, owner, codes.EXCHANGE, 0)


def hand_over(table: Table, seat: int, other: int, card: int) -> None:
    """Return the form of a card after a swap: a replica that had joined a group leaves it."""
    table.held[seat] -= card_counts.one(card)
    table.held[other] += card_counts.one(min(card, codes.REPLICA))
