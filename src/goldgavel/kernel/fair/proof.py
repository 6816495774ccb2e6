"""The proof in a record, and a parser that reads it from untrusted data."""

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeGuard

import msgspec

from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair.scheme import SCHEME, PlayerNumber
from goldgavel.kernel.untrusted import place_of
from goldgavel.kernel.views import Data

MOST_DIGITS = 64
MOST_ROUNDS = 1000
NUMBER = re.compile(rf"[0-9a-f]{{1,{MOST_DIGITS}}}")
HASH = re.compile(r"[0-9a-f]{64}")

PRINTABLE = r"^[!-~]{1,64}$"
"""Ids and versions are printable ASCII, so that every implementation packs the same bytes."""

Name = Annotated[str, msgspec.Meta(pattern=PRINTABLE, max_length=64)]


class ProofRound(Data, frozen=True):
    """The secret, the numbers and the hashes of one deal, as lower-case hexadecimal digits."""

    commitment: str
    secret: str
    numbers: tuple[PlayerNumber, ...]
    seed: str
    """Derived from the rest; included so that verification can say which part was changed."""


class Proof(Data, frozen=True):
    scheme: str
    game: Name
    rules: Name
    rounds: Annotated[tuple[ProofRound, ...], msgspec.Meta(max_length=MOST_ROUNDS)]


def is_name(value: Any) -> TypeGuard[str]:
    return isinstance(value, str) and len(value) <= 64 and re.search(PRINTABLE, value) is not None


def read_number(text: str) -> str:
    """Return a player's own number in its stored form; raise an error if it is not hexadecimal."""
    number = text.strip().lower()
    if not NUMBER.fullmatch(number):
        raise FairError("fair-number-unreadable", most=MOST_DIGITS)
    return number


def read_proof(record: Mapping[str, Any], players: int) -> Proof:
    """Return the proof of a record; raise an error if any part is malformed."""
    found = record.get("fair")
    if found is None:
        raise FairError("fair-missing")
    scheme = found.get("scheme") if isinstance(found, dict) else None
    if isinstance(scheme, str) and scheme != SCHEME:
        raise FairError("fair-scheme", found=scheme[:40], expected=SCHEME)
    try:
        proof = msgspec.convert(found, Proof)
    except msgspec.ValidationError as problem:
        raise FairError("fair-shape", place=place_of(problem)) from None
    for number, each in enumerate(proof.rounds, start=1):
        require_form(each, number, players)
    return proof


def require_form(each: ProofRound, number: int, players: int) -> None:
    for field in ("commitment", "secret", "seed"):
        if not HASH.fullmatch(getattr(each, field)):
            raise FairError("fair-digits", round=number, field=field)
    seats = [one.seat for one in each.numbers]
    if seats != sorted(set(seats)) or not set(seats) <= set(range(players)):
        raise FairError("fair-seats", round=number)
    for one in each.numbers:
        if not NUMBER.fullmatch(one.number):
            raise FairError("fair-number-form", round=number, seat=one.seat + 1, most=MOST_DIGITS)
