"""Estimates of a lot's value, requested by a seat if the table allows help."""

import asyncio
from typing import Any

import pytest
from msgspec import convert

import goldgavel as gg
from goldgavel.bots.adept.auction.appraisal import appraisal
from tests.kit.clients.live_client import all_live, seated_table


def answers(address: str, game: str, options: dict[str, Any], **more: Any) -> list[tuple[Any, Any]]:
    """Return each seat's estimate and view."""
    table, people = seated_table(address, game, options, **more)

    async def ask() -> list[tuple[Any, Any]]:
        async with all_live(address, table, people) as seats:
            for seat in seats:
                await seat.until(lambda s=seat: s.view["phase"] == "bid")  # type: ignore[misc]
            return [((await seat.ask({"type": "estimate"}, "estimate"))["estimate"], seat.view) for seat in seats]

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
