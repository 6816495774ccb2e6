"""A lesson as the learner lives through it: what their seat is told, moment by moment, and the steps between.

It is played by the same session that a live table has, so that it can show nothing else than a live table would.
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
from goldgavel.lessons.script import Ask, Lesson, Play, Step
from goldgavel.session.session import Session
from goldgavel.session.updates import ReaderUpdate


class Moment(NamedTuple):
    """What a move, a deal, or a leap over many moves has changed."""

    version: int
    change: ReaderUpdate
    decision: int | None
    reasons: dict[str, MoveError]


class Taught(NamedTuple):
    """A step, and after how many moments it comes."""

    step: Step
    at: int


class Course(NamedTuple):
    """The whole way: the learner's view before the deal, every moment from the deal on, and the steps."""

    lesson: Lesson
    game: Game[Any, Any]
    start: View
    moments: tuple[Moment, ...]
    steps: tuple[Taught, ...]


@cache
def course_of(game: str) -> Course | None:
    lesson = find_lesson(game)
    return None if lesson is None else Rehearsal(lesson).run()


class Rehearsal:
    def __init__(self, lesson: Lesson) -> None:
        game = games.load(lesson.game, lesson.options)
        self.lesson = lesson
        self.session = Session(game, [None] * game.players, Pace(), Random(0))
        self.moments: list[Moment] = []
        self.steps: list[Taught] = []
        self.coming = [move for part in lesson.script for move in moves_of(part)]
        """Every move that is still to be made."""

    def run(self) -> Course:
        start = self.session.state.view(self.lesson.seat)
        self.session.deal(self.lesson.deal, 0.0)
        self.note()
        for part in self.lesson.script:
            if isinstance(part, Step):
                self.steps.append(Taught(part, len(self.moments)))
            self.play(len(moves_of(part)), isinstance(part, Play) and part.leap)
        return Course(self.lesson, self.session.game, start, tuple(self.moments), tuple(self.steps))

    def play(self, count: int, leap: bool) -> None:
        for place in range(count):
            self.make(self.coming.pop(0))
            self.pass_window()
            if not leap or place == count - 1:
                self.note()

    def pass_window(self) -> None:
        """Bids are kept until the script changes one, as a standing order would do it at a live table."""
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
        self.moments.append(Moment(self.session.version, change, decision, reasons))

    def refused_tries(self) -> dict[str, MoveError]:
        state, seat = self.session.state, self.lesson.seat
        answers = ((move, state.why_illegal(move, seat)) for move in self.lesson.tries)
        return {move: problem for move, problem in answers if problem is not None}


def moves_of(part: Step | Play) -> tuple[str, ...]:
    if isinstance(part, Play):
        return part.moves
    return (part.move,) if isinstance(part, Ask) else ()
