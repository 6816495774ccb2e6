"""Incremental view diff of Auction: finds the parts of the table that changed since the last update.

`view.py` then reads the fields that depend on them. At the deal, at the end of the game and after an undo, whole
views are compared instead.
"""

from typing import TYPE_CHECKING

import goldgavel.games.auction.knowledge.view as views
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.table as tables
import goldgavel.games.auction.rules.turns as turns
import goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.rules.table import Table
from goldgavel.kernel.view_diff import ViewDiffBase
from goldgavel.kernel.views import Fields

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State


class AuctionViewDiff(ViewDiffBase):
    def _fields(self, state: "State", everything: bool) -> list[Fields] | None:
        now, last = state, self._last
        if not codes.BID <= now.phase <= codes.JOIN:
            return None
        changed = views.EVERYTHING if everything else _changed(now, last)
        fields: list[Fields] = [{} for _ in self._sent]
        views.add_shared_fields(fields[0], now, changed, self._sent[0])
        for reader in range(views.SPECTATOR, now.players):
            of_reader = changed if everything else _changed_for(now, last, reader)
            views.add_own_fields(fields[reader + 2], now, reader, of_reader, self._sent[reader + 2])
        tables.copy_table(now, last)
        return fields


def _changed(now: Table, last: Table) -> int:
    """Return the parts of the table that changed (`view.py`)."""
    players = now.players
    changed = 0
    if now.turn != last.turn or now.phase != last.phase:
        changed |= views.TURN
    if now.high != last.high or now.bidder != last.bidder or now.still_in != last.still_in:
        changed |= views.BIDDING
    if now.round != last.round:
        changed |= views.ROUND | views.LOT
    if now.boxed != last.boxed or views.for_sale(now) != views.for_sale(last):
        changed |= views.LOT | views.BIDDING
    if now.bank != last.bank or view_diff.differ(now.coins, last.coins, players):
        changed |= views.COINS
    if view_diff.differ(now.held, last.held, players):
        changed |= views.CARDS
    if view_diff.differ(now.unused, last.unused, players):
        changed |= views.TOKENS
    if now.phase != codes.BID or last.phase != codes.BID:
        changed |= views.QUESTION
    return changed


def _changed_for(now: Table, last: Table, reader: int) -> int:
    """Return the parts that changed for one reader."""
    is_asked = reader != views.SPECTATOR and (turns.may_act(now, reader) or turns.may_act(last, reader))
    return views.TURN if is_asked else 0
