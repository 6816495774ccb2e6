"""Fair deals at a live table: the messages that clients receive, and the numbers they add."""

from random import Random
from typing import Any

from tests.kit.clients.live_client import NO_PACE, Live
from tests.kit.games.fair_records import random_number

LONG = {**NO_PACE, "numbers_wait": 60}
SMALL = {"aurum": {"players": 3, "bid_changes": False}, "auction": {"players": 3}}


def fair_of(client: Live) -> dict[str, Any]:
    """Return the last fairness message of the client."""
    found: dict[str, Any] = next(message["fair"] for message in reversed(client.messages) if message.get("fair"))
    return found


async def add(client: Live, round_number: int, number: str) -> None:
    await client.send({"type": "number", "round": round_number, "number": number})


async def number_every_round(client: Live, chance: Random, given: dict[int, str]) -> None:
    """Add a number to each committed deal, as the page does."""
    for round_number in range(1, 1000):
        await client.until(lambda: client.is_over() or is_coming(client, round_number))  # noqa: B023
        if client.is_over():
            return
        number = random_number(chance)
        await add(client, round_number, number)
        await client.until(lambda: is_in(client, round_number, number) or client.is_over())  # noqa: B023
        if is_in(client, round_number, number):
            given[round_number] = number


def is_coming(client: Live, round_number: int) -> bool:
    coming = fair_of(client)["coming"]
    return coming is not None and coming["round"] == round_number


def is_in(client: Live, round_number: int, number: str) -> bool:
    fair = fair_of(client)
    rounds = [*fair["dealt"], *([fair["coming"]] if fair["coming"] else [])]
    mine = {"seat": client.seat, "number": number}
    return any(one["round"] == round_number and mine in one["numbers"] for one in rounds)


def numbers_now(client: Live) -> list[dict[str, Any]]:
    fair = fair_of(client)
    found: list[dict[str, Any]] = (fair["coming"] or fair["dealt"][-1])["numbers"]
    return found
