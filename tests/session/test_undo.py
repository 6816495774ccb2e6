"""Undo: who has to agree, which moves are taken back, and what prevents it."""

from pathlib import Path
from random import Random

import pytest

from goldgavel.games import load
from goldgavel.kernel.errors import DecisionMade, IllegalMove
from goldgavel.session.proposals import MAX_UNDOS
from goldgavel.session.standing_orders import Order
from goldgavel.text import LANGUAGES
from tests.kit.games import third_game
from tests.session.kit import BIDS, SessionTable, four, lots, three


def test_all_the_others_must_agree() -> None:
    table = four().do("bid Ag5", "bid Bi5")
    before = table.session.state.record()
    assert table.wish(1, "undo").kind == "wish"
    assert table.session.state.record() == before
    assert table.wish(0, "agree").kind == "wish"
    assert table.wish(3, "agree").kind == "wish"
    done = table.wish(2, "agree")
    assert (done.kind, done.seat, done.text) == ("undo", 1, "2")
    assert [move["move"] for move in table.session.state.record()["moves"]] == ["bid Ag5"]
    assert table.session.proposals.open is None


def test_the_moves_of_others_after_it_go_too() -> None:
    table = four().do(*BIDS[:3])
    table.wish(0, "undo")
    for seat in (1, 2, 3):
        table.wish(seat, "agree")
    assert table.session.state.record()["moves"] == []
    assert table.session.decisions == [table.session.version, None, None, None]


def test_who_was_ready_for_the_next_round_is_asked_again() -> None:
    table = four([None, "adept", "adept", "adept"]).do("bid Ag5")
    table.session.ready = [True] * 4
    table.wish(0, "undo")
    assert table.session.ready == [False] * 4


def test_with_bots_only_it_is_done_at_once() -> None:
    table = four([None, "adept", "adept", "adept"]).do("bid Ag5").do("bid Bi5", sent=False)
    entry = table.wish(0, "undo")
    assert (entry.kind, entry.text, entry.request) == ("undo", "1", "w3")
    assert table.session.requests.version_of(0, "w3") == 4
    assert table.session.entries_since(None, 3)[0].about == "1"
    assert table.session.state.to_move() == [0]


def test_there_is_an_end_to_it() -> None:
    """Without a limit, a player alone with bots could grow the log endlessly, with a full replay for each undo."""
    table = four([None, "adept", "adept", "adept"])
    for _ in range(MAX_UNDOS):
        table.do("bid Ag5").wish(0, "undo")
    table.do("bid Ag5")
    for session in (table.session, table.again()):
        assert session.undoable(0) is None
    problem = table.refused(0, "undo", table.session.version)
    assert problem.code == "undo-too-many"
    assert str(MAX_UNDOS) in problem.text("en")


def test_who_is_stood_in_for_is_not_asked() -> None:
    table = four([None, None, "adept", "adept"]).do("bid Ag5")
    table.wish(0, "undo")
    table.session.drivers[1] = "adept"
    done = table.session.apply_agreed(1.0)
    assert done is not None
    assert done.kind == "undo"


def test_nobody_there_grants_nothing() -> None:
    table = four([None, None, "adept", "adept"]).do("bid Ag5")
    table.wish(0, "undo")
    table.session.drivers[:2] = ["adept", "adept"]
    assert table.session.apply_agreed(1.0) is None
    table.session.drivers[1] = None
    table.wish(1, "agree")
    assert table.log[-1].kind == "undo"


def test_a_decision_from_before_is_refused_as_passed() -> None:
    table = four([None, "adept", "adept", "adept"])
    old = table.session.decisions[0]
    assert old is not None
    table.do("bid Ag5")
    table.wish(0, "undo")
    with pytest.raises(DecisionMade) as passed:
        table.session.move(0, "bid Ag9", old, "late", 0.0)
    assert passed.value.code == "decision-passed"
    assert table.do("bid Ag9").session.state.record()["moves"] == [{"seat": 0, "move": "bid Ag9"}]


def test_A9_a_secret_bid_is_taken_back_before_all_are_shown() -> None:
    table = three()
    first = table.session.decisions[2]
    for seat in (0, 1):
        table.do(f"{seat}: {table.session.state.view(seat).legal[0]}")
    table.wish(0, "undo")
    table.wish(1, "agree")
    table.wish(2, "agree")
    assert table.session.state.record()["moves"] == []
    assert table.session.decisions == [table.session.version, table.session.version, first]  # hers is still open


@pytest.mark.parametrize("seat", range(3))
def test_A9_not_after_the_secret_bids_were_shown(seat: int) -> None:
    table = three()
    for other in range(3):
        table.do(f"{other}: {table.session.state.view(other).legal[0]}")
    problem = table.refused(seat, "undo", 2 + seat)
    assert isinstance(problem, IllegalMove)
    assert problem.rule == "A9"
    assert table.session.undoable(seat) is None


def test_A6_not_across_a_deal() -> None:
    table = three([None, "adept", "adept"])
    while not table.session.state.needs_deal():
        table.do(table.session.state.view(table.session.state.current_player()).legal[0])
    last = next(step.version for step in reversed(table.session.proposals.steps) if step.seat == 0)
    table.log.append(table.session.deal(table.session.state.shuffled_deal(Random(2)), 0.0))
    problem = table.refused(0, "undo", last)
    assert isinstance(problem, IllegalMove)
    assert problem.rule in {"A6", "A29"}


def test_B10_not_after_the_third_card_was_turned_up() -> None:
    table = lots().do("bid 1", "pass", "pass")
    bidder = next(step.seat for step in table.session.proposals.steps if step.text == "bid 1")
    assert bidder is not None
    problem = table.refused(bidder, "undo", 2)
    assert isinstance(problem, IllegalMove)
    assert problem.rule == "B10"


def test_only_a_move_of_ones_own_is_taken_back() -> None:
    table = four().do("bid Ag5")
    assert table.refused(2, "undo", 2).code == "undo-no-move"
    assert table.refused(0, "undo", 1).code == "wish-passed"
    assert table.refused(0, "undo", None).code == "wish-passed"
    assert [table.session.undoable(seat) for seat in range(4)] == [2, None, None, None]


def test_automatic_keeps_are_not_what_is_taken_back() -> None:
    """A11: a player's last move is the card they played, not the bids that were kept for them."""
    table = four([None, "adept", "adept", "adept"]).do(*BIDS)
    table.do("keep", "keep", "keep", "keep", sent=False)
    table.do("play Ag1", "play Bi1", "play Cu1", "play P1")
    while table.session.state.in_window():
        table.do("keep", sent=False)
    table.wish(0, "undo")
    assert table.session.state.to_move() == [0]
    assert table.session.state.record()["moves"][-1] == {"seat": 3, "move": "keep"}


def test_who_takes_back_a_change_is_asked_once_and_not_passed_by() -> None:
    table = four([None, "adept", "adept", "adept"]).do(*BIDS)
    usual = Order(waive="always")
    table.session.give_order(0, usual)
    table.do("swap Au0 Ag9")
    table.wish(0, "undo")
    assert table.session.orders.by_seat[0] == Order(order="ask")
    assert table.session.due(1e9) is None
    table.do("keep")
    assert table.session.orders.by_seat[0] == usual


def test_an_armed_change_that_was_taken_back_is_not_made_again() -> None:
    table = four([None, "adept", "adept", "adept"]).do(*BIDS[:3])
    table.session.give_order(0, Order(order="change", move="swap Au0 Ag9"))
    table.do("bid P5", sent=False)
    due = table.session.due(0.0)
    assert due is not None
    table.log.append(table.session.carry_out_order(due, 0.0))
    table.wish(0, "undo")
    assert table.session.orders.by_seat[0] == Order(order="ask")
    assert table.session.state.in_window()


def test_an_order_given_after_an_undo_stands() -> None:
    table = four([None, "adept", "adept", "adept"]).do(*BIDS, "swap Au0 Ag9")
    table.wish(0, "undo")
    table.session.give_order(0, Order(waive="always"))
    table.do("keep", sent=False)
    assert table.session.orders.by_seat[0] == Order(waive="always")


def test_a_barrier_of_another_package_needs_no_sentence_of_its_own(tmp_path: Path) -> None:
    """Without the message `undo-barred-c1`, a general sentence cites the rule."""
    with third_game.installed(tmp_path) as package:
        state = package / "state.py"
        state.write_text(
            state.read_text().replace("isinstance(event, Dealt)", "isinstance(event, Dealt | TrickWon)")
        )
        game = load(third_game.GAME, {"players": 3})
        table = SessionTable(game, game.start().shuffled_deal(Random(1)))
        for _ in range(3):
            seat = table.session.state.current_player()
            table.do(table.session.view(seat).legal[0])
        assert table.session.undoable(seat) is None
        refused = table.refused(seat, "undo", table.session.version)
        assert refused.code == "undo-barred"
        assert all("C1" in refused.text(lang) for lang in LANGUAGES)
        (package / "text" / "en" / "own.ftl").write_text("undo-barred-c1 = there was a trick.\n")
        third_game.clear_caches()
        assert "there was a trick" in table.refused(seat, "undo", table.session.version).text()
