"""B1 to B5: the box, the deal and the lot."""

from collections import Counter
from typing import Any

import pytest

from goldgavel.games.auction.rules.codes import REPLICA
from goldgavel.kernel.errors import DealError, OptionError
from tests.kit.games.auction import auction, deal_of, dealt, sell
from tests.kit.games.moves import do, last_events, legal

SIXTY = {"painting": 10, "sculpture": 10, "furniture": 10, "stamp": 10, "jewel": 10, "collection": 5, "replica": 5}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_B1_sixty_cards(players: int) -> None:
    deck = auction(players).new_game(seed=1).record()["deals"][0]["deck"]
    assert Counter(deck) == SIXTY


def test_B1_the_deck_is_shuffled() -> None:
    decks = [tuple(auction(4).new_game(seed).record()["deals"][0]["deck"]) for seed in range(40)]
    assert len(set(decks)) == 40
    assert len({deck[0] for deck in decks}) == 7
    assert len({deck[59] for deck in decks}) == 7


def test_B1_every_place_of_the_deck_is_as_likely_for_a_replica() -> None:
    """A chi-square over the sixty places; the limit is passed by chance once in ten thousand runs."""
    game, decks, places = auction(3), 1200, Counter[int]()
    for seed in range(decks):
        places.update(place for place, card in enumerate(game.new_game(seed).deck[:60]) if card == REPLICA)
    expected = decks * 5 / 60
    assert sum((places[place] - expected) ** 2 / expected for place in range(60)) < 105


@pytest.mark.parametrize(("players", "coins"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_B2_sixty_coins_split_evenly(players: int, coins: int) -> None:
    view = auction(players).new_game(seed=1).view()
    assert view.coins == (coins,) * players
    assert view.bank == 0
    assert last_events(auction(players).new_game(seed=1), "dealt")[0].coins == coins


@pytest.mark.parametrize("shown", ["hidden", "open"])
def test_B3_every_view_has_everybodys_coins(shown: str) -> None:
    state = sell(dealt(auction(3, coins=shown)), 1, 7)
    assert state.game.options.coins == shown
    for reader in (None, 0, 1, 2):
        assert state.view(reader).coins == (23, 13, 23)


def test_B3_coins_are_hidden_by_default() -> None:
    assert auction(4).options.coins == "hidden"


def test_B4_the_first_player_is_random() -> None:
    assert {auction(6).new_game(seed).view().first for seed in range(60)} == set(range(6))


@pytest.mark.parametrize("first", range(4))
def test_B4_the_first_player_begins(first: int) -> None:
    state = dealt(auction(4), first=first)
    assert state.to_move() == [first]
    assert last_events(state, "dealt")[0].first == first


def test_B4_before_the_deal_there_is_nothing() -> None:
    state = auction(3, tokens="stop,ban,exchange").start()
    view = state.view(0)
    assert (view.coins, view.bank, view.tokens) == ((0,) * 3, 0, ((),) * 3)
    assert [held.count for held in view.cards] == [0] * 3
    assert (view.lot, view.boxed, view.high_bidder, view.offer) == ((), (), None, None)
    assert state.events() == ()


def test_B5_two_cards_are_open_and_a_third_lies_face_down() -> None:
    state = dealt(auction(4), "stamp painting replica")
    for reader in (None, 0, 1, 2, 3):
        view = state.view(reader)
        assert view.lot == ("stamp", "painting")
        assert view.face_down
        assert view.deck_size == 57
        assert (view.unseen.stamp, view.unseen.painting, view.unseen.replica) == (9, 9, 5)
        opened = last_events(state, "lot-opened", reader)[0]
        assert (opened.cards, opened.deck, opened.round) == (("stamp", "painting"), 57, 0)


def test_B5_each_round_has_the_next_three_cards() -> None:
    state = dealt(auction(4), "stamp stamp stamp", "jewel painting replica")
    sell(state, 0)
    assert state.view().lot == ("jewel", "painting")
    assert state.view().deck_size == 54
    assert last_events(state, "lot-opened")[0].cards == ("jewel", "painting")


def test_a_deal_is_the_whole_deck() -> None:
    game = auction(4)
    good = deal_of(game)

    def code(**changes: Any) -> str:
        with pytest.raises(DealError) as problem:
            game.start().deal(good | changes)
        for lang in ("en", "ru", "fr"):
            assert problem.value.text(lang)
        return problem.value.code

    assert code(first=4) == code(first=-1) == "deal-first"
    assert code(first="0") == code(deck=7) == code(deck=[1] * 60) == "deal-shape"
    assert code(deck=good["deck"][1:]) == code(deck=[*good["deck"], "stamp"]) == "deal-size"
    assert code(deck=["Stamp", *good["deck"][1:]]) == "deal-card"
    assert code(deck=["stamp", *good["deck"][1:]]) == "deal-deck-count"


def test_there_is_one_deal_for_the_game() -> None:
    state = dealt(auction(3))
    with pytest.raises(DealError):
        state.deal(deal_of(auction(3)))
    while not state.is_terminal():
        assert not state.needs_deal()
        do(state, "pass" if "pass" in legal(state) else min(legal(state)))
    assert len(state.record()["deals"]) == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 2}, ("players", "2", "3, 4, 5, 6")),
        ({"players": True}, ("players", "True")),
        ({"tokens": "stop,go"}, ("tokens", "stop,go", "stop, ban, exchange")),
        ({"tokens": 3}, ("tokens", "3")),
        ({"coins": "secret"}, ("coins", "secret", "hidden, open")),
        ({"sculpture_ties": "split"}, ("sculpture_ties", "split", "book, places")),
        ({"edition": "gigamic"}, ("edition", "auction", "players, tokens")),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(options: dict[str, Any], words: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as problem:
        auction(**({"players": 4} | options))
    for lang in ("en", "ru", "fr"):
        assert all(word in problem.value.text(lang) for word in words)
