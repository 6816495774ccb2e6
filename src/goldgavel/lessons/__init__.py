"""First games: a fixed deal each, played by the real rules, and a script that says what to do and why."""

from importlib import import_module

from goldgavel.lessons.script import Lesson

LESSONS = ("aurum", "auction")
"""By game. A lesson is imported when it is first asked for."""


def find_lesson(game: str) -> Lesson | None:
    if game not in LESSONS:
        return None
    found: Lesson = import_module(f"goldgavel.lessons.{game}").LESSON
    return found
