"""Lessons over HTTP: every moment as the live socket would send it, in the reader's language."""

from typing import Any

import msgspec
import pytest

from goldgavel.games import GAMES
from goldgavel.protocol.messages import Refusal
from goldgavel.text import LANGUAGES, LazyText, Speech
from tests.server.http.conftest import NewVisitor

Json = dict[str, Any]
every_lesson = pytest.mark.parametrize("game", GAMES)


@every_lesson
def test_moments_add_up_to_the_end_of_the_lesson(person: NewVisitor, game: str) -> None:
    lesson = person().done("GET", f"/api/lessons/{game}")
    view: Json = lesson["start"]["view"]
    for moment in lesson["moments"]:
        moves = moment["view"].get("moves", view["moves"]) + moment.get("moves", [])
        view = {**view, **moment["view"], "moves": moves}
    assert view["phase"] == ("deal" if game == "aurum" else "over")
    assert lesson["table"]["game"] == game
    assert len(lesson["table"]["seats"]) == lesson["table"]["options"]["players"]
    assert lesson["steps"][-1]["at"] == len(lesson["moments"])


@every_lesson
@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_are_called_on_their_chairs_as_in_the_sentences(person: NewVisitor, game: str, lang: str) -> None:
    lesson = person().done("GET", f"/api/lessons/{game}", params={"lang": lang})
    speech = Speech(lang, [chair["name"] for chair in lesson["table"]["seats"]], lesson["seat"])
    lines = [line for moment in lesson["moments"] for told in moment["told"] for line in told["words"]]
    words = " ".join(speech.line(msgspec.convert(line, tuple[LazyText, ...])) for line in lines)
    opponents = [chair for seat, chair in enumerate(lesson["table"]["seats"]) if seat != lesson["seat"]]
    assert all(chair["bot"] is None and chair["name"] in words for chair in opponents)


@every_lesson
def test_a_refused_move_says_why_as_at_a_live_table(person: NewVisitor, game: str) -> None:
    lesson = person().done("GET", f"/api/lessons/{game}", params={"lang": "ru"})
    asked = [lesson["moments"][step["at"] - 1] for step in lesson["steps"] if step["ask"]]
    refused = [refusal for moment in asked for refusal in moment.get("refusals", {}).values()]
    assert {"A19", "B6"} & {refusal["rule"] for refusal in refused}
    told = [msgspec.convert(refusal, Refusal).told().text("ru") for refusal in refused]
    assert all(text.startswith(refusal["rule"]) for text, refusal in zip(told, refused, strict=True))


@every_lesson
def test_only_the_words_differ_between_languages(person: NewVisitor, game: str) -> None:
    lessons = [person().done("GET", f"/api/lessons/{game}", params={"lang": lang}) for lang in LANGUAGES]
    plans = [[(step["name"], step["at"], step["show"]) for step in lesson["steps"]] for lesson in lessons]
    assert plans[0] == plans[1] == plans[2]
    assert len({lesson["steps"][0]["text"] for lesson in lessons}) == len(LANGUAGES)
    assert lessons[0]["moments"] == lessons[1]["moments"] == lessons[2]["moments"]


def test_no_lesson_for_a_game_that_is_none(person: NewVisitor) -> None:
    answer = person().ask("GET", "/api/lessons/chess?lang=fr")
    assert answer.status_code == 404
    assert answer.json()["code"] == "server-lesson-unknown"
