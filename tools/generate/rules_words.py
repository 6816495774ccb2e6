"""Writes the table of words at the end of each rules text from the glossary."""

from pathlib import Path

from goldgavel.games import GAMES
from goldgavel.text import LANGUAGES
from goldgavel.text.glossary import terms_of

FOLDER = Path(__file__).parents[2] / "src" / "goldgavel" / "text" / "rules"
HEADINGS = {
    "en": "## Words\n\n| word | meaning |\n|---|---|\n",
    "ru": "## Словарь\n\n| слово | значение |\n|---|---|\n",
    "fr": "## Glossaire\n\n| mot | sens |\n|---|---|\n",
}


def file_of(game: str, lang: str) -> Path:
    return FOLDER / f"{game}.{lang}.md"


def words_section(game: str, lang: str) -> str:
    """Return the last section of a rules text: every word of the game with its meaning."""
    rows = [f"| {term.words[lang]} | {term.means[lang]} |\n" for term in terms_of(game)]
    return HEADINGS[lang] + "".join(rows)


def with_words(text: str, game: str, lang: str) -> str:
    """Return a rules text with the section of words as the glossary has it."""
    rules = text[: text.index(HEADINGS[lang])]
    return rules + words_section(game, lang)


def main() -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            path = file_of(game, lang)
            path.write_text(with_words(path.read_text(encoding="utf-8"), game, lang), encoding="utf-8")


if __name__ == "__main__":
    main()
