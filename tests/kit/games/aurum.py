"""Builds Aurum positions from the cards that matter. The rest of the deck fills the hands."""

from collections.abc import Mapping, Sequence
from typing import Any

from goldgavel.games.aurum.game import Aurum
from goldgavel.games.aurum.state import State
from tests.kit.games.moves import do, legal


def aurum(players: int = 4, **options: Any) -> Aurum:
    return Aurum({"players": players} | options)


def deal_of(game: Aurum, first: int, hands: Mapping[int, str], aside: str = "") -> dict[str, Any]:
    """Return a whole deal with at least these cards. The other cards fill the hands in order."""
    named = {seat: cards.split() for seat, cards in hands.items()}
    spoken_for = {card for cards in named.values() for card in cards} | set(aside.split())
    rest = [card for card in list(game.card_numbers)[: game.box.cards] if card not in spoken_for]
    full = []
    for seat in range(game.players):
        own = list(named.get(seat, []))
        while len(own) < game.box.hand:
            own.append(rest.pop())
        full.append(own)
    return {"first": first, "hands": full, "aside": aside.split() + rest}


def dealt(game: Aurum, first: int = 0, hands: Mapping[int, str] | None = None, aside: str = "") -> State:
    state = game.start()
    state.deal(deal_of(game, first, hands or {}, aside))
    return state


def trick(state: State, *cards: str) -> State:
    """Play cards in turn. Bids are kept in every bid window."""
    for card in cards:
        while "keep" in legal(state):
            do(state, "keep")
        do(state, f"play {card}")
    return state


def past_window(state: State) -> State:
    while "keep" in legal(state):
        do(state, "keep")
    return state


# The end of a round, with any bids, tricks and gold.

STUCK_THIRD = {
    3: {0: "Bi9", 1: "P9", 2: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 P1 P2 P3 P4"},
    4: {0: "Bi10", 1: "Cu10", 2: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 Bi9 Cu1 Cu2 Cu3"},
}


def round_that_can_end(game: Aurum) -> State:
    """Return a state where seat 2 can play only gold, so that `end` is legal."""
    state = dealt(game, 0, STUCK_THIRD[game.players])
    lead, second = STUCK_THIRD[game.players][0], STUCK_THIRD[game.players][1]
    for seat in range(game.players):
        do(state, f"{seat}: {min(legal(state, seat) - {f'bid {lead}', f'bid {second}'})}")
    return trick(state, lead, second)


def end_with(
    game: Aurum,
    *,
    bids: Sequence[int],
    tricks: Sequence[int],
    gold: Sequence[Sequence[int]],
    nuggets: Sequence[int] = (),
    points: Sequence[int] = (),
    number: int = 0,
) -> State:
    """End a round with these bids, tricks and gold by seat, and these earlier results."""
    state = round_that_can_end(game)
    rest = [0] * (4 - game.players)
    state.bids = [bid - 1 for bid in bids] + rest
    state.piles = [*tricks, *rest]
    state.stock = [sum(1 << 4 * rank for rank in ranks) for ranks in gold] + rest
    state.nuggets = [*nuggets, *[0] * (4 - len(nuggets))]
    state.points = [*points, *[0] * (4 - len(points))]
    state.round = number
    if not state.stock[2]:  # something to decline, worth nothing
        state.stock = [*state.stock[:2], 1, *state.stock[3:]]
    return do(state, "end")


def sheet(state: State, number: int = -1) -> list[tuple[int, int, int]]:
    """Return (bid points, gold points, total) by side, for a finished round."""
    return [(side.bid_points, side.gold_points, side.total) for side in state.view().rounds[number].sides]


def round_winners(state: State) -> tuple[int, ...]:
    found: tuple[int, ...] = state.view().rounds[-1].winners
    return found
