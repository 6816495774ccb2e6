"""Makes another world for a game: one seat has seen the same, but the cards it cannot know differ."""

from typing import Any

import goldgavel as gg
from goldgavel.games.auction.knowledge.view import unseen_places
from goldgavel.games.auction.rules.box import KINDS
from goldgavel.kernel.streams import Stream


def other_world(state: Any, seat: int | None, stream: Stream) -> Any:
    """Replay the game with the cards that the seat cannot know in other places."""
    record = state.record()
    world = state.game.sample(state.view(seat), stream)
    exchange = {"aurum": _exchange_hands, "auction": _exchange_deck}[state.game.name]
    exchange(record, state, world)
    return gg.from_record(record)


def _exchange_hands(record: dict[str, Any], state: Any, world: Any) -> None:
    """Change the dealt hands. Hidden cards never change hands, so they were dealt where the sample has them."""
    deal = record["deals"][-1]
    for seat in range(state.players):
        mine = set(_held(state, seat))
        others = set(_held(world, seat))
        deal["hands"][seat] = [card for card in deal["hands"][seat] if card not in mine - others] + sorted(
            others - mine
        )
        if state.view().bids[seat] is None and state.view().has_bid[seat]:
            for move in record["moves"][state.move_log.round_start :]:
                if move["seat"] == seat:
                    move["move"] = f"bid {world.view(seat).bids[seat]}"


def _held(state: Any, seat: int) -> list[str]:
    bid = state.view(seat).bids[seat]
    secret = state.view().bids[seat] is None
    return list(state.view(seat).hand) + ([bid] if bid is not None and secret else [])


def _exchange_deck(record: dict[str, Any], state: Any, world: Any) -> None:
    """Change the deck at the places that the seat has not seen."""
    for place in unseen_places(state):
        record["deals"][0]["deck"][place] = KINDS[world.deck[place]]
