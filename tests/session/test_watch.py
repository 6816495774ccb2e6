"""What a watch sees from one look to the next is what whole views compared would show, byte for byte."""

from random import Random
from typing import Any

import msgspec
import pytest

from goldgavel import games
from goldgavel.kernel.errors import WishError
from goldgavel.kernel.game import Game, Watch
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from tests.kit.games.option_mixes import all_spread, mix_id
from tests.kit.games.sample_sizes import count

PACE = Pace(trick_rest=0, lot_rest=0, round_rest=0, bot_pause=0, numbers_wait=0)


class Counted:
    """A watch whose short ways are counted."""

    def __init__(self, watch: Watch | None) -> None:
        assert watch is not None
        self.watch = watch
        self.look = watch.look
        self.steps = 0

    def step(self, state: Any) -> Any:
        found = self.watch.step(state)
        self.steps += found is not None
        return found


def unwatched(game: Game[Any, Any]) -> Session:
    """The same session, which compares whole views each time."""
    session = Session(game, [None] * game.players, PACE, Random(1))
    session._teller._watch = None
    return session


def wish_undo(sessions: list[Session], dice: Random) -> None:
    """Somebody takes a move back, if that may be, and all agree."""
    first = sessions[0]
    able = [seat for seat in range(first.game.players) if first.undoable(seat) is not None]
    if not able:
        return
    seat = dice.choice(able)
    try:
        for session in sessions:
            session.wish(seat, "undo", session.undoable(seat), None, 0.0)
    except WishError:
        return
    for other in range(first.game.players):
        if other != seat:
            for session in sessions:
                assert session.wishes.open is not None
                session.wish(other, "agree", session.wishes.open.id, None, 0.0)
    for session in sessions:
        session.granted(0.0)


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
    """How often the watch knew what was different."""
    game = games.shared(name, msgspec.json.encode(options))
    sessions = [Session(game, [None] * game.players, PACE, Random(1)), unwatched(game)]
    watch = sessions[0]._teller._watch = Counted(game.watch())
    while not sessions[0].is_over():
        go_on(sessions, dice)
        if dice.random() < 0.05:
            wish_undo(sessions, dice)
        if dice.random() < 0.7:
            watched, compared = (msgspec.json.encode(session.take_changes()) for session in sessions)
            assert watched == compared
    return watch.steps


@pytest.mark.soak
@pytest.mark.parametrize(("name", "options"), all_spread(count(12, 128)), ids=mix_id)
def test_a_watch_sees_what_views_show(name: str, options: dict[str, Any]) -> None:
    dice = Random(2026)
    for _ in range(count(1, 5)):
        assert compare_a_game(name, options, dice) > 0
