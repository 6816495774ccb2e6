"""A replay gives the same updates as the live game; with open cards it hides nothing."""

from random import Random
from typing import Any

import pytest
from msgspec import UNSET

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.streams import Stream
from goldgavel.kernel.views import plain
from goldgavel.session.replay import first_view, replay_updates
from goldgavel.session.session import Session
from tests.kit.games.option_mixes import all_spread, dealt_by_hand, mix_id, random_step
from tests.kit.games.sample_sizes import count
from tests.kit.servers.finished_games import play_out
from tests.session.test_session import merged, new_session, step

pytestmark = pytest.mark.soak
every_mix = pytest.mark.parametrize(("name", "mix"), all_spread(count(8, 128)), ids=mix_id)


@every_mix
def test_each_seat_sees_again_what_it_saw(name: str, mix: dict[str, Any]) -> None:
    session = new_session(name, mix)
    stream = Stream(21)
    seats = range(session.game.players)
    seen: list[list[Any]] = [[plain(session.state.view(seat))] for seat in seats]
    told: list[list[Any]] = [[] for _ in seats]
    while not session.state.is_terminal():
        step(session, stream, 0.0)
        changes = session.take_updates()[1:]
        for seat, change in enumerate(changes):
            seen[seat].append(plain(session.state.view(seat)))
            told[seat] += change.entries
    for seat in seats:
        again, news = laid_over(session.state, seat)
        assert again == seen[seat]
        assert news == told[seat]


@every_mix
def test_everything_open_is_the_open_view_of_each_moment(name: str, mix: dict[str, Any]) -> None:
    game = gg.load(name, **mix)
    seen: list[Any] = []
    state = dealt_by_hand(game, 22, lambda now: seen.append(plain(game.open_view(now))))
    again, news = laid_over(state, None)
    assert again == seen
    assert [(entry.seat, entry.move) for entry in news if entry.seat is not None] == [
        (entry["seat"], entry["move"]) for entry in state.record()["moves"]
    ]


def laid_over(state: Any, seat: int | None) -> tuple[list[Any], list[Any]]:
    """Return the view after every step, merged as the page does it, and all entries."""
    views = [plain(first_view(state.game, seat))]
    news: list[Any] = []
    for change in replay_updates(state, seat):
        views.append(merged(views[-1], change))
        news += change.entries
    return views, news


def test_a_step_says_what_is_new() -> None:
    """The seat was there before, and a move is appended."""
    state = gg.load("auction", players=3).new_game(24)
    first = state.turn
    for move in ("bid 1", "bid 2"):
        state.apply_action(state.game.parse_move(move))
    deal, *bids = replay_updates(state, 1)
    assert "seat" not in deal.own
    assert [[(moved.seat, moved.move) for moved in bid.moves or ()] for bid in bids] == [
        [(first, "bid 1")],
        [((first + 1) % 3, "bid 2")],
    ]
    assert all("moves" not in bid.own for bid in bids)


def test_moves_of_players_whose_time_ran_out_are_marked() -> None:
    state = gg.load("auction", players=3).new_game(24)
    for _ in range(6):
        state.apply_action(state.game.parse_move("pass"))
    notes = [change.entries[0].note for change in replay_updates(state, 1, late={0, 4})]
    assert notes == [UNSET, "time", UNSET, UNSET, UNSET, "time", UNSET]


@pytest.mark.parametrize("players", [3, 4])
def test_open_hands_are_the_hands_that_the_seats_have(players: int) -> None:
    game = gg.load("aurum", players=players)

    def see(state: Any) -> None:
        shown = game.open_view(state)
        own = [state.view(seat) for seat in range(players)]
        assert shown.hands == tuple(view.hand for view in own)
        assert shown.bids == tuple(view.bids[seat] for seat, view in enumerate(own))
        assert shown.unseen == ()
        assert all("?" not in moved.move for moved in shown.moves)

    dealt_by_hand(game, 23, see)


def test_an_open_auction_shows_the_third_cards() -> None:
    """The first lot goes to the box, where no one sees its third card; the others are sold."""
    game = gg.load("auction", players=4)
    state = game.new_game(24)
    stream = Stream(25)
    deck = tuple(state.record()["deals"][0]["deck"])
    while not state.is_terminal():
        shown, hidden = game.open_view(state), state.view()
        assert shown.deck == deck
        assert not shown.face_down
        if hidden.face_down:
            assert shown.lot == deck[3 * state.round : 3 * state.round + 3]
            assert shown.lot[:2] == hidden.lot
        for lot in shown.boxed:
            assert (*lot.cards, lot.third) == deck[3 * lot.round : 3 * lot.round + 3]
        if state.round == 0:
            state.apply_action(game.parse_move("pass"))
        else:
            random_step(state, stream)
    assert state.view().boxed
    assert game.open_view(game.start()).deck is None


def test_a_game_that_is_not_over_is_told_as_far_as_it_goes() -> None:
    game = gg.load("aurum", players=4)
    session = Session(game, [None] * 4, Pace(), Random(1))
    whole = play_out(session, Random(2))
    record = session.state.record()
    del record["result"]
    record["moves"] = record["moves"][:30]
    record["deals"] = record["deals"][:1]
    told = list(replay_updates(gg.from_record(record), 2))
    assert [change.entries[0].version for change in told] == list(range(1, 32))
    assert told == list(replay_updates(session.state, 2))[:31]
    assert len(whole) > 31
