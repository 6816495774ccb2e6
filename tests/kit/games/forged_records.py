"""All known ways to forge a record with a proof, each with the error code it must be refused with."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.kit.games.fair_records import Record, random_number

Forge = Callable[[Record, Record, Random], None]


class Forgery(NamedTuple):
    forge: Forge
    """Changes the record. The other record is a fair one of the same game at another table."""
    reason: str


class NotApplicable(Exception):  # noqa: N818 - not an error
    """This forgery does not apply to the record."""


def forged(record: Record, other: Record, forgery: Forgery, seed: int) -> Record:
    made = copy.deepcopy(record)
    forgery.forge(made, copy.deepcopy(other), Random(seed))
    return made


def rounds(record: Record) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = record["fair"]["rounds"]
    return found


def some_round(record: Record, chance: Random) -> dict[str, Any]:
    return chance.choice(rounds(record))


def two_rounds(record: Record, chance: Random) -> tuple[int, int]:
    if len(rounds(record)) < 2:
        raise NotApplicable
    first, second = chance.sample(range(len(rounds(record))), 2)
    return first, second


def other_digit(text: str, chance: Random) -> str:
    place = chance.randrange(len(text))
    digit = chance.choice([digit for digit in "0123456789abcdef" if digit != text[place]])
    return text[:place] + digit + text[place + 1 :]


def exchange_cards(record: Record, _other: Record, chance: Random) -> None:
    deal = chance.choice(record["deals"])
    if "deck" in deal:
        first, second = (deal["deck"].index(kind) for kind in chance.sample(sorted(set(deal["deck"])), 2))
        deal["deck"][first], deal["deck"][second] = deal["deck"][second], deal["deck"][first]
        return
    one, two = chance.sample([*deal["hands"], *([deal["aside"]] if deal["aside"] else [])], 2)
    mine, yours = chance.randrange(len(one)), chance.randrange(len(two))
    one[mine], two[yours] = two[yours], one[mine]


def change_number(record: Record, _other: Record, chance: Random) -> None:
    given = chance.choice(some_round(record, chance)["numbers"])
    given["number"] = other_digit(given["number"], chance)


def lengthen_number(record: Record, _other: Record, chance: Random) -> None:
    """Change the text of a number without changing its value."""
    given = chance.choice(some_round(record, chance)["numbers"])
    given["number"] = given["number"][1:] if len(given["number"]) == 64 else "0" + given["number"]


def remove_number(record: Record, _other: Record, chance: Random) -> None:
    numbers = some_round(record, chance)["numbers"]
    numbers.pop(chance.randrange(len(numbers)))


def add_number(record: Record, _other: Record, chance: Random) -> None:
    players = record["options"]["players"]
    found = [each for each in rounds(record) if len(each["numbers"]) < players]
    if not found:
        raise NotApplicable
    numbers = chance.choice(found)["numbers"]
    seat = next(seat for seat in range(players) if all(one["seat"] != seat for one in numbers))
    numbers.append({"seat": seat, "number": random_number(chance)})
    numbers.sort(key=lambda one: one["seat"])


def move_number(record: Record, _other: Record, chance: Random) -> None:
    numbers = some_round(record, chance)["numbers"]
    seats = [one["seat"] for one in numbers]
    free = [seat for seat in range(record["options"]["players"]) if seat not in seats]
    if free:
        chance.choice(numbers)["seat"] = free[0]
        numbers.sort(key=lambda one: one["seat"])
        return
    one, two = chance.sample(numbers, 2)
    if one["number"] == two["number"]:
        raise NotApplicable
    one["number"], two["number"] = two["number"], one["number"]


def change_secret(record: Record, _other: Record, chance: Random) -> None:
    each = some_round(record, chance)
    each["secret"] = other_digit(each["secret"], chance)


def secret_of_another_game(record: Record, other: Record, chance: Random) -> None:
    some_round(record, chance)["secret"] = some_round(other, chance)["secret"]


def round_of_another_game(record: Record, other: Record, chance: Random) -> None:
    some_round(record, chance).update(some_round(other, chance))


def secret_of_another_round(record: Record, _other: Record, chance: Random) -> None:
    first, second = two_rounds(record, chance)
    rounds(record)[first]["secret"] = rounds(record)[second]["secret"]


def proof_of_another_round(record: Record, _other: Record, chance: Random) -> None:
    first, second = two_rounds(record, chance)
    rounds(record)[first] = rounds(record)[second]


def proof_of_another_game(record: Record, other: Record, _chance: Random) -> None:
    record["fair"] = other["fair"]


def proof_of_another_table(record: Record, other: Record, _chance: Random) -> None:
    record["table"] = record["fair"]["game"]
    record["fair"] = other["fair"]


def change_game(record: Record, _other: Record, _chance: Random) -> None:
    record["fair"]["game"] += "x"


def change_commitment(record: Record, _other: Record, chance: Random) -> None:
    each = some_round(record, chance)
    each["commitment"] = other_digit(each["commitment"], chance)


def change_seed(record: Record, _other: Record, chance: Random) -> None:
    each = some_round(record, chance)
    each["seed"] = other_digit(each["seed"], chance)


def change_rules(record: Record, _other: Record, _chance: Random) -> None:
    record["fair"]["rules"] += ".1"


def change_first(record: Record, _other: Record, chance: Random) -> None:
    """Change the first player of the first deal. The rules decide who is first in later deals (A7)."""
    players = record["options"]["players"]
    deal = record["deals"][0]
    deal["first"] = (deal["first"] + chance.randrange(1, players)) % players


def change_later_first(record: Record, _other: Record, chance: Random) -> None:
    if len(record["deals"]) < 2:
        raise NotApplicable
    deal = chance.choice(record["deals"][1:])
    deal["first"] = (deal["first"] + 1) % record["options"]["players"]


def remove_proof(record: Record, _other: Record, _chance: Random) -> None:
    del record["fair"]


def remove_round(record: Record, _other: Record, _chance: Random) -> None:
    rounds(record).pop()


def double_round(record: Record, _other: Record, _chance: Random) -> None:
    rounds(record).append(rounds(record)[-1])


def change_scheme(record: Record, _other: Record, _chance: Random) -> None:
    record["fair"]["scheme"] = "goldgavel-fair/0"


def shout_number(record: Record, _other: Record, chance: Random) -> None:
    chance.choice(some_round(record, chance)["numbers"])["number"] = "ABC"


def number_for_no_seat(record: Record, _other: Record, chance: Random) -> None:
    some_round(record, chance)["numbers"].append({"seat": record["options"]["players"], "number": "7"})


def short_secret(record: Record, _other: Record, chance: Random) -> None:
    each = some_round(record, chance)
    each["secret"] = each["secret"][:-2]


FORGERIES = {
    forgery.forge.__name__: forgery
    for forgery in (
        Forgery(exchange_cards, "fair-cards"),
        Forgery(change_number, "fair-numbers"),
        Forgery(lengthen_number, "fair-numbers"),
        Forgery(remove_number, "fair-numbers"),
        Forgery(add_number, "fair-numbers"),
        Forgery(move_number, "fair-number-moved"),
        Forgery(change_secret, "fair-secret"),
        Forgery(secret_of_another_game, "fair-secret"),
        Forgery(round_of_another_game, "fair-secret"),
        Forgery(secret_of_another_round, "fair-other-round"),
        Forgery(proof_of_another_round, "fair-other-round"),
        Forgery(proof_of_another_game, "fair-deal"),
        Forgery(proof_of_another_table, "fair-other-game"),
        Forgery(change_game, "fair-secret"),
        Forgery(change_commitment, "fair-commitment"),
        Forgery(change_seed, "fair-seed"),
        Forgery(change_rules, "fair-rules"),
        Forgery(change_first, "fair-first"),
        Forgery(change_later_first, "record-deal"),
        Forgery(remove_proof, "fair-missing"),
        Forgery(remove_round, "fair-round-missing"),
        Forgery(double_round, "fair-rounds-left"),
        Forgery(change_scheme, "fair-scheme"),
        Forgery(shout_number, "fair-number-form"),
        Forgery(number_for_no_seat, "fair-seats"),
        Forgery(short_secret, "fair-digits"),
    )
}
