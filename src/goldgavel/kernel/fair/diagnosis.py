"""Finds the probable cause when a record fails verification, and returns it as an error.

A hash mismatch alone says little. But a secret may match another round, the numbers may match with seats
swapped, and a deal may differ from the right one by two cards: then the error says so.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import permutations
from typing import TYPE_CHECKING, Any

from goldgavel.kernel.errors import FairError
from goldgavel.kernel.fair.proof import Proof, ProofRound, is_name
from goldgavel.kernel.fair.scheme import DealContext, PlayerNumber, commitment_of, seed_of
from goldgavel.kernel.views import Data, plain

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game

NEAR_ROUNDS = 32
"""A proof of another round is searched among this many rounds."""
FEW = 8
"""Up to this many misplaced cards are named; with more it is a different deal."""


def of_commitment(
    proof: Proof, record: Mapping[str, Any], context: DealContext, each: ProofRound, seed: bytes
) -> FairError:
    """Return the error for a secret that does not match its commitment."""
    secret = bytes.fromhex(each.secret)
    engine = record.get("engine")
    if is_name(engine) and commitment_of(context._replace(rules=engine), secret) == each.commitment:
        return FairError("fair-rules", round=context.round, found=context.rules, expected=engine)
    for other in range(1, max(len(proof.rounds), NEAR_ROUNDS) + 1):
        made = commitment_of(context._replace(round=other), secret)
        of_that_round = proof.rounds[other - 1].commitment if other <= len(proof.rounds) else None
        if made in {each.commitment, of_that_round}:
            return FairError("fair-other-round", round=context.round, other=other)
    if seed.hex() == each.seed:
        return FairError("fair-commitment", round=context.round)
    return FairError("fair-secret", round=context.round)


def of_seed(context: DealContext, each: ProofRound, game: "Game[Any, Any]", *, follows: bool) -> FairError:
    """Return the error for a right secret that gives another seed with these numbers.

    `follows` is True if the deal is the one of that other seed.
    """
    if follows:
        return FairError("fair-seed", round=context.round)
    secret = bytes.fromhex(each.secret)
    for seats in permutations(range(game.players), len(each.numbers)):
        moved = [PlayerNumber(seat=seat, number=one.number) for seat, one in zip(seats, each.numbers, strict=True)]
        if seed_of(context, secret, game.name, game.players, moved).hex() == each.seed:
            return FairError("fair-number-moved", round=context.round)
    return FairError("fair-numbers", round=context.round)


def of_cards(number: int, expected: Data, found: Data) -> FairError:
    """Return the error for a deal that is not the one of its seed."""
    right, given = plain(expected), plain(found)
    cards = out_of_place(right, given)
    if not cards:
        return FairError("fair-first", round=number, expected=right["first"] + 1, found=given["first"] + 1)
    if len(cards) > FEW:
        return FairError("fair-deal", round=number)
    return FairError("fair-cards", round=number, cards=", ".join(sorted(set(cards))))


def out_of_place(right: Any, given: Any) -> list[str]:
    """Return the cards that are in the wrong hand or at the wrong place of the deck."""
    if isinstance(right, dict):
        return [card for key in right for card in out_of_place(right[key], given[key])]
    if not isinstance(right, list):
        return []
    if right and isinstance(right[0], list):
        return [card for pair in zip(right, given, strict=True) for card in out_of_place(*pair)]
    misplaced = Counter(given) - Counter(right)
    return list(misplaced.elements()) or [now for was, now in zip(right, given, strict=True) if was != now]
