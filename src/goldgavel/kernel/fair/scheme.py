"""The scheme `goldgavel-fair/1`: what is promised before a deal, and what the deal is made from."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import NamedTuple

from goldgavel.kernel.views import Data

SCHEME = "goldgavel-fair/1"
SECRET_BYTES = 32


class PlayerNumber(Data, frozen=True):
    """What a player added to a deal: hexadecimal digits, as they were given, in small letters."""

    seat: int
    number: str


class DealContext(NamedTuple):
    """What a commitment holds for, and for nothing else."""

    game: str
    """The id of the game: the table's."""
    round: int
    """From 1."""
    rules: str
    """The version of the rules."""


def packed(*parts: str | bytes) -> bytes:
    """Each part with its length before it, in four bytes: no two lists of parts are packed alike."""
    raw = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in raw)


def commitment_message(context: DealContext, secret: bytes) -> bytes:
    return packed(SCHEME, "commitment", context.game, str(context.round), context.rules, secret)


def commitment_of(context: DealContext, secret: bytes) -> str:
    """What is published before the deal. It tells nothing of the secret, and fits no other."""
    return hashlib.sha256(commitment_message(context, secret)).hexdigest()


def seed_message(context: DealContext, name: str, players: int, numbers: Iterable[PlayerNumber]) -> bytes:
    """The rules' name, how many play, and the players' numbers, the lowest seat first."""
    given = [part for one in sorted(numbers, key=lambda one: one.seat) for part in (str(one.seat), one.number)]
    return packed(SCHEME, "deal", context.game, str(context.round), context.rules, name, str(players), *given)


def seed_of(
    context: DealContext, secret: bytes, name: str, players: int, numbers: Iterable[PlayerNumber]
) -> bytes:
    """What the cards are shuffled by: nobody knows it who does not know the secret and every number."""
    return hmac.digest(secret, seed_message(context, name, players, numbers), "sha256")
