"""Incremental view diff of Aurum: the fields that changed since the last call, without building whole views.

A live table sends every seat the changed fields of its view after every move. Most fields do not change, so only
those whose inputs on the table changed are formatted, by the same functions as in `view.py`. At the start and end
of a round, during secret bids and after an undo, the caller compares whole views instead. A test checks that both
ways give the same bytes.
"""

from typing import TYPE_CHECKING

import goldgavel.games.aurum.knowledge.derived as derived
import goldgavel.games.aurum.knowledge.view as views
import goldgavel.games.aurum.rules.codes as codes
import goldgavel.kernel.bits as bits
import goldgavel.kernel.view_diff as view_diff
from goldgavel.games.aurum.knowledge.derived_types import changeable_bids
from goldgavel.games.aurum.wording.labels import gold_texts, stock_texts
from goldgavel.kernel.view_diff import ViewDiffBase
from goldgavel.kernel.views import Difference, Fields

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State


class AurumViewDiff(ViewDiffBase):
    __slots__ = (
        "bids", "changes", "hand", "known", "last_cards", "last_gold", "last_leader", "last_size", "leader",
        "phase", "piles", "stock", "supply", "trick", "trick_size", "unseen",
    )  # fmt: skip
    phase: int
    hand: list[int]
    bids: list[int]
    stock: list[int]
    supply: int
    known: list[int]
    piles: list[int]
    leader: int
    trick: list[int]
    trick_size: int
    last_cards: list[int]
    last_size: int
    last_leader: int
    last_gold: int
    unseen: list[int]
    changes: list[bool]

    def __init__(self) -> None:
        self.can_diff = False
        self.phase = self.leader = self.trick_size = self.supply = 0
        self.last_size = self.last_leader = self.last_gold = 0
        self.hand = [0] * 4
        self.bids = [0] * 4
        self.stock = [0] * 4
        self.known = [0] * 4
        self.piles = [0] * 4
        self.trick = [0] * 4
        self.last_cards = [0] * 4
        self.unseen = [0] * 5
        self.changes = [False] * 4

    def snapshot(self, state: "State") -> None:
        """Take the state as the base of the next diff."""
        self.can_diff = _can_diff(state)
        if self.can_diff:
            self._start(state.move_log, state.players)
            self.size = 0
            self._diff_all(state, {}, [{} for _ in range(state.players + 1)], everything=True)

    def diff(self, state: "State") -> Difference | None:
        """Return what changed since the last call, or None: then compare whole views and call `snapshot`."""
        if not self.can_diff or not _can_diff(state):
            return None
        if state.move_log is not self.move_log or state.move_log.round_start != self.round_start:
            return None
        before = self.size
        fields: Fields = {}
        own: list[Fields] = [{} for _ in range(state.players + 1)]
        self._diff_all(state, fields, own, everything=False)
        entries = state.move_log.moves[self.round_start + before : self.round_start + self.size]
        return fields, own, tuple(state.game.public_moves.of(entries))

    def _diff_all(self, state: "State", fields: Fields, own: list[Fields], *, everything: bool) -> None:
        """Report all changed fields, in the order of the view's fields."""
        labels, players = state.game.labels, state.players
        seats = range(players)
        size = state.move_log.size - self.round_start
        if size != self.size or everything:
            self.size = size
            fields["ply"] = state.move_log.ply()
        if state.phase != self.phase or everything:
            self.phase = state.phase
            fields["phase"] = views.PHASES[state.phase]
        self._put(fields, "to_move", tuple(state.to_move()))
        hands = self._hands_changed(state) or everything
        bids = view_diff.copy_changes(state.bids, self.bids, players) or everything
        stocks = view_diff.copy_changes(state.stock, self.stock, players) or everything
        known = view_diff.copy_changes(state.known, self.known, players) or everything
        piles = view_diff.copy_changes(state.piles, self.piles, players) or everything
        self._diff_own(state, own, hands=hands, everything=everything)
        if hands:
            self._put(fields, "hand_sizes", tuple([bits.count(state.hand[seat]) for seat in seats]))
        if bids:
            self._put(fields, "has_bid", tuple([state.bids[seat] >= 0 for seat in seats]))
            self._put(fields, "bids", views.seen_bids(state, None))
        if stocks:
            self._put(fields, "stocks", stock_texts(tuple([state.stock[seat] for seat in seats])))
        supply = state.supply != self.supply or everything
        if supply:
            self.supply = state.supply
            self._put(fields, "supply", gold_texts(state.supply))
        if known:
            self._put(fields, "known", labels.heaps(tuple([state.known[seat] for seat in seats])))
        if hands or known:
            self._diff_unseen(state, own, everything=everything)
        self._diff_changes(state, own, everything=everything)
        trick = self._diff_trick(state, fields, everything=everything)
        if piles:
            self._put(fields, "tricks", tuple([state.piles[seat] for seat in seats]))
        if trick or supply:
            self._put(fields, "so_far", derived.trick_if_ended_now(state))
        if self._last_trick_changed(state) or everything:
            self._put(fields, "last_trick", derived.last_trick(state))
        if bids or piles or stocks:
            self._put(fields, "sides", derived.sides_if_ended_now(state))

    def _diff_trick(self, state: "State", fields: Fields, *, everything: bool) -> bool:
        """Report the leader and the trick; return True if the trick changed."""
        leads = state.leader != self.leader or everything
        if leads:
            self.leader = state.leader
            fields["leader"] = state.leader
        trick = self._trick_changed(state) or leads
        if trick:
            self._put(fields, "trick", views.trick_so_far(state))
        return trick

    def _diff_own(self, state: "State", own: list[Fields], *, hands: bool, everything: bool) -> None:
        """Report each seat's legal moves and hand."""
        texts = state.game.texts
        for seat in range(state.players):
            self._put_legal(own[seat + 1], seat, texts, state.legal_actions(seat))
            if hands and (state.hand[seat] != self.hand[seat] or everything):
                self.hand[seat] = state.hand[seat]
                own[seat + 1]["hand"] = views.card_names(state.game.labels, state.hand[seat])

    def _diff_changes(self, state: "State", own: list[Fields], *, everything: bool) -> None:
        for seat in range(state.players):
            could = views.could_change(state, seat)
            if could != self.changes[seat] or everything:
                self.changes[seat] = could
                own[seat + 1]["changes"] = changeable_bids(state.players, seat) if could else ()

    def _diff_unseen(self, state: "State", own: list[Fields], *, everything: bool) -> None:
        """Report the cards of all hands that each reader has not seen."""
        hidden = views.hidden_cards(state)
        for reader in range(state.players + 1):
            cards = 0
            for owner in range(state.players):
                if owner != reader - 1:
                    cards |= hidden[owner]
            if cards != self.unseen[reader] or everything:
                self.unseen[reader] = cards
                own[reader]["unseen"] = views.card_names(state.game.labels, cards)

    def _hands_changed(self, state: "State") -> bool:
        """True if any hand changed. `_diff_own` stores the new hands."""
        changed = False
        for seat in range(state.players):
            if state.hand[seat] != self.hand[seat]:
                changed = True
        return changed

    def _trick_changed(self, state: "State") -> bool:
        changed = state.trick_size != self.trick_size
        self.trick_size = state.trick_size
        return view_diff.copy_changes(state.trick, self.trick, state.trick_size) or changed

    def _last_trick_changed(self, state: "State") -> bool:
        changed = state.last_size != self.last_size or state.last_leader != self.last_leader
        changed = changed or state.last_gold != self.last_gold
        self.last_size, self.last_leader, self.last_gold = state.last_size, state.last_leader, state.last_gold
        return view_diff.copy_changes(state.last_cards, self.last_cards, state.last_size) or changed


def _can_diff(state: "State") -> bool:
    """True in the middle of a round, when only the hands are secret."""
    return codes.BID <= state.phase <= codes.PLAY and not views.bids_are_secret(state)
