"""The novice makes its intended mistakes and still beats random play."""

from random import Random
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.bots.novice import NoviceBot, auction, aurum
from goldgavel.kernel.errors import BotError
from tests.kit.games.auction import auction as auction_game
from tests.kit.games.auction import dealt as auction_dealt
from tests.kit.games.auction import give
from tests.kit.games.aurum import aurum as aurum_game
from tests.kit.games.aurum import dealt, past_window, trick
from tests.kit.games.moves import do, legal
from tests.kit.games.sample_sizes import count


def choices(state: Any) -> set[str]:
    """Return all tempting moves of the seat to move."""
    view = state.view(state.current_player())
    found = set({"aurum": aurum, "auction": auction}[state.game.name].candidates(view))
    assert found <= legal(state)
    assert found
    return found


# Aurum.


def test_it_bids_as_many_tricks_as_it_has_high_cards() -> None:
    """Bi9, P8, Ag7 and Zn9 from the cards of three players: the novice bids four."""
    state = dealt(aurum_game(3), 0, {0: "Bi9 P8 Ag7 Zn9 Bi1 P2 Ag3 Zn4 Bi4 P5 Ag6 Zn6"})
    assert choices(state) == {"bid Zn4", "bid Bi4"}


def test_it_never_changes_a_bid() -> None:
    state = dealt(aurum_game(3), 0, {0: "Bi9 P9", 1: "P1", 2: "Zn1"})
    do(state, "0: bid Bi9", "1: bid P1", "2: bid Zn1")
    assert state.in_window()
    assert choices(state) == {"keep"}


def test_it_leads_its_highest_card() -> None:
    state = dealt(aurum_game(3), 0, {0: "Bi9 P8 Ag7 Zn5 Bi1 P2 Ag3 Zn4 Bi4 P5 Ag6 Zn6", 1: "P1", 2: "Zn1"})
    past_window(do(state, "0: bid Zn5", "1: bid P1", "2: bid Zn1"))
    assert choices(state) == {"play Bi9"}


def test_it_beats_its_partners_winning_card_with_its_best() -> None:
    hands = {0: "Ag3 Cu10", 1: "P4 Ag4", 2: "Bi2 Zn5", 3: "Zn10 Zn6 Cu9 Cu7"}
    state = past_window(do(dealt(aurum_game(4), 0, hands), "bid Cu10", "bid Ag4", "bid Zn5", "bid Cu7"))
    trick(state, "Ag3", "P4", "Bi2")
    assert state.current_player() == 3
    assert choices(state) == {"play Zn10"}


def test_with_its_bid_reached_it_throws_its_lowest_card() -> None:
    state = dealt(aurum_game(3), 0, {0: "Bi1 P8 Ag7 Zn5 Bi9 P2 Ag3 Zn4 Bi4 P5 Ag6 Zn6", 1: "P1", 2: "Zn1"})
    past_window(do(state, "0: bid Bi1", "1: bid P1", "2: bid Zn1"))
    state.piles = [1, 0, 0, 0]
    assert choices(state) == {"play P2"}


@pytest.mark.parametrize("players", [3, 4])
def test_it_sees_which_cards_win_as_the_rules_do(players: int) -> None:
    """The novice has only a view, so it compares cards itself (A21, A24)."""
    compared = {True: 0, False: 0}
    for seed in range(count(10, 500)):
        state = aurum_game(players).new_game(seed)
        chance = Random(seed)
        while not state.is_terminal():
            seat = state.current_player()
            before = state.view(seat)
            move = chance.choice(before.legal)
            winning = do(state, move).view().so_far.winning
            if move.startswith("play ") and winning is not None:  # the trick has not ended
                wins = winning.seat == seat
                assert aurum.beats(aurum.read_card(move.removeprefix("play ")), before) == wins
                compared[wins] += 1
    assert min(compared.values()) > 50


# Auction.


def test_it_pays_what_the_open_cards_add_today_and_leaps() -> None:
    state = auction_dealt(auction_game(4), "painting painting stamp")
    assert choices(state) == {"bid 1", "bid 2", "bid 3"}
    assert choices(do(state, "bid 9")) == {"bid 10"}
    assert choices(do(state, "bid 10")) == {"pass"}


def test_it_does_not_see_what_a_set_may_grow_to() -> None:
    """A first stamp is worth one point now; the novice ignores what may follow."""
    state = give(auction_dealt(auction_game(4), "stamp furniture jewel"), {1: "sculpture"})
    assert choices(do(state, "bid 1")) == {"pass"}


def test_it_stops_the_bidding_at_the_first_chance() -> None:
    state = auction_dealt(auction_game(4, tokens="stop"), "sculpture sculpture jewel")
    assert choices(state) == {"bid 10 stop"}


def test_it_takes_a_swap_that_helps_the_other_more() -> None:
    held = {0: "painting jewel jewel jewel", 1: "stamp jewel", 2: "painting", 3: "painting"}
    state = give(auction_dealt(auction_game(4, tokens="exchange"), "furniture stamp furniture"), held)
    do(state, f"{state.current_player()}: bid 1 exchange", "offer 1 painting for stamp mine")
    assert choices(state) == {"accept"}


# Both.


@pytest.mark.soak
@pytest.mark.parametrize(
    ("name", "players", "seats"), [("aurum", 3, (0,)), ("aurum", 4, (0, 2)), ("auction", 4, (0,))]
)
def test_it_stands_between_chance_and_the_adept(name: str, players: int, seats: tuple[int, ...]) -> None:
    """`python -m benchmarks.strength novice` measures by how much; the bounds here leave a wide margin."""
    game = gg.load(name, players=players)
    fair = len(seats) / players

    def share(bot: str, others: str) -> float:
        total = 0.0
        games = count(24, 240)
        for turn in range(games):
            ours = {(seat + turn) % players for seat in seats}
            bots = [bot if seat in ours else others for seat in range(players)]
            total += play_game(game, bots, seed=turn).returns()[min(ours)]
        return total / games

    assert share("novice", "random") > fair
    assert share("novice", "adept") < fair


def test_the_same_view_and_seed_give_the_same_move() -> None:
    game = gg.load("auction")
    view = game.new_game(1).view(game.new_game(1).current_player())
    moves = [[NoviceBot(game, 0, seed).choose(view, (), None) for seed in range(40)] for _ in range(2)]
    assert moves[0] == moves[1]
    assert len(set(moves[0])) > 1


def test_a_game_that_it_does_not_know() -> None:
    game = gg.load("aurum")
    game.name = "whist"  # type: ignore[misc]
    with pytest.raises(BotError, match="whist"):
        NoviceBot(game, 0, 0)
