"""The scheme `goldgavel-fair/1`: the commitment published before a deal, and the seed of its shuffle."""

import hashlib
import hmac
from collections.abc import Iterable
from typing import NamedTuple

from goldgavel.kernel.views import Data

SCHEME = "goldgavel-fair/1"
SECRET_BYTES = 32


class PlayerNumber(Data, frozen=True):
    """A player's contribution to a deal: hexadecimal digits in lower case."""

    seat: int
    number: str


class DealContext(NamedTuple):
    """The deal that a commitment and a seed belong to. They are valid for no other deal."""

    game: str
    """The id of the game, which is the table's id."""
    round: int
    """From 1."""
    rules: str
    """The version of the rules."""


def packed(*parts: str | bytes) -> bytes:
    """Concatenate the parts, each with its length in four bytes, so that different lists give different bytes."""
    raw = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in raw)


def commitment_message(context: DealContext, secret: bytes) -> bytes:
    return packed(SCHEME, "commitment", context.game, str(context.round), context.rules, secret)


def commitment_of(context: DealContext, secret: bytes) -> str:
    """Return the hash that is published before the deal. It reveals nothing about the secret and fixes it."""
    return hashlib.sha256(commitment_message(context, secret)).hexdigest()


def seed_message(context: DealContext, name: str, players: int, numbers: Iterable[PlayerNumber]) -> bytes:
    """Pack the deal's context, the game's name, the number of players and their numbers, lowest seat first."""
    given = [part for one in sorted(numbers, key=lambda one: one.seat) for part in (str(one.seat), one.number)]
    return packed(SCHEME, "deal", context.game, str(context.round), context.rules, name, str(players), *given)


def seed_of(
    context: DealContext, secret: bytes, name: str, players: int, numbers: Iterable[PlayerNumber]
) -> bytes:
    """Return the seed of the shuffle. Computing it takes the secret and every player's number."""
    return hmac.digest(secret, seed_message(context, name, players, numbers), "sha256")


def bot_seed_of(game: str, secret: bytes, seat: int) -> int:
    """Return the seed of a seat's bot. Like a commitment, it reveals nothing about the secret or a deal."""
    return int.from_bytes(hmac.digest(secret, packed(SCHEME, "bot", game, str(seat)), "sha256")[:8], "big")
