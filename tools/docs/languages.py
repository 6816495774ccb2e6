"""Translates the project's own strings in built pages of other languages, and marks the language of links.

The site builder translates its own strings (`templates/partials/language.html`), but copies ours from mkdocs.yml
unchanged. Page titles keep their language; links to them get a `lang` attribute for screen readers.
"""

import re
from pathlib import Path

from tools.docs.link_check import file_at
from tools.docs.rules import LANGUAGES

DEFAULT_LANGUAGE = "en"
OURS = {
    "Aurum and Auction: two card games to play, to host and to study": (
        "Аурум и Аукцион: две карточные игры, чтобы играть, держать сервер и исследовать",
        "Aurum et Auction : deux jeux de cartes à jouer, à héberger et à étudier",
    ),
    "Permanent link": ("Постоянная ссылка", "Lien permanent"),
    "Day or night as the system says": ("Днём и ночью как в системе", "Jour ou nuit, selon le système"),
    "Day": ("День", "Jour"),
    "Night": ("Ночь", "Nuit"),
    "Gold & Gavel is free software (MIT). It is not affiliated with the publishers of the games; "
    "all words and drawings are our own. Aurum is a game by Shreesh Bhat, published by Evrikus and Gigamic. "
    "The rights to both games belong to their authors and publishers.": (
        (
            "Gold & Gavel — свободная программа (MIT). Она не связана с издателями игр; "
            "все тексты и рисунки наши. "
            "Автор «Аурума» — Shreesh Bhat, издатели — «Эврикус» и Gigamic. "
            "Права на обе игры принадлежат их авторам и издателям."
        ),
        (
            "Gold & Gavel : logiciel libre (MIT), sans lien avec les éditeurs des jeux ; "
            "textes et dessins originaux. "
            "Aurum est un jeu de Shreesh Bhat, publié par Evrikus et Gigamic. "
            "Les droits des deux jeux appartiennent à leurs auteurs et éditeurs."
        ),
    ),
}
"""Strings from mkdocs.yml with their Russian and French translations."""
LINK = re.compile(r'<a href="(?P<way>[^"]+)"(?P<rest>[^>]* class="md-(?:tabs|nav)__link[^"]*")')


def finish(site: Path) -> list[str]:
    """Translate and mark all pages; return one line per string that was not found."""
    missing = []
    for path in sorted(site.rglob("*.html")):
        text = path.read_text(encoding="utf-8")
        language = language_of(path, site)
        if language != DEFAULT_LANGUAGE:
            missing += [f"{path.relative_to(site)}: does not say “{words}”" for words in OURS if words not in text]
            text = translated(text, language)
        path.write_text(marked(text, path, site), encoding="utf-8")
    return missing


def language_of(path: Path, site: Path) -> str:
    return next((part for part in path.relative_to(site).parts if part in LANGUAGES), DEFAULT_LANGUAGE)


def translated(text: str, language: str) -> str:
    place = [code for code in LANGUAGES if code != DEFAULT_LANGUAGE].index(language)
    for words, ours in OURS.items():
        text = re.sub(rf'(["\n] *){re.escape(words)}(?=["\n])', rf"\g<1>{ours[place]}", text)
    return text


def marked(text: str, path: Path, site: Path) -> str:
    """Return the page with the language marked on navigation links to pages of another language."""
    here = language_of(path, site)

    def mark(found: re.Match[str]) -> str:
        way = found["way"].partition("#")[0]
        there = file_at(path, way) if way and ":" not in way else path
        language = language_of(there, site) if there.is_relative_to(site) else here
        said = "" if language == here else f' lang="{language}" hreflang="{language}"'
        return f'<a href="{found["way"]}"{said}{found["rest"]}'

    return LINK.sub(mark, text)
