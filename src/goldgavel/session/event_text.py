"""What a reader is told, in sentences: of the game, and of what happens at the table beside it."""

from typing import TYPE_CHECKING

from goldgavel.games.narration import lines_of

if TYPE_CHECKING:
    from goldgavel.session.updates import News
    from goldgavel.text import Speech


def words_of(news: "News", game: str, speech: "Speech") -> list[str]:
    if news.note == "concede":
        return [speech.say("told-concede")]
    if news.note in {"wish", "undo"} and news.seat is not None:
        what = "undone" if news.note == "undo" else news.about
        return [speech.of(f"told-wish-{what}", news.seat)]
    lines = lines_of(game, news.events, speech)
    if news.note == "time" and news.seat is not None:
        return [" ".join([speech.of("told-time", news.seat), *lines[:1]]), *lines[1:]]
    return lines
