"""Properties of Auction over random games of every option mix."""

from collections import Counter
from typing import Any

import pytest

from goldgavel.games.auction.game import Auction
from goldgavel.games.auction.rules.box import GROUPS, KINDS, Box
from tests.kit.games.option_mixes import mix_id, random_game, spread
from tests.kit.games.sample_sizes import count

pytestmark = pytest.mark.soak


def held(cards: Any) -> Counter[str]:
    found = Counter({kind: getattr(cards, kind) for kind in KINDS})
    found["replica"] += sum(getattr(cards.joined, group) for group in GROUPS)
    return found


@pytest.mark.parametrize("mix", spread("auction", count(40, 128)), ids=mix_id)
def test_cards_and_coins_are_conserved(mix: dict[str, Any]) -> None:
    game = Auction(mix)
    box = Counter(dict(zip(KINDS, game.box.kinds, strict=True)))

    def see(state: Any) -> None:
        view = state.view()
        assert sum(view.coins) + view.bank == 60
        assert min(view.coins) >= 0
        found = Counter({kind: getattr(view.unseen, kind) for kind in KINDS}) + Counter(view.lot)
        for cards in view.cards:
            found += held(cards)
            assert cards.count == held(cards).total()
        for lot in view.boxed:
            found += Counter(lot.cards) + Counter([lot.third] if lot.third else [])
        assert found == box

    random_game(game, 13, see)


@pytest.mark.parametrize("mix", spread("auction", count(40, 128)), ids=mix_id)
def test_a_game_has_twenty_rounds_and_ends_with_its_result(mix: dict[str, Any]) -> None:
    rounds = []
    state = random_game(Auction(mix), 19, lambda state: rounds.append(state.view().round))
    assert rounds == sorted(rounds)
    assert set(rounds) == set(range(20))
    result = state.game.result(state)
    assert [line["total"] for line in result["scores"]] == state.scores()
    kinds = (*KINDS[:6], "coins")
    assert all(line["total"] == sum(line[kind] for kind in kinds) for line in result["scores"])
    assert [share > 0 for share in state.returns()] == [seat in result["winners"] for seat in range(state.players)]


@pytest.mark.parametrize("mix", spread("auction", count(40, 128)), ids=mix_id)
def test_who_wins_is_in_the_bidding_and_can_pay(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        view = state.view()
        if view.high_bidder is not None and view.phase in {"bid", "offer", "answer"}:
            assert view.high_bidder in view.bidding
            assert 1 <= view.high_bid <= view.coins[view.high_bidder]
        if view.phase == "bid":
            assert view.to_move[0] in view.bidding
            assert view.to_move[0] != view.high_bidder
            assert "pass" in state.view(view.to_move[0]).legal
        if view.phase == "join":
            assert view.joining in view.to_move
            assert view.cards[view.to_move[0]].replica > 0
            assert len(state.view(view.to_move[0]).legal) > 1

    random_game(Auction(mix), 23, see)


def test_sizes_are_parameters() -> None:
    """Reduced games for research follow the same rules."""
    for box in (
        Box(players=3, kinds=(2, 2, 2, 2, 2, 1, 1), purse=4, stop_minimum=3),
        Box(players=5, kinds=(1, 3, 3, 0, 0, 2, 4), purse=2, stop_minimum=2),
    ):
        game = Auction({"players": box.players, "tokens": "stop,ban,exchange"}, box)
        for seed in range(20):
            state = random_game(game, seed)
            assert state.view().round == box.cards // 3 - 1
            assert game.from_record(state.record()).record() == state.record()
            assert sum(state.view().coins) + state.view().bank == box.coins
        assert game.playouts(n=50, seed=1).moves > 50
        assert game.num_actions() == len(set(game.texts))
        assert game.texts[box.coins] == f"bid {box.coins}"
