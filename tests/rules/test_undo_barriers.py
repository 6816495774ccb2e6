"""Undo barriers: steps that reveal hidden information, by rule."""

from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.errors import IllegalMove
from goldgavel.kernel.streams import Stream
from goldgavel.text import LANGUAGES
from tests.kit.games import auction as auctions
from tests.kit.games import aurum as aurums
from tests.kit.games.moves import do, legal
from tests.kit.games.option_mixes import all_spread, mix_id, random_step, readers
from tests.kit.games.sample_sizes import count

RULES = ("A6", "A9", "A29", "A39", "B5", "B9", "B10")


def test_A6_a_deal_shows_hands() -> None:
    assert aurums.dealt(aurums.aurum(4)).reveals() == "A6"


def test_A9_only_the_last_secret_bid_shows_them_all() -> None:
    state = aurums.dealt(aurums.aurum(3))
    for seat, shown in ((1, None), (0, None), (2, "A9")):
        do(state, f"{seat}: {min(legal(state, seat))}")
        assert state.reveals() == shown


def test_A10_open_bids_show_nothing_but_themselves() -> None:
    state = aurums.dealt(aurums.aurum(4))
    for _ in range(4):
        do(state, min(legal(state)))
        assert state.reveals() is None


def test_A13_a_changed_bid_is_known_already() -> None:
    state = aurums.dealt(aurums.aurum(4))
    for _ in range(4):
        do(state, min(legal(state)))
    do(state, next(move for move in sorted(legal(state)) if move.startswith("swap")))
    assert state.reveals() is None


def test_A22_gold_comes_from_an_open_supply() -> None:
    state = aurums.dealt(aurums.aurum(4), 0, {0: "Ag1 Ag5", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"})
    aurums.past_window(do(state, "bid Ag5", "bid Bi5", "bid Cu5", "bid P5"))
    aurums.trick(state, "Ag1", "Bi1", "Cu1", "P1")
    assert [event.__struct_config__.tag for event in state.events()].count("gold-taken") == 1
    assert state.reveals() is None


def test_A29_who_ends_a_trick_shows_the_hand() -> None:
    assert do(aurums.round_that_can_end(aurums.aurum(4)), "end").reveals() == "A29"


def test_A29_an_empty_hand_shows_nothing() -> None:
    state = aurums.round_that_can_end(aurums.aurum(4))
    state.hand = [*state.hand[:2], 0, state.hand[3]]
    assert do(state, "end").reveals() is None


def test_A29_the_card_after_which_a_player_is_stuck_shows_that_hand() -> None:
    state = aurums.dealt(aurums.aurum(4, zero_gold=False), 0, aurums.STUCK_THIRD[4])
    for seat in range(4):
        do(state, f"{seat}: {min(legal(state, seat) - {'bid Bi10', 'bid Cu10'})}")
    assert do(state, "play Bi10").reveals() is None
    assert do(state, "play Cu10").reveals() == "A29"


def test_A39_the_end_of_the_game_shows_all_hands() -> None:
    state = aurums.round_that_can_end(aurums.aurum(4))
    state.hand = [*state.hand[:2], 0, state.hand[3]]
    state.nuggets = [1, 1, 0, 0]
    assert do(state, "end").is_terminal()
    assert state.reveals() == "A39"


def test_B5_a_new_lot_turns_up_two_cards() -> None:
    state = auctions.dealt(auctions.auction(4))
    assert state.reveals() == "B5"
    for _ in range(3):
        assert do(state, "pass").reveals() is None
    assert do(state, "pass").reveals() == "B5"  # B9: the third card of the lot stays hidden, but a new lot is open


def test_B9_after_the_last_lot_all_thirds_are_shown() -> None:
    state = auctions.dealt(auctions.auction(4))
    for _ in range(20):
        auctions.all_pass(state)
    assert state.is_terminal()
    assert state.reveals() == "B9"


def test_B10_the_third_card_is_turned_up() -> None:
    state = auctions.dealt(auctions.auction(4), "stamp jewel replica")
    assert do(state, "bid 1", "pass", "pass").reveals() is None
    assert do(state, "pass").reveals() == "B10"


def test_B11_a_replica_that_joins_opens_the_next_lot() -> None:
    state = do(auctions.dealt(auctions.auction(4), "stamp jewel replica"), "bid 1", "pass", "pass", "pass")
    assert do(state, "join stamp").reveals() == "B5"


def test_B24_a_stop_turns_up_the_third_card_at_once() -> None:
    assert do(auctions.dealt(auctions.auction(4, tokens="stop")), "bid 10 stop").reveals() == "B10"


def test_B26_an_exchange_moves_open_cards() -> None:
    state = auctions.dealt(auctions.auction(4, tokens="exchange"), "painting painting painting")
    auctions.give(state, {0: "stamp", 1: "jewel"})
    for move in ("bid 1 exchange", "offer 1 stamp for jewel mine", "accept"):
        assert do(state, move).reveals() is None


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_barrier_has_its_sentence(rule: str, lang: str) -> None:
    sentence = IllegalMove(f"undo-barred-{rule.lower()}", rule).text(lang)
    assert sentence.startswith(f"{rule}\u00a0: " if lang == "fr" else f"{rule}: ")


@pytest.mark.soak
@pytest.mark.parametrize(("name", "mix"), all_spread(count(6, 128)), ids=mix_id)
def test_a_step_that_reveals_nothing_shows_nothing(name: str, mix: dict[str, Any]) -> None:
    """A comparison of the unseen cards before and after shows only what the move itself names."""
    game = gg.load(name, **mix)
    for seed in range(count(2, 10)):
        state = game.start()
        state.seed = seed
        stream = Stream(seed, 5)
        found = set()
        while not state.is_terminal():
            before = unseen(state)
            if state.needs_deal():
                state.deal_from_seed()
            else:
                random_step(state, stream)
            found.add(state.reveals())
            if state.reveals() is None:
                move = state.view(state.move_log.all_moves()[-1][0]).moves[-1].move if state.view().moves else ""
                for gone, left in zip(before, unseen(state), strict=True):
                    assert not gone - left - set(move.split())
        assert found <= {None, *RULES}


def unseen(state: Any) -> list[set[Any]]:
    """Return by reader what is hidden from them: cards by name, or kinds with their number."""
    views = [state.view(reader) for reader in readers(state)]
    if state.game.name == "aurum":
        return [set(view.unseen) for view in views]
    return [{(kind, getattr(view.unseen, kind)) for kind in view.unseen.__struct_fields__} for view in views]
