"""Reasons for refused moves: the rule and the message. `rules/bids.py` and `rules/tricks.py` decide legality."""

from typing import TYPE_CHECKING, SupportsIndex

from goldgavel.games.aurum.rules import codes, gold
from goldgavel.games.aurum.rules.box import GOLD
from goldgavel.kernel import refusals
from goldgavel.kernel.errors import DecisionMade, IllegalMove, MoveError
from goldgavel.text import LazyText

if TYPE_CHECKING:
    from goldgavel.games.aurum.state import State


def refusal(state: "State", seat: int, action: SupportsIndex) -> MoveError:
    """Return the error for an action that is not legal for the seat now."""
    number = action.__index__()
    if state.phase == codes.BID and state.secret_bids and seat not in state.to_move():
        return DecisionMade("bid-is-final")
    problem = refusals.untimely(state, seat, number)
    return problem or broken_rule(state, seat, state.game.move_text(number).split())


def broken_rule(state: "State", seat: int, words: list[str]) -> IllegalMove:
    """Return the error for an illegal move of the seat on turn, such as `play Ag7` or `swap Au3 Ag7 partner`."""
    verb = words[0]
    if state.phase == codes.BID:
        return _card_not_held(words[1], "A8") if verb == "bid" else IllegalMove("aurum-bid-first", "A8")
    if verb == "bid":
        return IllegalMove("aurum-bids-are-made", "A8")
    if state.phase == codes.WINDOW:
        return _refused_swap(state, seat, words) if verb == "swap" else IllegalMove("aurum-window-open", "A11")
    if verb in {"keep", "swap"}:
        if not state.bid_changes:
            return IllegalMove("aurum-changes-off", "A16")
        return IllegalMove("aurum-window-closed", "A11")
    return _refused_end(state) if verb == "end" else _refused_play(state, seat, words[1])


def unknown_bid(text: str) -> IllegalMove | None:
    """Return the A8 error for `bid Au0`, `bid 0` or `bid 4`, which name no base card; None for any other text."""
    words = text.lower().split()
    if len(words) != 2 or words[0] != "bid":
        return None
    is_number = words[1].removeprefix(GOLD.lower()).isdecimal()
    return IllegalMove("aurum-bid-base-card", "A8") if is_number else None


def _refused_swap(state: "State", seat: int, words: list[str]) -> IllegalMove:
    paid, card = words[1], words[2]
    if gold.holds(state.stock[seat], int(paid[2:])) == 0:
        return IllegalMove("aurum-gold-not-held", "A12", card=paid)
    return _card_not_held(card, "A12")


def _refused_end(state: "State") -> IllegalMove:
    if state.trick_size == 0:
        return IllegalMove("aurum-leader-leads", "A18")
    return IllegalMove("aurum-can-still-play", "A20")


def _refused_play(state: "State", seat: int, card: str) -> IllegalMove:
    leads = state.trick_size == 0
    if card.startswith(GOLD):
        if leads:
            return IllegalMove("aurum-gold-never-leads", "A18")
        return IllegalMove("aurum-gold-not-held", "A19", card=card)
    if not state.hand[seat] >> state.game.card_numbers[card] & 1:
        return _card_not_held(card, "A18" if leads else "A19")
    metal = card.rstrip("0123456789")
    return IllegalMove("aurum-metal-used", "A19", metal=LazyText(f"metal-{metal}"))


def _card_not_held(card: str, rule: str) -> IllegalMove:
    return IllegalMove("aurum-card-not-held", rule, card=card)
