"""Reasons for refused moves: the rule and the message. The modules of `rules/` decide legality."""

import re
from typing import TYPE_CHECKING, SupportsIndex

import goldgavel.games.auction.rules.card_counts as card_counts
import goldgavel.games.auction.rules.codes as codes
from goldgavel.games.auction.options import TOKENS
from goldgavel.games.auction.rules.box import FORMS, Box
from goldgavel.games.auction.wording.sentences import card_word
from goldgavel.kernel import refusals
from goldgavel.kernel.errors import IllegalMove, MoveError
from goldgavel.kernel.game import normalized
from goldgavel.text import LazyText, player_name

if TYPE_CHECKING:
    from goldgavel.games.auction.state import State

# Texts that are almost moves: their intention is clear, so the refusal can name the rule.

TOKEN = r"(?:stop|exchange|ban \S+)"  # noqa: S105 - not a password
TWO_TOKENS = re.compile(rf"bid \S+(?: {TOKEN}){{2,}}")
TOKEN_WITH_PASS = re.compile(rf"pass(?: {TOKEN})+")
BID = re.compile(rf"bid (?P<coins>[-+]?[\d.,]+)(?: {TOKEN})?")
BAN = re.compile(r"bid \d+ ban (?P<seat>\d+)")
JOIN = re.compile(r"join (?:painting|collection|replica)s?")


def refusal(state: "State", seat: int, action: SupportsIndex) -> MoveError:
    """Return the error for an action that is not legal for the seat now."""
    number = action.__index__()
    problem = refusals.untimely(state, seat, number)
    return problem or broken_rule(state, seat, state.game.move_text(number).split())


def broken_rule(state: "State", seat: int, words: list[str]) -> IllegalMove:
    """Return the error for an illegal move of the seat on turn, such as `bid 6 ban 2` or `join stamp`."""
    verb = words[0]
    if state.phase == codes.OFFER:
        return _refused_offer(state, seat, words) if verb == "offer" else IllegalMove("auction-offer-first", "B26")
    if state.phase == codes.ANSWER:
        return IllegalMove("auction-answer-first", "B26")
    if state.phase == codes.JOIN:
        return _refused_join(words)
    if verb == "bid":
        return _refused_bid(state, seat, int(words[1])) or _refused_token(state, seat, words[2:])
    if verb == "offer":
        return IllegalMove("auction-offer-needs-exchange", "B26")
    if verb == "join":
        return IllegalMove("auction-nothing-to-join", "B11")
    return IllegalMove("auction-nothing-offered", "B26")


def broken_text(box: Box, move: str) -> MoveError | None:
    """Return the error for a text that breaks a rule in every state; None if it does not resemble a move."""
    text = normalized(move)
    if TOKEN_WITH_PASS.fullmatch(text):
        return IllegalMove("auction-token-with-pass", "B23")
    if TWO_TOKENS.fullmatch(text):
        return IllegalMove("auction-two-tokens", "B23")
    if JOIN.fullmatch(text):
        return IllegalMove("auction-join-never", "B11")
    bid = BID.fullmatch(text)
    if bid and bid["coins"] not in map(str, range(1, box.coins + 1)):
        return IllegalMove("auction-bid-number", "B6", most=box.coins)
    ban = BAN.fullmatch(text)
    if ban:
        return IllegalMove("auction-ban-nobody", "B25", last=box.players - 1)
    return None


def _refused_join(words: list[str]) -> IllegalMove:
    if words[0] == "join":
        return IllegalMove("auction-group-not-owned", "B11", kind=LazyText(f"group-{words[1]}"))
    return IllegalMove("auction-join-first", "B11")


def _refused_bid(state: "State", seat: int, coins: int) -> IllegalMove | None:
    """Return the error for the coins of a bid, with or without a token (B6)."""
    if coins > state.coins[seat]:
        return IllegalMove("auction-bid-beyond-coins", "B6", bid=coins, coins=state.coins[seat])
    if coins <= state.high:
        return IllegalMove("auction-bid-too-low", "B6", bid=coins, high=state.high)
    return None


def _refused_token(state: "State", seat: int, words: list[str]) -> IllegalMove:
    token = words[0]
    if not state.tokens & TOKENS[token]:
        return IllegalMove("auction-token-not-in-play", "B23", token=LazyText(f"token-{token}"))
    if not state.unused[seat] & TOKENS[token]:
        return IllegalMove("auction-token-used", "B23", token=LazyText(f"token-{token}"))
    if token == "stop":  # noqa: S105 - not a password
        return IllegalMove("auction-stop-too-low", "B24", least=state.stop_minimum)
    if token == "exchange":  # noqa: S105
        return IllegalMove("auction-no-offer-possible", "B26")
    if int(words[1]) == seat:
        return IllegalMove("auction-ban-self", "B25")
    return IllegalMove("auction-ban-out", "B25", name=player_name(int(words[1])))


def _refused_offer(state: "State", seat: int, words: list[str]) -> IllegalMove:
    """Return the error for an offer, such as `offer 3 stamp for jewel mine`."""
    other, given, taken = int(words[1]), words[2], words[4]
    if other == seat:
        return IllegalMove("auction-offer-self", "B26")
    if not card_counts.holds(state.held[seat], FORMS.index(given)):
        return IllegalMove("auction-offer-not-yours", "B26", card=card_word("kind", given))
    if not card_counts.holds(state.held[other], FORMS.index(taken)):
        card = card_word("kind", taken)
        return IllegalMove("auction-offer-not-theirs", "B26", card=card, name=player_name(other))
    return IllegalMove("auction-offer-token-used", "B26", name=player_name(other))
