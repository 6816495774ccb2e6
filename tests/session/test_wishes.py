"""Taking a move back and ending a game early: who may wish it, who must agree, and what becomes of it."""

from random import Random
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.kernel.errors import DecisionMade, GoldGavelError, IllegalMove, NotYourTurn, WishError
from goldgavel.kernel.pace import Pace
from goldgavel.session.orders import Order
from goldgavel.session.session import Session
from goldgavel.session.wishes import HOLD
from tests.kit.aurum import aurum, deal_of

PACE = Pace(trick_rest=2, round_rest=5, bot_pause=1)
LEADS = {0: "Ag1 Ag5 Ag9", 1: "Bi1 Bi5", 2: "Cu1 Cu5", 3: "P1 P5"}
BIDS = ("bid Ag5", "bid Bi5", "bid Cu5", "bid P5")


class Table:
    """A session whose log is kept, and people who say things."""

    def __init__(self, game: Any, deal: Any, drivers: list[str | None] | None = None) -> None:
        self.game = game
        self.drivers = drivers or [None] * game.players
        self.session = Session(game, self.drivers, PACE, Random(1))
        self.log: list[Entry] = [self.session.deal(deal, 0.0)]

    def do(self, *moves: str, sent: bool = True) -> "Table":
        for move in moves:
            seat, _, text = move.rpartition(": ")
            mover = int(seat) if seat else self.session.state.current_player()
            decision = self.session.decisions[mover]
            assert decision is not None
            request = f"r{len(self.log)}" if sent else None
            self.log.append(self.session.move(mover, text, decision, request, 0.0))
        return self

    def wish(self, seat: int, word: Any, of: int | None = None, now: float = 0.0) -> Entry:
        """As the server does it: what is agreed to is done at once."""
        if of is None and word == "undo":
            of = self.session.undoable(seat)
        if of is None and word in {"agree", "refuse", "withdraw"} and self.session.wishes.open:
            of = self.session.wishes.open.id
        self.log.append(self.session.wish(seat, word, of, f"w{len(self.log)}", now))
        granted = self.session.granted(now)
        if granted is not None:
            self.log.append(granted)
        return self.log[-1]

    def refused(self, seat: int, word: Any, of: int | None = None) -> GoldGavelError:
        version = self.session.version
        with pytest.raises(GoldGavelError) as problem:
            self.session.wish(seat, word, of, "x", 0.0)
        assert self.session.version == version
        assert self.session.requests.version_of(seat, "x") is None
        return problem.value

    def again(self) -> Session:
        """The same from the log."""
        session = Session(self.game, self.drivers, PACE, Random(2))
        session.replay(self.log)
        return session


def four(drivers: list[str | None] | None = None) -> Table:
    game = aurum(4)
    return Table(game, deal_of(game, 0, LEADS), drivers)


def three(drivers: list[str | None] | None = None) -> Table:
    game = aurum(3)
    return Table(game, deal_of(game, 0, {}), drivers)


def lots(drivers: list[str | None] | None = None, players: int = 3) -> Table:
    game = gg.load("auction", players=players)
    return Table(game, game.start().shuffled_deal(Random(3)), drivers)


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
    assert table.session.wishes.open is None


def test_the_moves_of_others_after_it_go_too() -> None:
    table = four().do(*BIDS[:3])
    table.wish(0, "undo")
    for seat in (1, 2, 3):
        table.wish(seat, "agree")
    assert table.session.state.record()["moves"] == []
    assert table.session.decisions == [table.session.version, None, None, None]


def test_with_bots_only_it_is_done_at_once() -> None:
    table = four([None, "adept", "adept", "adept"]).do("bid Ag5").do("bid Bi5", sent=False)
    entry = table.wish(0, "undo")
    assert (entry.kind, entry.text, entry.request) == ("undo", "1", "w3")
    assert table.session.requests.version_of(0, "w3") == 4
    assert table.session.state.to_move() == [0]


def test_who_is_stood_in_for_is_not_asked() -> None:
    table = four([None, None, "adept", "adept"]).do("bid Ag5")
    table.wish(0, "undo")
    table.session.drivers[1] = "adept"
    done = table.session.granted(1.0)
    assert done is not None
    assert done.kind == "undo"


def test_nobody_there_grants_nothing() -> None:
    table = four([None, None, "adept", "adept"]).do("bid Ag5")
    table.wish(0, "undo")
    table.session.drivers[:2] = ["adept", "adept"]
    assert table.session.granted(1.0) is None
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
    last = next(step.version for step in reversed(table.session.wishes.steps) if step.seat == 0)
    table.log.append(table.session.deal(table.session.state.shuffled_deal(Random(2)), 0.0))
    problem = table.refused(0, "undo", last)
    assert isinstance(problem, IllegalMove)
    assert problem.rule in {"A6", "A29"}


def test_B10_not_after_the_third_card_was_turned_up() -> None:
    table = lots().do("bid 1", "pass", "pass")
    bidder = next(step.seat for step in table.session.wishes.steps if step.text == "bid 1")
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
    assert table.session.wishes.open is None
    assert table.refused(0, wanted, 2 if wanted == "undo" else None).code == "wish-was-refused"
    assert (table.session.undoable(0) is None) == (wanted == "undo")
    table.do("bid Cu5", "bid P5", "keep")
    assert table.wish(0, wanted).kind == "wish"


def test_a_wish_lapses_when_a_move_is_made() -> None:
    table = four().do("bid Ag5")
    wish = table.wish(0, "undo")
    table.do("bid Bi5")
    assert table.session.wishes.open is None
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
    assert held.at == 1.0 + HOLD
    assert table.session.is_held(HOLD)
    assert not table.session.is_held(1.0 + HOLD)
    table.wish(1, "refuse", now=2.0)
    assert table.session.due(2.0) == due


def test_automatic_keeps_are_not_what_is_taken_back() -> None:
    """A11: who is asked for the last move means the card, and not that the bids were kept for them."""
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
    table.log.append(table.session.obey(due, 0.0))
    table.wish(0, "undo")
    assert table.session.orders.by_seat[0] == Order(order="ask")
    assert table.session.state.in_window()


def test_an_order_given_after_an_undo_stands() -> None:
    table = four([None, "adept", "adept", "adept"]).do(*BIDS, "swap Au0 Ag9")
    table.wish(0, "undo")
    table.session.give_order(0, Order(waive="always"))
    table.do("keep", sent=False)
    assert table.session.orders.by_seat[0] == Order(waive="always")


def test_all_agree_to_end_the_game() -> None:
    table = lots().do("bid 1")
    table.wish(2, "concede")
    table.wish(0, "agree")
    table.session.take_changes()
    assert table.wish(1, "agree").kind == "concede"
    session = table.session
    assert (session.is_over(), session.ending, session.decisions) == (True, "conceded", [None] * 3)
    assert session.due(1e9) is None
    assert "result" not in session.state.record()
    with pytest.raises(NotYourTurn, match="over"):
        session.move(0, "pass", 0, "x", 0.0)
    with pytest.raises(NotYourTurn, match="over"):
        session.wish(0, "undo", 2, "x", 0.0)
    changes = session.take_changes()
    assert changes[0].shared["phase"] == "over"
    assert changes[1].own.get("legal", ()) == ()


@pytest.mark.parametrize("make", [three, four, lots])
def test_a_conceded_game_is_open_to_all(make: Any) -> None:
    """As after any end: every hand, the whole deck, and everybody still has their own place."""
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
    assert again.wishes.open == table.session.wishes.open
    again.take_changes()
    again.follow(Entry(version=again.version + 1, kind="wish", seat=1, text="refuse", request=None, at=0.0))
    assert again.take_changes()[0].wish is None


def test_what_becomes_possible_is_told() -> None:
    table = four().do("bid Ag5")
    assert [change.undo for change in table.session.take_changes()][1] == 2
    table.wish(0, "undo")
    told = table.session.take_changes()
    assert told[0].wish == table.session.wishes.open
    assert [news.about for news in told[0].news] == ["undo"]
    table.wish(1, "refuse")
    told = table.session.take_changes()
    assert (told[0].wish, told[1].undo) == (None, None)


def test_a_bad_word_is_no_wish() -> None:
    table = four()
    with pytest.raises(WishError):
        table.session.wish(1, "agree", None, "x", 0.0)
