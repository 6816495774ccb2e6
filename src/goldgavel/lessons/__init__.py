"""Lessons: for each game a fixed deal, played by the real rules, and a script that explains what to do and why."""

from importlib import import_module

from goldgavel.lessons.script import Lesson

LESSONS = ("aurum", "auction")
"""The games that have a lesson. A lesson's module is imported on first use."""


def find_lesson(game: str) -> Lesson | None:
    if game not in LESSONS:
        return None
    found: Lesson = import_module(f"goldgavel.lessons.{game}").LESSON
    return found
