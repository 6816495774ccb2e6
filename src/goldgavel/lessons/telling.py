"""A lesson as the learner lives through it: what the learner's seat is told, moment by moment, and the steps between."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from goldgavel import games
from goldgavel.kernel.errors import MoveError
from goldgavel.kernel.pace import Pace
from goldgavel.kernel.views import View
from goldgavel.lessons.script import Lesson, Play, Step
from goldgavel.session.session import Session
from goldgavel.session.telling import Change


class Moment(NamedTuple):
    """What is told by a move, by a deal, or by a leap over many moves."""

    version: int
    change: Change
    decision: int | None
    reasons: dict[str, MoveError]


class Taught(NamedTuple):
    """A step, and after how many moments it comes."""

    step: Step
    at: int


class Course(NamedTuple):
    """The whole way from the learner's first view, with the cards dealt, to the end."""

    start: View
    first: Moment
    """The deal."""
    moments: list[Moment]
    steps: list[Taught]


class Rehearsal:
    """Plays a lesson by the rules: the same session that a live table has."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session = Session(games.load(lesson.game, lesson.options), [None] * 6, Pace(), Random(0))
        self.moments: list[Moment] = []
        self.steps: list[Taught] = []

    def run(self) -> Course:
        self.session.deal(self.lesson.deal, 0.0)
        first = self.moment()
        start = self.session.state.view(self.lesson.seat)
        for part in self.lesson.script:
            self.teach(part) if isinstance(part, Step) else self.play(part)
        return Course(start, first, self.moments, self.steps)
