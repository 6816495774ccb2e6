"""Texts that are almost moves: their intention is clear, so the refusal can name the rule."""

import re

from goldgavel.games.auction.rules.box import Box
from goldgavel.kernel.errors import IllegalMove, MoveError
from goldgavel.kernel.game import normalized

TOKEN = r"(?:stop|exchange|ban \S+)"  # noqa: S105 - not a password
TWO_TOKENS = re.compile(rf"bid \S+(?: {TOKEN}){{2,}}")
TOKEN_WITH_PASS = re.compile(rf"pass(?: {TOKEN})+")
BID = re.compile(rf"bid (?P<coins>[-+]?[\d.,]+)(?: {TOKEN})?")
BAN = re.compile(r"bid \d+ ban (?P<seat>\d+)")
JOIN = re.compile(r"join (?:painting|collection|replica)s?")


def broken_rule(box: Box, move: str) -> MoveError | None:
    """Return the error for a text that breaks a rule in every state; None if it does not resemble a move."""
    text = normalized(move)
    if TOKEN_WITH_PASS.fullmatch(text):
        return IllegalMove("auction-token-with-pass", "B23")
    if TWO_TOKENS.fullmatch(text):
        return IllegalMove("auction-two-tokens", "B23")
    if JOIN.fullmatch(text):
        return IllegalMove("auction-join-never", "B11")
    bid = BID.fullmatch(text)
    if bid and not is_number_of_coins(bid["coins"], box.coins):
        return IllegalMove("auction-bid-number", "B6", most=box.coins)
    ban = BAN.fullmatch(text)
    if ban:
        return IllegalMove("auction-ban-nobody", "B25", last=box.players - 1)
    return None


def is_number_of_coins(text: str, most: int) -> bool:
    return text in {str(coins) for coins in range(1, most + 1)}
