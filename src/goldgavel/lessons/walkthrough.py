"""Plays a lesson's script and collects the updates of the learner's seat, with the steps between them.

The script runs in the same `Session` as a live table, so a lesson shows exactly what a live table would.
"""

from functools import cache
from random import Random
from typing import Any, NamedTuple

from goldgavel import games
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.game import Game
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import View
from goldgavel.lessons import find_lesson
from goldgavel.lessons.script import Lesson, QuestionStep, ScriptedMoves, ScriptStep
from goldgavel.session.session import Session
from goldgavel.session.updates import ReaderUpdate


class LessonMoment(NamedTuple):
    """The changes after one move or deal, or after several moves shown as one update."""

    version: int
    change: ReaderUpdate
    decision: int | None
    reasons: dict[str, MoveError]


class PlacedStep(NamedTuple):
    """A step, and the number of moments before it."""

    step: ScriptStep
    at: int


class Walkthrough(NamedTuple):
    """A whole lesson: the learner's view before the deal, every moment from the deal on, and the steps."""

    lesson: Lesson
    game: Game[Any, Any]
    start: View
    moments: tuple[LessonMoment, ...]
    steps: tuple[PlacedStep, ...]


@cache
def walkthrough_of(game: str) -> Walkthrough | None:
    lesson = find_lesson(game)
    return None if lesson is None else WalkthroughBuilder(lesson).run()


class WalkthroughBuilder:
    """Plays a lesson's script in a session and records its moments and steps."""

    def __init__(self, lesson: Lesson) -> None:
        game = games.load(lesson.game, lesson.options)
        self.lesson = lesson
        self.session = Session(game, [None] * game.players, Pace(), Random(0))
        self.moments: list[LessonMoment] = []
        self.steps: list[PlacedStep] = []
        self.coming = [move for part in lesson.script for move in moves_of(part)]
        """The moves that are still to be made."""

    def run(self) -> Walkthrough:
        start = self.session.state.view(self.lesson.seat)
        self.session.deal(self.lesson.deal, 0.0)
        self.note()
        for part in self.lesson.script:
            if isinstance(part, ScriptStep):
                self.steps.append(PlacedStep(part, len(self.moments)))
            self.play(len(moves_of(part)), isinstance(part, ScriptedMoves) and part.leap)
        return Walkthrough(self.lesson, self.session.game, start, tuple(self.moments), tuple(self.steps))

    def play(self, count: int, leap: bool) -> None:
        for place in range(count):
            self.make(self.coming.pop(0))
            self.pass_window()
            if not leap or place == count - 1:
                self.note()

    def pass_window(self) -> None:
        """Keep bids until the script changes one, as a standing order does at a live table."""
        state = self.session.state
        while state.in_window() and (not self.coming or state.why_illegal(self.coming[0]) is not None):
            self.make(str(self.session.game.window_default))

    def make(self, move: str) -> None:
        seat = self.session.state.current_player()
        decision = self.session.decisions[seat]
        assert decision is not None
        self.session.move(seat, move, decision, None, 0.0)

    def note(self) -> None:
        seat = self.lesson.seat
        change = self.session.take_updates()[seat + 1]
        decision = self.session.decisions[seat]
        reasons = {} if decision is None else self.refused_tries() | self.session.reasons(seat)
        self.moments.append(LessonMoment(self.session.version, change, decision, reasons))

    def refused_tries(self) -> dict[str, MoveError]:
        state, seat = self.session.state, self.lesson.seat
        answers = ((move, state.why_illegal(move, seat)) for move in self.lesson.tries)
        return {move: problem for move, problem in answers if problem is not None}


def moves_of(part: ScriptStep | ScriptedMoves) -> tuple[str, ...]:
    if isinstance(part, ScriptedMoves):
        return part.moves
    return (part.move,) if isinstance(part, QuestionStep) else ()
