"""What a lesson is made of: a fixed deal, and a script of steps and of moves that make themselves."""

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
"""Parts of a table that a step can point at. The page marks them with `data-part`."""
CARD = "card:"
"""`card:Ag9` is that card in the hand."""


class ScriptStep(Data, frozen=True):
    """A few sentences, and perhaps a move that is asked for. The words are in the catalogue, under its name."""

    name: str
    show: tuple[str, ...] = ()
    """The parts of the table that it talks about."""
    rules: tuple[str, ...] = ()
    """The rules that it teaches."""


class QuestionStep(ScriptStep, frozen=True, kw_only=True):
    """A step that goes on by a move of the learner's."""

    move: str
    point: tuple[str, ...]
    """What the hint points at."""
    instead: Mapping[str, str] = {}
    """Other legal moves that deserve an answer of their own, each with its name; for the rest there is `else`."""


class ScriptedMoves(Data, frozen=True):
    """Moves that make themselves, in turn. In bid windows (A11) bids are kept where nothing else is said."""

    moves: tuple[str, ...]
    leap: bool = False
    """Whether they are passed over in one go."""


class Lesson(Data, frozen=True):
    game: str
    options: Mapping[str, Any]
    deal: Mapping[str, Any]
    seat: int
    """Where the learner sits."""
    minutes: int
    script: tuple[ScriptStep | ScriptedMoves, ...]
    tries: tuple[str, ...] = ()
    """Moves that a learner can easily try, besides those that tempt: why they are illegal is told too."""


def play(*moves: str) -> ScriptedMoves:
    return ScriptedMoves(moves=moves)


def steps_of(lesson: Lesson) -> tuple[ScriptStep, ...]:
    return tuple(part for part in lesson.script if isinstance(part, ScriptStep))


def sentence(lesson: Lesson, *names: str) -> str:
    """The name of a sentence in the catalogue."""
    return "-".join(("lesson", lesson.game, *names))
