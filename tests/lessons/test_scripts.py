"""Plays each lesson through: requested moves are legal, highlighted places exist, statements are true."""

import re
from typing import Any

import pytest

from goldgavel.games import GAMES
from goldgavel.kernel.errors import IllegalMove
from goldgavel.kernel.views import plain
from goldgavel.lessons import find_lesson
from goldgavel.lessons.script import CARD, PARTS, Lesson, QuestionStep, ScriptStep, sentence, steps_of
from goldgavel.lessons.walkthrough import LessonMoment, Walkthrough, walkthrough_of
from goldgavel.text import LANGUAGES, say
from goldgavel.text.rules import rule_blocks

Json = dict[str, Any]
every_lesson = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)

TAUGHT = {
    "aurum": "A5 A8 A9 A10 A11 A12 A17 A18 A19 A20 A22 A23 A24 A25 A26 A27 A29 A30 A31 A32 A34",
    "auction": "B2 B5 B6 B7 B8 B10 B11 B12 B13 B15 B16 B17 B18 B19 B20 B21 B22",
}
"""The topics that a player must know before the first real game."""


def lesson_of(game: str) -> Lesson:
    lesson = find_lesson(game)
    assert lesson is not None
    return lesson


def course(game: str) -> Walkthrough:
    found = walkthrough_of(game)
    assert found is not None
    return found


def views(found: Walkthrough) -> list[Json]:
    """Return the learner's view after each moment, merged as the page does it."""
    seen = [plain(found.start)]
    for moment in found.moments:
        change = moment.change
        fields = plain(change.shared | change.own)
        moves = [*fields.pop("moves", seen[-1]["moves"]), *plain(change.moves or ())]
        seen.append({**seen[-1], **fields, "moves": moves})
    return seen


def asks(game: str) -> list[tuple[QuestionStep, LessonMoment, Json]]:
    """Yield each requested move with its moment and the view at that moment."""
    found = course(game)
    seen = views(found)
    return [
        (taught.step, found.moments[taught.at - 1], seen[taught.at])
        for taught in found.steps
        if isinstance(taught.step, QuestionStep)
    ]


@every_lesson
def test_every_asked_move_is_legal_and_the_learners_to_make(game: str) -> None:
    found = asks(game)
    assert len(found) >= 6
    for ask, moment, view in found:
        assert ask.move in view["legal"], ask.name
        assert moment.decision is not None, ask.name


@every_lesson
def test_what_is_answered_to_another_move_is_answered_to_a_legal_one(game: str) -> None:
    for ask, _, view in asks(game):
        assert ask.move not in ask.instead
        assert set(ask.instead) <= set(view["legal"]), ask.name


@every_lesson
def test_the_asked_move_is_the_next_thing_that_happens(game: str) -> None:
    found = course(game)
    for taught in found.steps:
        if isinstance(taught.step, QuestionStep):
            news = found.moments[taught.at].change.entries[0]
            assert (news.seat, news.move) == (found.lesson.seat, taught.step.move)


@every_lesson
def test_steps_come_in_order_and_are_not_too_many(game: str) -> None:
    found = course(game)
    places = [taught.at for taught in found.steps]
    assert places == sorted(places)
    assert len(found.steps) in range(10, 16)


@every_lesson
def test_every_part_that_is_shown_is_known(game: str) -> None:
    for taught in course(game).steps:
        step = taught.step
        hand = views(course(game))[taught.at].get("hand") or []
        pointed = (*step.show, *(step.point if isinstance(step, QuestionStep) else ()))
        assert pointed
        for part in pointed:
            if part.startswith(CARD):
                card = part.removeprefix(CARD)
                assert card in [*hand, *views(course(game))[taught.at]["stocks"][0]], step.name
            else:
                assert part in PARTS, step.name


@every_lesson
def test_illegal_tries_are_refused_by_their_rule(game: str) -> None:
    reasons = [problem for _, moment, _ in asks(game) for problem in moment.reasons.values()]
    rules = {problem.rule for problem in reasons if isinstance(problem, IllegalMove)}
    assert rules >= ({"A18", "A19", "A20"} if game == "aurum" else {"B6", "B11"})


@every_lesson
def test_a_lesson_teaches_what_it_should(game: str) -> None:
    taught = {rule for step in steps_of(lesson_of(game)) for rule in step.rules}
    assert taught >= set(TAUGHT[game].split())
    assert taught <= set(rule_blocks(game))


@every_lesson
@every_language
def test_every_sentence_is_said(game: str, lang: str) -> None:
    lesson = lesson_of(game)
    for step in steps_of(lesson):
        for name in sentences_of(step):
            assert len(say(sentence(lesson, *name), lang)) >= 3


def sentences_of(step: ScriptStep) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [(step.name,), (step.name, "title")]
    if isinstance(step, QuestionStep):
        found += [(step.name, part) for part in ("hint", "else", *step.instead.values())]
    return found


@every_lesson
def test_no_sentence_is_left_over(game: str) -> None:
    from goldgavel.text.catalogue import bundle

    lesson = lesson_of(game)
    used = {sentence(lesson, *name) for step in steps_of(lesson) for name in sentences_of(step)}
    assert {name for name in bundle("en")._messages if name.startswith(f"lesson-{game}-")} == used


@every_lesson
@every_language
def test_a_step_can_be_read_in_a_few_breaths(game: str, lang: str) -> None:
    lesson = lesson_of(game)
    words = [len(re.findall(r"\w+", say(sentence(lesson, step.name), lang))) for step in steps_of(lesson)]
    assert max(words) <= 62
    assert sum(words) <= 620


def test_aurum_ends_with_the_sheet_that_the_words_tell() -> None:
    last = views(course("aurum"))[-1]
    lines = [(side["bid"], side["tricks"], side["total"]) for side in last["rounds"][0]["sides"]]
    assert lines == [(2, 2, 6), (4, 1, 4), (1, 2, 1)]
    assert last["nuggets"] == [1, 0, 0]
    assert last["ended"]["how"] == "declined"


def test_auction_ends_with_the_sheet_that_the_words_tell() -> None:
    found = course("auction")
    before = next(taught.at for taught in found.steps if taught.step.name == "last")
    then, last = views(found)[before], views(found)[-1]
    assert [line["total"] for line in then["scores"]] == [134, 151, 154]
    assert then["coins"][0] == 14
    assert {kind for kind, count in then["unseen"].items() if count} == {"stamp"}
    assert [line["total"] for line in last["scores"]] == [182, 155, 158]
    gained = {
        kind: last["scores"][0][kind] - then["scores"][0][kind] for kind in ("furniture", "collection", "stamp")
    }
    assert gained == {"furniture": 12, "collection": 30, "stamp": 15}
    assert last["winners"] == [0]


def test_no_lesson_for_a_game_that_is_none() -> None:
    assert walkthrough_of("chess") is None
