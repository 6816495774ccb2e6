"""B27: what each player knows."""

from collections import Counter
from typing import Any

import msgspec

from goldgavel.kernel.streams import Stream
from tests.kit.games.auction import ALL, all_pass, auction, dealt, give, sell
from tests.kit.games.moves import do

LOTS = ("stamp jewel replica", "painting furniture sculpture", "stamp stamp jewel")


def unseen(state: Any) -> Counter[str]:
    return Counter(msgspec.structs.asdict(state.view().unseen))


def test_B27_everyone_sees_the_same() -> None:
    state = do(sell(dealt(auction(4, tokens=ALL), *LOTS), 1), "join stamp", "pass", "bid 2 ban 3")
    spectator = state.view()
    for seat in range(4):
        view = state.view(seat)
        assert msgspec.structs.replace(view, seat=None, legal=()) == spectator
        assert bool(view.legal) == (seat in view.to_move)
        assert state.events(seat) == state.events()


def test_B27_bids_and_passes_of_this_round_are_public() -> None:
    state = do(sell(dealt(auction(4)), 1), "pass", "bid 2", "bid 4")
    view = state.view()
    assert [(moved.seat, moved.move) for moved in view.moves] == [(1, "pass"), (2, "bid 2"), (3, "bid 4")]
    assert (view.high_bid, view.high_bidder) == (4, 3)


def test_B27_the_face_down_card_is_among_the_unseen() -> None:
    state = dealt(auction(4), *LOTS)
    assert unseen(state)["replica"] == 5
    assert sum(unseen(state).values()) == 58
    sell(state, 1)
    assert unseen(state)["replica"] == 4
    assert sum(unseen(state).values()) == 57  # the replica has to join before the next lot is opened
    do(state, "join stamp")
    assert sum(unseen(state).values()) == 55


def test_B27_third_cards_in_the_box_are_unseen() -> None:
    state = all_pass(dealt(auction(4), *LOTS))
    assert unseen(state)["replica"] == 5
    assert sum(unseen(state).values()) == 1 + 1 + 54
    view = state.view()
    assert view.boxed[0].third is None
    assert view.deck is None


def test_B9_every_lot_in_the_box_is_named() -> None:
    state = all_pass(all_pass(sell(all_pass(dealt(auction(4), "stamp jewel painting")), 1)))
    assert [lot.round for lot in state.view().boxed] == [0, 2, 3]
    assert state.view().boxed[0].cards == ("stamp", "jewel")


def test_B27_a_view_does_not_tell_one_unseen_card_from_another() -> None:
    """Two decks that differ in the third card of a boxed lot, the face-down card and the order of the rest."""
    one = all_pass(dealt(auction(3), "stamp jewel replica", "stamp jewel painting", "jewel jewel furniture"))
    other = all_pass(dealt(auction(3), "stamp jewel furniture", "stamp jewel jewel", "replica painting jewel"))
    assert one.view(0) == other.view(0)
    assert one.events(0) == other.events(0)


def test_B27_the_whole_deck_is_open_once_the_game_is_over() -> None:
    state = dealt(auction(3), *LOTS)
    deck = state.record()["deals"][0]["deck"]
    while not state.is_terminal():
        assert state.view().deck is None
        do(state, "pass")
    assert state.view().deck == tuple(deck)
    assert state.view().deck_size == 0
    assert not state.view().face_down
    assert sum(unseen(state).values()) == 0


def test_B27_unseen_cards_are_sampled_evenly() -> None:
    """The boxed cards are unseen too: a replica is equally likely in every unseen place."""
    state = dealt(auction(3), *LOTS)
    for _ in range(18):
        all_pass(state)
    view, stream = state.view(0), Stream(5)
    places = [2 + 3 * lot for lot in range(19)] + [57, 58, 59]
    found = Counter(
        place for _ in range(600) for place in places if state.game.sample(view, stream).deck[place] == 6
    )
    replicas = view.unseen.replica
    assert replicas >= 1
    expected = 600 * replicas / len(places)
    assert all(0.5 * expected < found[place] < 1.6 * expected for place in places)


def test_B27_a_sampled_world_continues_to_the_end() -> None:
    state = give(dealt(auction(3, tokens=ALL), *LOTS), {})
    do(sell(state, 0), "join stamp", "bid 2")
    world = state.game.sample(state.view(1), Stream(3))
    assert world.view(1) == state.view(1)
    while not world.is_terminal():
        world.apply_action(world.legal_actions()[0])
    deck = world.view().deck
    assert deck is not None
    assert Counter(deck) == Counter(state.record()["deals"][0]["deck"])
