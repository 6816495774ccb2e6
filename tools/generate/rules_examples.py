"""Writes the worked examples into the rules texts, from worked_examples.toml."""

import textwrap
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES
from tools.generate.rules_words import file_of

SOURCE = Path(__file__).with_name("worked_examples.toml")
HEADINGS = {
    "en": "## Worked examples\n\n",
    "ru": "## Примеры с разбором\n\n",
    "fr": "## Exemples détaillés\n\n",
}
NEXT_HEADINGS = {"en": "## Often asked\n", "ru": "## Частые вопросы\n", "fr": "## Questions fréquentes\n"}
"""The section after the examples, which is written by hand."""
WIDTH = 110
PLAYER = "who_"
"""The start of the keys whose value is a player."""
AND = {"en": " and ", "ru": " и ", "fr": " et "}
NO_BREAK = "\u00a0"

Example = dict[str, Any]


@cache
def source() -> dict[str, Any]:
    return tomllib.loads(SOURCE.read_text(encoding="utf-8"))


def examples_of(game: str) -> list[Example]:
    return [example for example in source()["examples"] if example["game"] == game]


def examples_section(game: str, lang: str) -> str:
    return HEADINGS[lang] + "\n".join(_written(example, lang) for example in examples_of(game)) + "\n"


def with_examples(text: str, game: str, lang: str) -> str:
    """Return a rules text with the section of examples as the source has it."""
    before, after = text.index(HEADINGS[lang]), text.index(NEXT_HEADINGS[lang])
    return text[:before] + examples_section(game, lang) + text[after:]


def _written(example: Example, lang: str) -> str:
    """Return an example as Markdown: heading, cards, sentences and table, each as its own paragraph."""
    words, expected = example[lang], example["expected"]
    parts = [f"### {words['title']}\n"]
    if "cards" in words:
        rows = [row.format_map(_values(expected, lang, " ")) for row in words["cards"]]
        parts.append("".join(f"- {row}\n" for row in rows))
    sentences = words["text"].format_map(_values(expected, lang, AND[lang])).strip()
    parts.append(textwrap.fill(_unbroken(sentences), WIDTH, break_on_hyphens=False, break_long_words=False) + "\n")
    if "rows" in words:
        parts.append(_table(words, expected, lang))
    return "\n".join(parts)


def _values(expected: dict[str, Any], lang: str, last: str) -> dict[str, str]:
    """Return what replaces each key. `last` goes before the last card of a list."""
    return {key: _shown(key, value, lang, last) for key, value in expected.items()}


def _shown(key: str, value: Any, lang: str, last: str) -> str:
    if key.startswith(PLAYER):
        return str(source()["names"][lang][value])
    if not isinstance(value, list):
        return _short(value)
    shown = [_short(one) for one in value]
    between = " " if last == " " else ", "
    return between.join(shown[:-1]) + (last if len(shown) > 1 else "") + shown[-1]


def _short(value: Any) -> str:
    """Return a card, a number, or a pair of numbers."""
    if isinstance(value, str):
        return f"`{value}`"
    if isinstance(value, list):
        numbers = all(isinstance(one, int) for one in value)
        return ("→" if numbers else " ").join(map(_short, value))
    return str(value).replace("-", "−")


def _unbroken(text: str) -> str:
    """Return the text on one line, with sums that do not break: a line may not begin with a plus."""
    line = text.replace("\n", " ")
    for sign in "+=":
        line = line.replace(f" {sign} ", f"{NO_BREAK}{sign}{NO_BREAK}")
    return line


def _table(words: dict[str, Any], expected: dict[str, Any], lang: str) -> str:
    """Return a table with a column for each player."""
    players = len(next(expected[key] for key in words["rows"]))
    head = [words["corner"], *source()["names"][lang][:players]]
    rows = [[label, *map(_short, expected[key])] for key, label in words["rows"].items()]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, *rows)).replace(
        "\n", f"\n|{'---|' * len(head)}\n", 1
    )


def main() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            path = file_of(game, lang)
            path.write_text(with_examples(path.read_text(encoding="utf-8"), game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
