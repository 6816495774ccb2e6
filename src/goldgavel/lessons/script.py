"""The parts of a lesson: a fixed deal, and a script of explained steps and automatic moves."""

from collections.abc import Mapping
from typing import Any

from goldgavel.kernel.views import Data

PARTS = (
    "hand",
    "gold",
    "supply",
    "bids",
    "trick",
    "actions",
    "window",
    "lot",
    "bidding",
    "coins",
    "bank",
    "sets",
    "join",
    "sheet",
)
"""Parts of the table that a step can highlight. The page marks them with `data-part`."""
CARD = "card:"
"""A part of the form `card:Ag9` is that card in the hand."""


class ScriptStep(Data, frozen=True):
    """An explanation, whose text is in the catalogue under the step's name."""

    name: str
    show: tuple[str, ...] = ()
    """The parts of the table that the step highlights."""
    rules: tuple[str, ...] = ()
    """The rules that the step teaches."""


class QuestionStep(ScriptStep, frozen=True, kw_only=True):
    """A step that asks the learner for a move and continues after it."""

    move: str
    point: tuple[str, ...]
    """The parts that the hint highlights."""
    instead: Mapping[str, str] = {}
    """Message names for other legal moves that have their own answer; all others get the message `else`."""


class ScriptedMoves(Data, frozen=True):
    """Moves that are made automatically. In bid windows (A11), bids are kept unless the next move changes one."""

    moves: tuple[str, ...]
    leap: bool = False
    """True if all moves are shown as one update."""


class Lesson(Data, frozen=True):
    game: str
    options: Mapping[str, Any]
    deal: Mapping[str, Any]
    seat: int
    """The learner's seat."""
    minutes: int
    script: tuple[ScriptStep | ScriptedMoves, ...]
    tries: tuple[str, ...] = ()
    """Further moves that a learner may try; they are explained if they are illegal (see `State.reasons`)."""


def play(*moves: str) -> ScriptedMoves:
    return ScriptedMoves(moves=moves)


def steps_of(lesson: Lesson) -> tuple[ScriptStep, ...]:
    return tuple(part for part in lesson.script if isinstance(part, ScriptStep))


def sentence(lesson: Lesson, *names: str) -> str:
    """Return the catalogue's message name of a lesson's sentence."""
    return "-".join(("lesson", lesson.game, *names))
