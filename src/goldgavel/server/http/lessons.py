"""Lessons: the updates of the learner's seat, with explanations and questions in between."""

from functools import lru_cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath
from msgspec import UNSET

from goldgavel.kernel.views import Data
from goldgavel.lessons.script import Lesson, QuestionStep, sentence
from goldgavel.lessons.walkthrough import LessonMoment, PlacedStep, Walkthrough, walkthrough_of
from goldgavel.protocol import messages
from goldgavel.protocol.table_info import TableInfo, seat_without_player, table_without_row
from goldgavel.server.audience.updates import refusal_messages
from goldgavel.server.errors import NotFound
from goldgavel.server.http.compression import compressed
from goldgavel.server.http.descriptions import error_responses
from goldgavel.server.http.language import language_of
from goldgavel.server.http.replays import Beginning, update_of
from goldgavel.session.event_text import LogWriter
from goldgavel.text import say


class LessonAsk(Data, frozen=True):
    """A move that the learner is asked for."""

    move: str
    hint: str
    point: tuple[str, ...]
    """What the hint points at."""
    instead: dict[str, str]
    """The answers to legal moves that have their own explanation."""
    otherwise: str
    """The answer to every other legal move."""


class LessonStep(Data, frozen=True):
    """A step after the first `at` moments. It continues automatically unless it asks for a move."""

    name: str
    at: int
    title: str
    text: str
    show: tuple[str, ...]
    """The parts of the table that it is about."""
    rules: tuple[str, ...]
    ask: LessonAsk | None


class TaughtLesson(Data, frozen=True):
    """A lesson in one language. Its moments are updates as on the live socket, applied one after another."""

    table: TableInfo
    seat: int
    minutes: int
    start: Beginning
    moments: tuple[messages.Update, ...]
    steps: tuple[LessonStep, ...]


@get("/lessons/{game:str}", responses=error_responses(404), summary="A lesson")
async def show_lesson(game: FromPath[str], request: Request[Any, Any, Any]) -> Response[TaughtLesson]:
    """The lesson of a game, in the language of the request."""
    course = walkthrough_of(game)
    if course is None:
        raise NotFound("server-lesson-unknown")
    return compressed(request, taught(game, language_of(request.scope)))


@lru_cache(maxsize=8)
def taught(game: str, lang: str) -> TaughtLesson:
    course = walkthrough_of(game)
    assert course is not None
    names = [say(name, lang) for name in ("lesson-learner", "lesson-opponent-one", "lesson-opponent-two")]
    lesson = course.lesson
    writer = LogWriter(game, None)
    return TaughtLesson(
        table=table_of(course, names),
        seat=lesson.seat,
        minutes=lesson.minutes,
        start=Beginning(version=0, view=course.start),
        moments=tuple(moment_of(moment, writer) for moment in course.moments),
        steps=tuple(step_of(lesson, step, lang) for step in course.steps),
    )


def moment_of(moment: LessonMoment, writer: LogWriter) -> messages.Update:
    refusals = refusal_messages(moment.reasons, None) if moment.reasons else UNSET
    return update_of(moment.change, writer, moment.version, moment.decision, refusals)


def step_of(lesson: Lesson, taught: PlacedStep, lang: str) -> LessonStep:
    step = taught.step
    return LessonStep(
        name=step.name,
        at=taught.at,
        title=say(sentence(lesson, step.name, "title"), lang),
        text=say(sentence(lesson, step.name), lang),
        show=step.show,
        rules=step.rules,
        ask=ask_of(lesson, step, lang) if isinstance(step, QuestionStep) else None,
    )


def ask_of(lesson: Lesson, ask: QuestionStep, lang: str) -> LessonAsk:
    return LessonAsk(
        move=ask.move,
        hint=say(sentence(lesson, ask.name, "hint"), lang),
        point=ask.point,
        instead={move: say(sentence(lesson, ask.name, name), lang) for move, name in ask.instead.items()},
        otherwise=say(sentence(lesson, ask.name, "else"), lang),
    )


def table_of(course: Walkthrough, names: list[str]) -> TableInfo:
    learner = course.lesson.seat
    chairs = [seat_without_player(name, bot=seat != learner, here=True) for seat, name in enumerate(names)]
    return table_without_row(course.game, "playing", chairs)


HANDLERS = [show_lesson]
