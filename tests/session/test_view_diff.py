"""An incremental view diff equals the comparison of whole views, byte for byte."""

from random import Random
from typing import Any

import msgspec
import pytest

from goldgavel import games
from goldgavel.kernel.errors import WishError
from goldgavel.kernel.game import Game, ViewDiff
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

PACE = Pace(trick_rest=0, lot_rest=0, round_rest=0, bot_pause=0, numbers_wait=0)


class Counted:
    """A view diff that counts how often it succeeded."""

    def __init__(self, inner: ViewDiff | None) -> None:
        assert inner is not None
        self.inner = inner
        self.snapshot = inner.snapshot
        self.diffs = 0

    def diff(self, state: Any) -> Any:
        found = self.inner.diff(state)
        self.diffs += found is not None
        return found


def comparing_session(game: Game[Any, Any]) -> Session:
    """A session that compares whole views each time."""
    session = Session(game, [None] * game.players, PACE, Random(1))
    session._tracker._view_diff = None
    return session


def wish_undo(sessions: list[Session], dice: Random) -> None:
    """Take a random move back, if possible, with everyone's consent."""
    first = sessions[0]
    able = [seat for seat in range(first.game.players) if first.undoable(seat) is not None]
    if not able:
        return
    seat = dice.choice(able)
    try:
        for session in sessions:
            session.propose(seat, "undo", session.undoable(seat), None, 0.0)
    except WishError:
        return
    for other in range(first.game.players):
        if other != seat:
            for session in sessions:
                assert session.proposals.open is not None
                session.propose(other, "agree", session.proposals.open.id, None, 0.0)
    for session in sessions:
        session.apply_agreed(0.0)


def go_on(sessions: list[Session], dice: Random) -> None:
    first = sessions[0]
    if first.state.needs_deal():
        cards = first.state.shuffled_deal(dice)
        for session in sessions:
            session.deal(cards, 0.0)
        return
    seat = dice.choice([seat for seat, decision in enumerate(first.decisions) if decision is not None])
    legal = [first.game.texts[action] for action in first.state.legal_actions(seat)]
    shy = [move for move in first.game.neutral_moves if move in legal]
    move = dice.choice(shy if shy and dice.random() < 0.5 else legal)
    for session in sessions:
        decision = session.decisions[seat]
        assert decision is not None
        session.move(seat, move, decision, None, 0.0)


def compare_a_game(name: str, options: dict[str, Any], dice: Random) -> int:
    """Returns how often the view diff succeeded."""
    game = games.shared(name, msgspec.json.encode(options))
    sessions = [Session(game, [None] * game.players, PACE, Random(1)), comparing_session(game)]
    counted = sessions[0]._tracker._view_diff = Counted(game.view_diff())
    while not sessions[0].is_over():
        go_on(sessions, dice)
        if dice.random() < 0.05:
            wish_undo(sessions, dice)
        if dice.random() < 0.7:
            diffed, compared = (msgspec.json.encode(session.take_updates()) for session in sessions)
            assert diffed == compared
    return counted.diffs


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options"), all_spread(count(12, 128)), ids=mix_id)
def test_view_diff_equals_compared_views(name: str, options: dict[str, Any]) -> None:
    dice = Random(2026)
    for _ in range(count(1, 5)):
        assert compare_a_game(name, options, dice) > 0
