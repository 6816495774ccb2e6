"""The numbers on the page's Auction cards and reference cards are those of the rules."""

import json
from pathlib import Path

from goldgavel.games.auction.rules.box import BOXES
from goldgavel.games.aurum.options import EDITION, preset
from tests.kit.games.auction import points

SOURCE = Path(__file__).parents[2] / "web" / "src"
PRINTED = json.loads((SOURCE / "cards" / "auction" / "figures.json").read_text(encoding="utf-8"))
REFERENCE = json.loads((SOURCE / "reference" / "figures.json").read_text(encoding="utf-8"))


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


def test_B2_B14_B24_the_reference_card_has_coins_rounds_and_the_least_bid_for_a_stop() -> None:
    printed = REFERENCE["auction"]
    assert printed["purse"] == {str(players): box.purse for players, box in BOXES.items()}
    assert printed["stop_minimum"] == {str(players): box.stop_minimum for players, box in BOXES.items()}
    assert {box.cards // 3 for box in BOXES.values()} == {printed["rounds"]}


def test_A16_the_reference_card_has_changes_of_bids_where_the_edition_has() -> None:
    changes = {edition: preset(edition, 4)["bid_changes"] for edition in EDITION.allowed}
    assert REFERENCE["aurum"]["bid_changes"] == changes
