"""Lessons: for each game a fixed deal, played by the real rules, and a script that explains what to do and why."""

from goldgavel.games.parts import Part
from goldgavel.games.registry import component, has_component
from goldgavel.lessons.script import Lesson

LESSON: Part[Lesson] = Part("lesson")


def find_lesson(game: str) -> Lesson | None:
    """Return the lesson of a game, or None if there is no such game or it has no lesson."""
    return component(game, LESSON) if has_component(game, LESSON) else None
