"""Replicas and the groups that they join (B11)."""

import goldgavel.games.auction.rules.action_numbers as action_numbers
import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.movelist import MoveList


def has_group(table: Table, seat: int, kind: int) -> bool:
    """True if the seat owns this group, even if only through a replica that stayed in it (B26)."""
    if not codes.SCULPTURE <= kind <= codes.JEWEL:
        return False
    heap = table.held[seat]
    return card_counts.holds(heap, kind) != 0 or card_counts.holds(heap, codes.REPLICA + kind) != 0


def list_joins(table: Table, seat: int, out: MoveList) -> None:
    out.size = 0
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        if has_group(table, seat, kind):
            out.at[out.size] = action_numbers.join(table, kind)
            out.size += 1


def may_join(table: Table, seat: int, action: int) -> bool:
    return has_group(table, seat, action_numbers.group_joined(table, action))


def join(table: Table, seat: int, kind: int) -> None:
    """Turn a waiting replica into a card of the group."""
    table.held[seat] += card_counts.one(codes.REPLICA + kind) - card_counts.one(codes.REPLICA)
    tables.note(table, codes.REPLICA_JOINED, seat, kind, 0)


def join_until_choice(table: Table, seat: int) -> bool:
    """Let the seat's replicas join if there is only one group; return True if one is left with a choice."""
    waiting = card_counts.holds(table.held[seat], codes.REPLICA)
    groups = count_groups(table, seat)
    if groups == 1:
        for _ in range(waiting):
            join(table, seat, first_group(table, seat))
    return waiting > 0 and groups > 1


def count_groups(table: Table, seat: int) -> int:
    groups = 0
    for kind in range(codes.SCULPTURE, codes.JEWEL + 1):
        groups += has_group(table, seat, kind)
    return groups


def first_group(table: Table, seat: int) -> int:
    kind = codes.SCULPTURE
    while not has_group(table, seat, kind):
        kind += 1
    return kind


def note_waiting(table: Table, seat: int) -> None:
    """Note the replicas that wait, because there is no group to join."""
    waiting = card_counts.holds(table.held[seat], codes.REPLICA)
    if waiting > 0 and count_groups(table, seat) == 0:
        tables.note(table, codes.REPLICA_WAITS, seat, waiting, 0)
