"""A1 to A7: the box and the deal."""

import pytest

from goldgavel.games.aurum.rules import codes
from goldgavel.kernel.errors import DealError
from tests.kit.games.aurum import aurum, deal_of, dealt, round_that_can_end, trick
from tests.kit.games.moves import do


def all_cards(players: int) -> list[str]:
    view = [aurum(players).new_game(seed=1).view(seat) for seat in range(players)]
    return sorted([card for seat in view for card in seat.hand or ()] + list(view[0].aside))


def test_A1_fifty_base_cards_one_each() -> None:
    assert all_cards(4) == sorted(
        f"{metal}{rank}" for metal in ("Bi", "Cu", "P", "Ag", "Zn") for rank in range(1, 11)
    )


def test_A2_fifteen_gold_cards() -> None:
    view = aurum(4).new_game(seed=1).view()
    gold = sorted([card for stock in view.stocks for card in stock] + list(view.supply))
    assert gold == sorted(["Au0"] * 4 + ["Au1", "Au2", "Au3"] * 2 + ["Au4", "Au5", "Au6", "Au7", "Au8"])


def test_A3_nuggets_have_no_limit() -> None:
    game = aurum(3, zero_gold=False)
    state = round_that_can_end(game)  # nobody has gold: the round is over, all have 0 and share (A32, A33)
    assert state.view().nuggets == (1, 1, 1)
    state.deal(deal_of(game, 1, {1: "Bi9 Ag9", 2: "P9 Zn9", 0: "Bi1 Bi2 Bi3 Bi4 Bi5 Bi6 Bi7 Bi8 P1 P2 P3 P4"}))
    do(state, "0: bid Bi8", "1: bid Ag9", "2: bid Zn9", "play Bi9", "play P9")
    assert state.view().nuggets == (2, 2, 2)


def test_A4_three_players_without_copper_and_tens() -> None:
    assert all_cards(3) == sorted(f"{metal}{rank}" for metal in ("Bi", "P", "Ag", "Zn") for rank in range(1, 10))


def test_A4_three_players_without_gold_8_and_the_spare_0() -> None:
    view = aurum(3).new_game(seed=1).view()
    gold = sorted([card for stock in view.stocks for card in stock] + list(view.supply))
    assert gold == sorted(["Au0"] * 3 + ["Au1", "Au2", "Au3"] * 2 + ["Au4", "Au5", "Au6", "Au7"])


@pytest.mark.parametrize("players", [3, 4])
def test_A5_every_player_starts_every_round_with_a_gold_0(players: int) -> None:
    game = aurum(players, match="points")
    state = round_that_can_end(game)
    do(state, "end")
    assert state.needs_deal()
    state.deal(deal_of(game, 1, {}))
    assert state.view().stocks == (("Au0",),) * players
    assert "Au0" not in state.view().supply


def test_A5_a_gold_0_that_was_paid_stays_in_the_supply() -> None:
    state = dealt(aurum(4), 0, {0: "Ag1 Ag2", 1: "Bi1", 2: "Cu1", 3: "P1"})
    do(state, "bid Ag2", "bid Bi1", "bid Cu1", "bid P1", "swap Au0 Ag1")
    assert state.view().supply[0] == "Au0"


@pytest.mark.parametrize(("players", "left"), [(3, 0), (4, 2)])
def test_A6_twelve_cards_each_and_the_rest_face_up(players: int, left: int) -> None:
    state = aurum(players).new_game(seed=4)
    assert state.view().hand_sizes == (12,) * players
    assert len(state.view().aside) == left
    assert all(state.view(seat).aside == state.view().aside for seat in range(players))


@pytest.mark.parametrize("players", [3, 4])
def test_A6_before_the_first_deal_there_is_nothing(players: int) -> None:
    state = aurum(players).start()
    view = state.view(0)
    nothing: tuple[tuple[str, ...], ...] = ((),) * players
    assert (view.hand, view.hand_sizes, view.stocks) == ((), (0,) * players, nothing)
    assert (view.bids, view.known, view.tricks) == ((None,) * players, nothing, (0,) * players)
    assert (view.trick, view.last_trick, view.ended, view.rounds) == ((), None, None, ())
    assert (state.scores(), state.events()) == ([0] * players, ())
    assert set(view.nuggets) == {0}


def test_A6_a_new_deal_leaves_nothing_of_the_round_before() -> None:
    game = aurum(4)
    state = dealt(game, 0, {0: "Ag1 Ag5", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"})
    trick(do(state, "bid Ag5", "bid Bi5", "bid Cu5", "bid P5"), "Ag1", "Bi1", "Cu1", "P1")
    assert state.view().last_trick is not None
    state.phase = codes.DEAL
    state.round = 1
    state.deal(deal_of(game, 1, {}))
    view = state.view()
    assert (view.last_trick, view.trick, view.tricks, view.bids) == (None, (), (0,) * 4, (None,) * 4)


def test_A6_a_deal_must_be_whole() -> None:
    game = aurum(4)
    deal = deal_of(game, 0, {})
    deal["hands"][0][0] = deal["hands"][1][0]
    with pytest.raises(DealError, match="twice"):
        game.start().deal(deal)


def test_A7_first_player_of_the_first_round_is_random() -> None:
    firsts = {aurum(4).new_game(seed=seed).view().first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_A7_the_token_moves_clockwise() -> None:
    game = aurum(3)
    state = do(round_that_can_end(game), "end")
    with pytest.raises(DealError, match="seat 2, not 3"):
        state.deal(deal_of(game, 2, {}))
    state.deal(deal_of(game, 1, {}))
    assert state.view().first == 1


def test_A7_the_dealer_moves_the_token_too() -> None:
    state = aurum(3, match="points").new_game(seed=9)
    first = state.view().first
    while state.view().round == 0:
        state.apply_action(state.legal_actions()[-1])
    assert state.view().first == (first + 1) % 3
