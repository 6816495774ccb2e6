"""Proposals: ending a game early; one proposal at a time, not repeated after a refusal, limited in time."""

from typing import Any

import pytest
from msgspec import UNSET

from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import NotYourTurn, WishError
from goldgavel.session.proposals import HOLD_SECONDS
from tests.session.kit import four, lots, three


def test_one_wish_at_a_time() -> None:
    table = four().do("bid Ag5", "bid Bi5")
    wish = table.wish(0, "undo")
    assert table.refused(1, "undo", 3).code == "wish-is-open"
    assert table.refused(1, "concede").code == "wish-is-open"
    assert table.refused(0, "agree", wish.version).code == "wish-is-own"
    assert table.refused(0, "refuse", wish.version).code == "wish-is-own"
    assert table.refused(1, "withdraw", wish.version).code == "wish-of-another"
    assert table.refused(1, "agree", wish.version + 1).code == "wish-passed"
    table.wish(1, "agree")
    assert table.refused(1, "agree", wish.version).code == "wish-is-answered"


@pytest.mark.parametrize(("seat", "word"), [(1, "refuse"), (0, "withdraw")])
@pytest.mark.parametrize("wanted", ["undo", "concede"])
def test_what_was_refused_is_not_asked_again_before_the_next_move(seat: int, word: str, wanted: str) -> None:
    table = four().do("bid Ag5", "bid Bi5")
    table.wish(0, wanted)
    table.wish(seat, word)
    assert table.session.proposals.open is None
    assert table.refused(0, wanted, 2 if wanted == "undo" else None).code == "wish-was-refused"
    assert (table.session.undoable(0) is None) == (wanted == "undo")
    table.do("bid Cu5", "bid P5", "keep")
    assert table.wish(0, wanted).kind == "wish"


def test_a_wish_lapses_when_a_move_is_made() -> None:
    table = four().do("bid Ag5")
    wish = table.wish(0, "undo")
    table.do("bid Bi5")
    assert table.session.proposals.open is None
    assert table.refused(1, "agree", wish.version).code == "wish-passed"
    assert table.wish(0, "undo").kind == "wish"  # nobody refused it


def test_bots_and_orders_wait_for_the_answers() -> None:
    table = four([None, None, "adept", "adept"]).do("bid Ag5", "bid Bi5")
    due = table.session.due(0.0)
    assert due is not None
    assert due.at < 2.0
    table.wish(0, "undo", now=1.0)
    held = table.session.due(1.0)
    assert held is not None
    assert held.at == 1.0 + HOLD_SECONDS
    assert table.session.is_held(HOLD_SECONDS)
    assert not table.session.is_held(1.0 + HOLD_SECONDS)
    table.wish(1, "refuse", now=2.0)
    assert table.session.due(2.0) == due


def test_all_agree_to_end_the_game() -> None:
    table = lots().do("bid 1")
    table.wish(2, "concede")
    table.wish(0, "agree")
    table.session.take_updates()
    done = table.wish(1, "agree")
    assert (done.kind, done.seat, done.text) == ("concede", 2, "")
    session = table.session
    assert (session.is_over(), session.ending, session.decisions) == (True, "conceded", [None] * 3)
    assert session.due(1e9) is None
    assert "result" not in session.state.record()
    with pytest.raises(NotYourTurn, match="over"):
        session.move(0, "pass", 0, "x", 0.0)
    with pytest.raises(NotYourTurn, match="over"):
        session.propose(0, "undo", 2, "x", 0.0)
    changes = session.take_updates()
    assert changes[0].shared["phase"] == "over"
    assert changes[1].own.get("legal", ()) == ()


@pytest.mark.parametrize("make", [three, four, lots])
def test_a_conceded_game_is_open_to_all(make: Any) -> None:
    """As after any end, all hands and the whole deck are shown, and each reader keeps their own seat."""
    table = make()
    for seat in range(1, table.game.players):
        table.session.drivers[seat] = "adept"
    table.wish(0, "concede")
    for seat in (None, *range(table.game.players)):
        view = table.session.view(seat)
        assert (view.seat, view.phase, view.to_move, view.legal) == (seat, "over", (), ())
        if table.game.name == "aurum":
            assert view.hands == tuple(table.session.state.view(other).hand for other in range(table.game.players))
            assert view.hand == (None if seat is None else view.hands[seat])
        else:
            assert len(view.deck) == 60
            assert len(view.lot) == 3
    assert table.again().view(1) == table.session.view(1)


def test_an_open_wish_is_there_again_after_a_restart() -> None:
    table = four().do("bid Ag5", "bid Bi5")
    table.wish(0, "undo")
    table.wish(2, "agree")
    again = table.again()
    assert again.proposals.open == table.session.proposals.open
    assert again.requests.version_of(2, "w4") == table.session.requests.version_of(2, "w4") == again.version
    first = again.take_updates()
    assert {(update.entries, update.proposal, update.undo) for update in first} == {((), UNSET, UNSET)}
    again.apply_entry(Entry(version=again.version + 1, kind="wish", seat=1, text="refuse", request=None, at=0.0))
    assert again.take_updates()[0].proposal is None


def test_a_proposal_that_was_told_is_not_missed() -> None:
    session = lots().do("bid 1").session
    session.propose(2, "concede", None, "c", 0.0)
    assert [entry.note for entry in session.entries_since(0, session.version - 1)] == ["wish"]
    assert session.entries_since(0, session.version) == []


def test_what_becomes_possible_is_told() -> None:
    table = four().do("bid Ag5")
    assert [change.undo for change in table.session.take_updates()][1] == 2
    table.wish(0, "undo")
    told = table.session.take_updates()
    assert told[0].proposal == table.session.proposals.open
    assert [news.about for news in told[0].entries] == ["undo"]
    table.wish(1, "refuse")
    told = table.session.take_updates()
    assert (told[0].proposal, told[1].undo) == (None, None)


def test_an_unknown_proposal_is_refused() -> None:
    table = four()
    with pytest.raises(WishError):
        table.session.propose(1, "agree", None, "x", 0.0)
