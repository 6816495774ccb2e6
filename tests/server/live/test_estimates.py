"""Advice that a seat can ask for if the table allows help: what a lot is worth, and what to bid."""

import asyncio
from typing import Any

import pytest
from msgspec import convert

import goldgavel as gg
from goldgavel.bots.adept.auction.appraisal import appraisal
from goldgavel.bots.adept.aurum.bid_range import bid_range
from tests.kit.clients.live_client import all_live, seated_table


def answers(
    address: str, game: str, options: dict[str, Any], kind: str = "estimate", **more: Any
) -> list[tuple[Any, Any]]:
    """Return each seat's advice and view."""
    field = {"estimate": "estimate", "bid-range": "range"}[kind]
    table, people = seated_table(address, game, options, **more)

    async def ask() -> list[tuple[Any, Any]]:
        async with all_live(address, table, people) as seats:
            for seat in seats:
                await seat.until(lambda s=seat: s.view["phase"] == "bid")  # type: ignore[misc]
            return [((await seat.ask({"type": kind}, kind))[field], seat.view) for seat in seats]

    return asyncio.run(ask())


def test_each_seat_is_told_what_its_own_view_says(address: str) -> None:
    game = gg.load("auction", players=4)
    for seat, (estimate, view) in enumerate(answers(address, "auction", {"players": 4})):
        expected = appraisal(game, convert(view, game.view_type), seat)
        assert estimate == {"round": 0, "likely": expected.likely, "low": expected.low, "high": expected.high}


@pytest.mark.parametrize(
    ("game", "more"), [("auction", {"help": False}), ("aurum", {})], ids=["no help", "another game"]
)
def test_where_there_is_nothing_to_say_the_answer_is_null(address: str, game: str, more: dict[str, Any]) -> None:
    assert [estimate for estimate, _ in answers(address, game, {"players": 3}, **more)] == [None] * 3


@pytest.mark.parametrize("players", [3, 4])
def test_whoever_has_to_bid_is_told_which_bids_suit_the_hand(address: str, players: int) -> None:
    """With three all bid at once; with four the others are asked later, so there is nothing to say to them."""
    game = gg.load("aurum", players=players)
    told = []
    for found, view in answers(address, "aurum", {"players": players}, "bid-range"):
        if view["legal"]:
            expected = bid_range(game, convert(view, game.view_type))
            assert found == {"round": 0, "low": expected.low, "high": expected.high}
        else:
            assert found is None
        told.append(found is not None)
    assert sum(told) == (3 if players == 3 else 1)


@pytest.mark.parametrize(
    ("game", "more"), [("aurum", {"help": False}), ("auction", {})], ids=["no help", "another game"]
)
def test_there_is_no_suggestion_without_help_or_in_auction(address: str, game: str, more: dict[str, Any]) -> None:
    assert [found for found, _ in answers(address, game, {"players": 3}, "bid-range", **more)] == [None] * 3


def test_after_the_bid_there_is_nothing_to_suggest(address: str) -> None:
    table, people = seated_table(address, "aurum", {"players": 3})

    async def play() -> None:
        async with all_live(address, table, people) as seats:
            first = seats[0]
            await first.until(lambda: first.view["phase"] == "bid")
            await first.move(first.view["legal"][0])
            await first.until(lambda: not first.view["legal"])
            assert (await first.ask({"type": "bid-range"}, "bid-range"))["range"] is None

    asyncio.run(play())
