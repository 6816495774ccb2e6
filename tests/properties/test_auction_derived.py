"""Derived values predict the score sheets after a lot, a swap or a replica."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games.auction.knowledge import events
from goldgavel.games.auction.knowledge.view import AuctionView
from goldgavel.games.auction.rules.box import GROUPS, KINDS
from goldgavel.kernel.streams import Stream
from tests.kit.games.auction import ALL, auction, dealt, give, sell
from tests.kit.games.moves import do
from tests.kit.games.option_mixes import mix_id, random_game, spread
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak
every_mix = pytest.mark.parametrize("mix", spread("auction", count(24, 128)), ids=mix_id)


def of_cards(view: AuctionView, seat: int) -> int:
    """The total without coins."""
    return view.scores[seat].total - view.scores[seat].coins


def has_replicas(view: AuctionView, seat: int, cards: tuple[str, ...]) -> bool:
    return "replica" in "".join(cards) or view.cards[seat].replica > 0


@every_mix
def test_a_lot_and_a_swap_add_what_was_foretold(mix: dict[str, Any]) -> None:
    """Exact without a replica. With one, the prediction is the best choice."""
    state = gg.load("auction", **mix).new_game(1)
    stream = Stream(1, 7)
    lots = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        before = state.view(None)
        state.apply_action(actions[stream.below(len(actions))])
        after = state.view(None)
        for event in state.events(None):
            if isinstance(event, events.LotWon):
                lots += 1
                assert_lot_foretold(before, event, after)
            elif isinstance(event, events.CardsSwapped):
                assert_swap_foretold(before, event, after)
    assert lots > 3


def assert_lot_foretold(before: AuctionView, event: events.LotWon, after: AuctionView) -> None:
    worth = before.worth[event.seat]
    foretold = getattr(worth.by_third, event.cards[-1])
    added = of_cards(after, event.seat) - of_cards(before, event.seat)
    assert worth.least <= worth.average <= worth.most
    assert worth.least <= foretold <= worth.most
    if has_replicas(before, event.seat, event.cards):
        assert after.joining == event.seat or added <= foretold
    else:
        assert added == foretold


def assert_swap_foretold(before: AuctionView, event: events.CardsSwapped, after: AuctionView) -> None:
    assert before.swap_worth is not None
    cards = (event.given, event.taken)
    if after.phase in {"bid", "over"} and not any(
        has_replicas(before, seat, cards) for seat in (event.seat, event.other)
    ):
        for seat, foretold in ((event.seat, before.swap_worth.seat), (event.other, before.swap_worth.to)):
            if not has_won(before, after, seat):
                assert of_cards(after, seat) - of_cards(before, seat) == foretold


def has_won(before: AuctionView, after: AuctionView, seat: int) -> bool:
    return after.cards[seat].count != before.cards[seat].count


@every_mix
def test_a_replica_adds_what_was_foretold(mix: dict[str, Any]) -> None:
    state = gg.load("auction", **mix).new_game(2)
    stream = Stream(2, 7)
    while not state.is_terminal():
        actions = state.legal_actions()
        action = actions[stream.below(len(actions))]
        before = state.view(None)
        state.apply_action(action)
        assert (before.join_worth is None) == (before.joining is None)
        if before.join_worth is not None and before.joining is not None:
            group = state.game.move_text(action).removeprefix("join ")
            added = of_cards(state.view(None), before.joining) - of_cards(before, before.joining)
            assert added == getattr(before.join_worth, group)


@every_mix
def test_what_a_glance_tells_agrees_with_what_may_be_done(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        view = state.view(None)
        for seat in view.to_move:
            legal = state.view(seat).legal
            if view.phase == "bid" and len(legal) > 1:
                assert f"bid {view.least_bid}" in legal
                assert f"bid {view.high_bid}" not in legal
            if view.join_worth is not None:
                groups = [group for group in GROUPS if getattr(view.join_worth, group) is not None]
                assert legal == tuple(f"join {group}" for group in groups)
        assert bool(view.worth) == bool(view.lot) == (view.least_bid is not None)
        for worth in view.worth:
            for kind in KINDS:
                assert (getattr(worth.by_third, kind) is None) == (getattr(view.unseen, kind) == 0)

    random_game(gg.load("auction", **mix), 3, see)


def test_B16_the_worth_of_a_lot_is_what_the_sheet_would_gain() -> None:
    state = give(dealt(auction(), "stamp painting jewel"), {1: "stamp stamp furniture"})
    worth = state.view(None).worth[1]
    assert worth.open == (17 - 8) + 5
    assert worth.by_third.stamp == (28 - 8) + 5
    assert worth.by_third.furniture == worth.open + 12
    assert worth.by_third.sculpture == worth.open + 5 + 20
    assert worth.by_third.collection == worth.open - 10


def test_B11_a_replica_of_the_lot_counts_where_it_is_worth_most() -> None:
    state = give(dealt(auction(), "replica painting jewel"), {1: "stamp stamp stamp furniture jewel"})
    worth = state.view(None).worth
    assert worth[1].open == max(28 - 17, 12, 10 - 4) + 5
    assert worth[0].open == 5
    assert worth[0].by_third.stamp == 5 + 8


def test_B26_a_swap_is_worth_what_both_sheets_gain() -> None:
    state = give(
        dealt(auction(tokens=ALL), "stamp painting jewel"), {0: "furniture stamp", 1: "stamp replica@furniture"}
    )
    do(state, "bid 1 exchange", "offer 1 furniture for stamp mine")
    swap = state.view(None).swap_worth
    assert swap is not None
    assert (swap.seat, swap.to) == (8 - 1, 12 - 1)
    assert do(state, "decline").view(None).swap_worth is None


def test_B13_the_bank_is_promised_to_the_one_player_with_the_fewest() -> None:
    state = dealt(auction(players=3), "stamp painting jewel", "stamp painting jewel")
    assert state.view(None).bank_to is None
    sell(sell(state, 0), 1)
    assert state.view(None).bank_to == 2
