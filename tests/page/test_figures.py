"""The scores printed on the page's Auction cards are those of the rules (B15 to B20)."""

import json
from pathlib import Path

from tests.kit.games.auction import points

FILE = Path(__file__).parents[2] / "web" / "src" / "cards" / "auction" / "figures.json"
PRINTED = json.loads(FILE.read_text(encoding="utf-8"))


def of_one(kind: str, cards: str) -> int:
    return points({0: cards}, kind)[0]


def test_B15_B18_what_every_card_or_pair_is_worth() -> None:
    assert PRINTED["painting"]["each"] == of_one("painting", "painting")
    assert PRINTED["furniture"]["pair"] == of_one("furniture", "furniture furniture")


def test_B16_B17_the_worth_of_each_number_of_cards() -> None:
    for kind in ("stamp", "jewel"):
        assert PRINTED[kind] == [of_one(kind, " ".join([kind] * count)) for count in range(1, 7)]
        assert PRINTED[kind][-1] == of_one(kind, " ".join([kind] * 7))


def test_B19_the_places() -> None:
    ranked = {seat: " ".join(["sculpture"] * (3 - seat)) for seat in range(3)}
    assert [*PRINTED["sculpture"]["places"], PRINTED["sculpture"]["without"]] == points(ranked, "sculpture")


def test_B20_with_and_without_a_set() -> None:
    a_set = "painting sculpture furniture stamp jewel"
    assert PRINTED["collection"]["with_set"] == of_one("collection", f"collection {a_set}")
    assert PRINTED["collection"]["without_set"] == of_one("collection", "collection")
