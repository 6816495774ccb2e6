"""The garbage collector has little to look at: a full collection stops the server for a moment."""

import gc
from random import Random

import goldgavel as gg
from goldgavel.kernel.pace import Pace
from goldgavel.session.session import Session

MOST_OBJECTS = 120
"""Per game in progress. Immutable data of views and chapters is not among them."""
GAMES = 20
MOVES = 60


def game_in_progress(number: int) -> Session:
    chance = Random(number)
    session = Session(gg.load("aurum" if number % 2 else "auction", players=4), [None] * 4, Pace(), chance)
    for step in range(MOVES):
        if session.state.needs_deal():
            session.deal(session.state.shuffled_deal(chance), 1.0)
        seat = session.state.to_move()[0]
        move = chance.choice(session.state.view(seat).legal)
        decision = session.decisions[seat]
        assert decision is not None
        session.move(seat, move, decision, f"r{step}", 1.0)
        session.take_updates()
    return session


def test_a_game_in_progress_adds_few_objects() -> None:
    game_in_progress(0), game_in_progress(1)  # fill the caches
    gc.collect()
    before = len(gc.get_objects())
    games = [game_in_progress(number) for number in range(GAMES)]
    gc.collect()
    assert len(gc.get_objects()) - before < MOST_OBJECTS * len(games)
