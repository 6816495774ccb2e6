"""What a watch sees from one look to the next is what whole views compared would show, byte for byte."""

from random import Random
from typing import Any

import msgspec
import pytest

from goldgavel import games
from goldgavel.kernel.errors import WishError
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session
from tests.kit.counts import count
from tests.kit.mixes import option_mixes

PACE = Pace(trick_rest=0, round_rest=0, bot_pause=0, numbers_wait=0)
MIXES = option_mixes("aurum")


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
    move = first.game.texts[dice.choice(first.state.legal_actions(seat))]
    for session in sessions:
        decision = session.decisions[seat]
        assert decision is not None
        session.move(seat, move, decision, None, 0.0)


def compare_a_game(options: dict[str, Any], dice: Random) -> None:
    game = games.shared("aurum", msgspec.json.encode(options))
    sessions = [Session(game, [None] * game.players, PACE, Random(1)), unwatched(game)]
    assert sessions[0]._teller._watch is not None
    while not sessions[0].is_over():
        go_on(sessions, dice)
        if dice.random() < 0.05:
            wish_undo(sessions, dice)
        if dice.random() < 0.7:
            watched, compared = (msgspec.json.encode(session.take_changes()) for session in sessions)
            assert watched == compared


@pytest.mark.parametrize("number", range(6))
def test_a_watch_sees_what_views_show(number: int) -> None:
    dice = Random(number)
    compare_a_game(dice.choice(MIXES), dice)


@pytest.mark.soak
def test_a_watch_sees_what_views_show_in_all_mixes() -> None:
    dice = Random(2026)
    for options in MIXES:
        for _ in range(count(1, 5)):
            compare_a_game(options, dice)
