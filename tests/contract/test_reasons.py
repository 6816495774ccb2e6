"""Illegal moves that players may try are refused with a reason."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import IllegalMove, MoveError
from goldgavel.kernel.streams import Stream
from tests.kit.games import auction, aurum
from tests.kit.games.alternate_worlds import other_world
from tests.kit.games.moves import do, legal
from tests.kit.games.option_mixes import all_spread, dealt_by_hand, mix_id, random_game, spread
from tests.kit.games.sample_sizes import mix_count

every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(mix_count(24, 128)), ids=mix_id)
pytestmark = pytest.mark.soak


def reason(problem: Any) -> tuple[type, str, str, str]:
    return type(problem), problem.code, problem.rule, str(problem)


@every_mix
def test_each_is_refused_for_that_reason(name: str, mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        for seat in range(state.game.players):
            refused = state.reasons(seat)
            assert not refused or seat in state.to_move()
            assert not set(refused) & set(state.view(seat).legal)
            for move, problem in refused.items():
                assert isinstance(problem, IllegalMove)
                assert reason(problem) == reason(state.why_illegal(move, seat))

    random_game(gg.load(name, **mix), 41, see)
    dealt_by_hand(gg.load(name, **mix), 42, see)


@every_mix
def test_reasons_do_not_depend_on_what_the_seat_cannot_know(name: str, mix: dict[str, Any]) -> None:
    stream = Stream(43)
    seen = 0

    def see(state: Any) -> None:
        nonlocal seen
        seen += 1
        if seen % 16:
            return
        for seat in state.to_move():
            other = other_world(state, seat, stream)
            told, told_there = state.reasons(seat), other.reasons(seat)
            assert {move: str(told[move]) for move in told} == {m: str(told_there[m]) for m in told_there}

    random_game(gg.load(name, **mix), 44, see)


def test_only_a_seat_has_reasons() -> None:
    with pytest.raises(MoveError):
        aurum.dealt(aurum.aurum(3)).reasons(3)
    over = random_game(gg.load("auction"), 1)
    assert [over.reasons(seat) for seat in range(4)] == [{}] * 4


@pytest.mark.parametrize("mix", spread("aurum", mix_count(12, 128)), ids=mix_id)
def test_A8_A19_every_card_held_is_legal_or_has_its_reason(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        for seat in range(state.players):
            view = state.view(seat)
            choices = set()
            if view.phase in {"bid", "play"} and view.legal:
                choices = {f"{view.phase} {card}" for card in (*view.hand, *view.stocks[seat])}
            if view.phase == "play" and view.legal:
                choices.add("end")
            assert set(state.reasons(seat)) == choices - set(view.legal)

    random_game(gg.load("aurum", **mix), 45, see)


@pytest.mark.parametrize("mix", spread("auction", mix_count(24, 128)), ids=mix_id)
def test_B23_every_token_can_be_used_or_has_its_reason(mix: dict[str, Any]) -> None:
    def see(state: Any) -> None:
        view = state.view(state.turn)
        if view.phase == "bid":
            refused = state.reasons(view.seat)
            for token in ("stop", "ban", "exchange"):
                usable = any(token in move for move in view.legal)
                expected = token in view.options.tokens and not usable
                assert sum(token in move for move in refused) == expected

    random_game(gg.load("auction", **mix), 46, see)


def rules(state: Any) -> dict[str, str]:
    return {move: problem.code for move, problem in state.reasons(state.turn).items()}


def test_A8_gold_cannot_be_a_bid() -> None:
    state = aurum.dealt(aurum.aurum(3))
    assert [set(state.reasons(seat)) for seat in range(3)] == [{"bid Au0"}] * 3
    assert rules(state) == {"bid Au0": "aurum-bid-base-card"}
    do(state, min(legal(state)))
    assert state.reasons(0) == {}, "a bid given is final: nothing tempts any more (A9)"


def test_A18_the_leader_is_told_why_not_gold() -> None:
    state = aurum.dealt(aurum.aurum(4, bid_changes=False))
    for _ in range(4):
        do(state, min(legal(state)))
    assert rules(state) == {"play Au0": "aurum-gold-never-leads", "end": "aurum-leader-leads"}


def test_A19_one_metal_is_one_reason() -> None:
    state = aurum.round_that_can_end(aurum.aurum(3))
    refused = state.reasons(2)
    assert {problem.code for problem in refused.values()} == {"aurum-metal-used"}
    assert len(refused) == 11
    assert len({id(problem) for problem in refused.values()}) == 2


def test_B6_bids_out_of_bounds() -> None:
    state = do(auction.dealt(auction.auction(4)), "bid 7")
    assert rules(state) == {"bid 7": "auction-bid-too-low", "bid 16": "auction-bid-beyond-coins"}


def test_B24_a_stop_that_the_purse_cannot_carry() -> None:
    state = auction.set_coins(auction.dealt(auction.auction(4, tokens="stop")), [9, 15, 15, 15])
    assert rules(state) == {"bid 10": "auction-bid-beyond-coins", "bid 1 stop": "auction-stop-too-low"}


def test_B23_a_used_token() -> None:
    state = do(auction.dealt(auction.auction(4, tokens="ban")), "bid 1 ban 1", "pass", "bid 2")
    assert rules(state)["bid 3 ban 3"] == "auction-token-used"


def test_B26_no_cards_to_exchange() -> None:
    state = auction.dealt(auction.auction(3, tokens="exchange"))
    assert rules(state) == {"bid 21": "auction-bid-beyond-coins", "bid 1 exchange": "auction-no-offer-possible"}


def test_B26_the_offer_comes_first_and_their_token_may_be_gone() -> None:
    state = auction.give(
        auction.dealt(auction.auction(3, tokens="exchange")), {0: "stamp", 1: "jewel", 2: "jewel"}
    )
    state.unused = [4, 0, 4, 0, 0, 0]
    do(state, "bid 1 exchange")
    assert rules(state) == {
        "pass": "auction-offer-first",
        "offer 1 stamp for jewel theirs": "auction-offer-token-used",
    }
    do(state, "offer 2 stamp for jewel mine")
    assert rules(state) == {"pass": "auction-answer-first"}


def test_B11_groups_that_a_replica_cannot_join() -> None:
    state = auction.dealt(auction.auction(3), "stamp jewel replica")
    auction.sell(state, 0)
    assert rules(state) == {
        "pass": "auction-join-first",
        "join painting": "auction-join-never",
        "join sculpture": "auction-group-not-owned",
        "join furniture": "auction-group-not-owned",
        "join collection": "auction-join-never",
    }
