"""Incremental view diff of Auction: the fields that changed since the last call, without building whole views.

A live table sends every seat the changed fields of its view after every move. Most fields do not change, so only
those whose inputs on the table changed are formatted, by the functions in `view_parts.py`. At the deal, at the end
of the game and after an undo, the caller compares whole views instead. A test checks that both ways give the same
bytes.
"""

from typing import TYPE_CHECKING

import goldgavel.games.auction.knowledge.view_parts as view_parts
import goldgavel.games.auction.rules.codes as codes
import goldgavel.games.auction.rules.lots as lots
import goldgavel.kernel.view_diff as view_diff
from goldgavel.games.auction.knowledge.score_sheets import seats_in
from goldgavel.games.auction.knowledge.view import PHASES
from goldgavel.games.auction.knowledge.view_items import OPEN, cards_of_all, kinds_of, texts_of
from goldgavel.kernel.view_diff import ViewDiffBase
from goldgavel.kernel.views import Difference, Fields

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State


class AuctionViewDiff(ViewDiffBase):
    __slots__ = ("boxed", "coins", "held", "phase", "round", "selling", "unused")
    phase: int
    round: int
    selling: bool
    boxed: int
    coins: list[int]
    held: list[int]
    unused: list[int]

    def __init__(self) -> None:
        self.can_diff = self.selling = False
        self.phase = self.round = self.boxed = 0
        self.coins = [0] * 6
        self.held = [0] * 6
        self.unused = [0] * 6

    def snapshot(self, state: "State") -> None:
        """Take the state as the base of the next diff."""
        self.can_diff = _can_diff(state)
        if self.can_diff:
            self._start(state.move_log, state.players)
            self.size = state.move_log.size
            self._diff_turn(state, {})
            self._diff_legal(state, [{} for _ in range(state.players + 1)])
            self._diff_table(state, {}, everything=True)

    def diff(self, state: "State") -> Difference | None:
        """Return what changed since the last call, or None: then compare whole views and call `snapshot`."""
        move_log = state.move_log
        if not self.can_diff or not _can_diff(state) or move_log is not self.move_log:
            return None
        is_new_round = move_log.round_start != self.round_start
        if is_new_round and move_log.size > move_log.round_start:
            return None
        reported, had_moves = self.size, self.size > self.round_start
        self.round_start, self.size = move_log.round_start, move_log.size
        fields: Fields = {}
        own: list[Fields] = [{} for _ in range(state.players + 1)]
        self._diff_turn(state, fields)
        if is_new_round and had_moves:
            fields["moves"] = ()
        self._diff_legal(state, own)
        self._diff_table(state, fields, everything=False)
        if is_new_round:
            return fields, own, None if had_moves else ()
        return fields, own, tuple(state.game.public_moves.of(move_log.moves[reported : move_log.size]))

    # Changed fields, in the order of the view's fields.

    def _diff_turn(self, state: "State", fields: Fields) -> None:
        self._put(fields, "ply", state.move_log.ply())
        self._put(fields, "round", state.round)
        self._put(fields, "first", state.first)
        self._put(fields, "phase", PHASES[state.phase])
        self._put(fields, "to_move", tuple(state.to_move()))

    def _diff_legal(self, state: "State", own: list[Fields]) -> None:
        texts = state.game.texts
        for seat in range(state.players):
            self._put_legal(own[seat + 1], seat, texts, state.legal_actions(seat))

    def _diff_table(self, state: "State", fields: Fields, *, everything: bool) -> None:
        lot = self._lot_changed(state) or everything
        coins = view_diff.copy_changes(state.coins, self.coins, state.players) or everything
        cards = view_diff.copy_changes(state.held, self.held, state.players) or everything
        asked = state.phase != codes.BID or self.phase != codes.BID or everything
        self.phase = state.phase
        if lot:
            self._diff_lot(state, fields)
        self._diff_bidding(state, fields)
        if coins:
            self._put(fields, "coins", view_parts.everyones_coins(state))
        self._put(fields, "bank", state.bank)
        if cards:
            self._put(fields, "bank_to", view_parts.seat_or_none(lots.alone_with_fewest(state)))
            self._put(fields, "cards", cards_of_all(view_parts.everyones_cards(state)))
        if view_diff.copy_changes(state.unused, self.unused, state.players) or everything:
            self._put(fields, "tokens", view_parts.unused_tokens(state))
        if asked:
            self._put(fields, "offer", view_parts.open_offer(state))
            self._put(fields, "joining", view_parts.joining(state))
        if lot:
            self._put(fields, "boxed", view_parts.lots_in_box(state, thirds=False))
        if coins or cards:
            self._put(fields, "scores", view_parts.sheet_now(state)[0])
        if lot or cards:
            self._put(fields, "worth", view_parts.worth_of_lot(state, view_parts.everyones_cards(state)))
        if asked:
            self._put(fields, "swap_worth", view_parts.worth_of_swap(state, view_parts.everyones_cards(state)))
            self._put(fields, "join_worth", view_parts.worth_of_groups(state, view_parts.everyones_cards(state)))

    def _diff_lot(self, state: "State", fields: Fields) -> None:
        self._put(fields, "lot", texts_of(view_parts.lot_on_table(state, OPEN)))
        self._put(fields, "face_down", view_parts.for_sale(state))
        self._put(fields, "deck_size", view_parts.cards_in_deck(state))
        self._put(fields, "unseen", kinds_of(view_parts.unseen_counts(state)))

    def _diff_bidding(self, state: "State", fields: Fields) -> None:
        self._put(fields, "high_bid", state.high)
        self._put(fields, "high_bidder", view_parts.seat_or_none(state.bidder))
        self._put(fields, "least_bid", view_parts.least_bid(state))
        self._put(fields, "bidding", seats_in(state.still_in))

    # Changes on the table since the last call.

    def _lot_changed(self, state: "State") -> bool:
        selling = view_parts.for_sale(state)
        changed = state.round != self.round or selling != self.selling or state.boxed != self.boxed
        self.round, self.selling, self.boxed = state.round, selling, state.boxed
        return changed


def _can_diff(state: "State") -> bool:
    """True from the deal to the end of the game: no seat has a secret (B27)."""
    return codes.BID <= state.phase <= codes.JOIN
