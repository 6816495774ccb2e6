"""Incremental view diff of Aurum: finds the parts of the table that changed since the last update.

`view.py` then reads the fields that depend on them. At the start and end of a round, during secret bids and after
an undo, whole views are compared instead.
"""

from typing import TYPE_CHECKING

import goldgavel.games.aurum.knowledge.view as views
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.games.aurum.rules.table as tables
import goldgavel.games.aurum.rules.turns as turns
import goldgavel.kernel.view_diff as view_diff
from goldgavel.games.aurum.rules.table import Table
from goldgavel.kernel.view_diff import ViewDiffBase
from goldgavel.kernel.views import Fields

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State


class AurumViewDiff(ViewDiffBase):
    def _fields(self, state: "State", everything: bool) -> list[Fields] | None:
        now, last = state, self._last
        if not _is_within_round(now) or not (everything or now.round == last.round):
            return None
        changed = views.EVERYTHING if everything else _changed(now, last)
        fields: list[Fields] = [{} for _ in self._sent]
        views.add_shared_fields(fields[0], now, changed, self._sent[0])
        for reader in range(views.SPECTATOR, now.players):
            of_reader = changed if everything else _changed_for(now, last, reader, changed)
            views.add_own_fields(fields[reader + 2], now, reader, of_reader, self._sent[reader + 2])
        tables.copy_table(now, last)
        return fields


def _is_within_round(table: Table) -> bool:
    """True in the middle of a round, when only the hands are secret."""
    return codes.BID <= table.phase <= codes.PLAY and not views.bids_are_secret(table)


def _changed(now: Table, last: Table) -> int:
    """Return the parts of the table that changed (`view.py`)."""
    players = now.players
    changed = 0
    if now.turn != last.turn or now.phase != last.phase:
        changed |= views.TURN
    if view_diff.differ(now.hand, last.hand, players):
        changed |= views.HANDS
    if view_diff.differ(now.bids, last.bids, players):
        changed |= views.BIDS
    if view_diff.differ(now.stock, last.stock, players):
        changed |= views.STOCKS
    if now.supply != last.supply:
        changed |= views.SUPPLY
    if view_diff.differ(now.known, last.known, players):
        changed |= views.KNOWN
    if view_diff.differ(now.piles, last.piles, players):
        changed |= views.PILES
    if now.leader != last.leader or now.trick_size != last.trick_size:
        changed |= views.TRICK
    if view_diff.differ(now.trick, last.trick, now.trick_size):
        changed |= views.TRICK
    if now.last_leader != last.last_leader or now.last_size != last.last_size or now.last_gold != last.last_gold:
        changed |= views.LAST_TRICK
    if view_diff.differ(now.last_cards, last.last_cards, now.last_size):
        changed |= views.LAST_TRICK
    return changed


def _changed_for(now: Table, last: Table, reader: int, changed: int) -> int:
    """Return the parts that changed for one reader."""
    own = 0
    cards_changed = changed & (views.HANDS | views.KNOWN)
    if cards_changed and views.unseen_cards(now, reader) != views.unseen_cards(last, reader):
        own |= views.UNSEEN
    if reader == views.SPECTATOR:
        return own
    if turns.may_act(now, reader) or turns.may_act(last, reader):
        own |= views.TURN
    if now.hand[reader] != last.hand[reader]:
        own |= views.HANDS
    if views.could_change(now, reader) != views.could_change(last, reader):
        own |= views.CHANGES
    return own
