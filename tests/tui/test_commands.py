"""Typed moves and commands, in three languages. The page's parser is tested with the same examples."""

import json
import re
from itertools import chain
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES, say
from goldgavel.tui.commands.moves import typed_move
from goldgavel.tui.commands.parse import folded, found, written
from goldgavel.tui.commands.vocabulary import VERBS, command_named, commands, move_words, shown_move, verbs
from tests.kit.games.option_mixes import mix_id, random_game, spread

EXAMPLES = json.loads(
    (Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "commands.json").read_text(encoding="utf-8")
)
CATALOGUE = Path(__file__).parents[2] / "src" / "goldgavel" / "text"
LINES = [
    pytest.param(table, typed, meaning, id=f"{table['language']}-{typed}")
    for table in EXAMPLES
    for typed, meaning in table["lines"].items()
]
MIXES = [(name, mix) for name in GAMES for mix in spread(name, 3)]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def meaning_of(typed: str, table: dict[str, Any]) -> str:
    """Return what a line means, in the notation of the examples."""
    lang = table["language"]
    command = command_named(typed.strip(), lang)
    if command in {"hand", "help", "undo"}:
        return f"question {command}"
    move = typed_move(typed, SimpleNamespace(legal=table["legal"]), lang)
    if move in table["legal"]:
        return f"move {move}"
    refused = found(written(typed, verbs(lang), move_words(lang)).text, table["refused"])
    if refused is not None:
        return f"refused {refused}"
    return "unknown" if move is None else f"tried {move}"


@pytest.mark.parametrize(("table", "typed", "meaning"), LINES)
def test_a_typed_line_means_the_same_as_on_the_page(table: dict[str, Any], typed: str, meaning: str) -> None:
    assert meaning_of(typed, table) == meaning


@pytest.mark.parametrize(("name", "mix"), MIXES, ids=mix_id)
@every_language
def test_every_move_can_be_typed_as_it_is_shown(name: str, mix: dict[str, Any], lang: str) -> None:
    seen: set[str] = set()

    def see(state: Any) -> None:
        if state.is_terminal() or state.move_log.ply() % 7:
            return
        view = state.view(state.current_player())
        for move in view.legal:
            seen.add(move)
            assert typed_move(shown_move(move, lang), view, lang) == move
            assert typed_move(f" {move.upper()} ", view, lang) == move

    random_game(gg.load(name, **mix), 3, see)
    assert seen


QUOTED = {
    "aurum-bid-first": ["bid ag4"],
    "aurum-window-open": ["keep", "swap au3 ag7"],
    "auction-offer-first": ["offer 2 stamp for jewel mine"],
    "auction-offer-needs-exchange": ["bid 4 exchange"],
    "auction-answer-first": ["accept", "decline"],
    "auction-join-first": ["join stamp"],
    "order-no-change": ["swap au3 ag7"],
}
"""Refusals that quote what can be typed, and what that means in the words of the record."""
ADVICE = {"en": "typed: ", "ru": "в терминале: ", "fr": "au clavier\N{NO-BREAK SPACE}: "}


@pytest.mark.parametrize("message", list(QUOTED))
@every_language
def test_what_a_refusal_quotes_can_be_typed_in_the_reader_s_words(message: str, lang: str) -> None:
    quoted = say(message, lang).partition(f"({ADVICE[lang]}")[2].partition(")")[0]
    lines = re.split(r", (?:or |ou )?| или ", quoted)
    assert [written(line, verbs(lang), move_words(lang)) for line in lines] == [
        (meaning, True) for meaning in QUOTED[message]
    ]
    if lang != "en":
        assert not {line.split()[0] for line in lines} & set(VERBS)


@every_language
def test_every_refusal_with_such_a_quote_is_tested(lang: str) -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in (CATALOGUE / lang).glob("*.ftl")}
    found = [re.findall(rf"^([\w-]+) = .*\({ADVICE[lang]}", text, re.MULTILINE) for text in texts.values()]
    assert sorted(chain.from_iterable(found)) == sorted(QUOTED)


def test_english_shows_moves_as_they_are_recorded() -> None:
    for move in ("play Ag7", "swap Au3 Ag7 partner", "bid 6 ban 2", "offer 3 stamp for jewel mine", "pass"):
        assert shown_move(move, "en") == move


@every_language
def test_no_word_means_two_things(lang: str) -> None:
    """A verb may be the answer to a request too: the request comes first while it is open."""
    for words in (verbs(lang), move_words(lang), commands(lang)):
        forms = [folded(form) for form in chain.from_iterable(words.values())]
        assert sorted(forms) == sorted(set(forms))
    both = {folded(form) for form in chain.from_iterable(verbs(lang).values())} & {
        folded(form) for name, forms in commands(lang).items() if name != "keep" for form in forms
    }
    assert both <= {"accepter", "refuser"}
