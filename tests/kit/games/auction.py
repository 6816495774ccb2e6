"""Builds Auction positions from the lots that matter. The rest of the deck follows in order."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.rules.box import FORMS, GROUPS, KINDS
from goldgavel.games.auction.rules.card_counts import one
from goldgavel.games.auction.state import State
from tests.kit.games.moves import do

ALL = ("stop", "ban", "exchange")


def auction(players: int = 4, **options: Any) -> Auction:
    return Auction({"players": players} | options)


def deal_of(game: Auction, *lots: str, first: int = 0) -> dict[str, Any]:
    """Return a whole deal that begins with these lots. The third card of each is face down."""
    named = [card for lot in lots for card in lot.split()]
    left = Counter(dict(zip(KINDS, game.box.kinds, strict=True)))
    left.subtract(named)
    assert min(left.values()) >= 0, "the box has not that many"
    return {"first": first, "deck": [*named, *left.elements()]}


def dealt(game: Auction, *lots: str, first: int = 0) -> State:
    state = game.start()
    state.deal(deal_of(game, *lots, first=first))
    return state


def sell(state: State, seat: int, coins: int = 1) -> State:
    """Let the seat win the lot for this many coins. All others pass."""
    round_ = state.round
    while state.round == round_ and state.view().phase == "bid":
        do(state, f"bid {coins}" if state.turn == seat else "pass")
    return state


def all_pass(state: State) -> State:
    return do(state, *["pass"] * state.players)


def cards(state: State, seat: int) -> dict[str, int]:
    """Return the seat's cards by form, as offers name them."""
    held = state.view().cards[seat]
    counts = {kind: getattr(held, kind) for kind in KINDS}
    counts |= {f"replica@{group}": getattr(held.joined, group) for group in GROUPS}
    return {form: count for form, count in counts.items() if count}


def give(state: State, holdings: Mapping[int, str]) -> State:
    """Replace the cards of these seats."""
    held, owned = list(state.held), list(state.owned)
    for seat, forms in holdings.items():
        held[seat] = sum(one(FORMS.index(form)) for form in forms.split())
        owned[seat] = len(forms.split())
    state.held, state.owned = held, owned
    return state


def set_coins(state: State, coins: Sequence[int]) -> State:
    """Give the seats these coins."""
    state.coins = [*coins, *[0] * (6 - len(coins))]
    return state


def points(holdings: Mapping[int, str], kind: str, players: int = 4, **options: Any) -> list[int]:
    """Return the points of one kind by seat, for these cards."""
    state = give(dealt(auction(players, **options)), holdings)
    return [getattr(line, kind) for line in state.view().scores]
