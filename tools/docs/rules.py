"""Rules pages of the site, from the package's rules texts: every rule has an anchor and is linked where cited."""

import re
from functools import cache
from pathlib import PurePosixPath

from tools.docs.markdown import LINK
from tools.docs.places import ROOT, RULES, relative, rules_place

LANGUAGES = {"en": "English", "ru": "Русский", "fr": "Français"}
STATED = re.compile(r"^\*\*([A-Z]\d+)\.\*\*", re.MULTILINE)
BEGINS = re.compile(r"Example\b|Пример\b|Exemple\b|\||- ")
"""The start of an example, a table or a list: the site builder needs an empty line before it."""
NAMED = re.compile(r"(?<![\w-])([A-Z]\d{1,2})(?![\w-])")
APART_TOO = re.compile(LINK.pattern + r"(?:\{[^}]*\})?|^#.*$|\ufdd0\d+\ufdd1", re.MULTILINE)
"""Links, headings and masked code, in which rule numbers are not linked."""


def source(game: str, language: str) -> PurePosixPath:
    return RULES / f"{game}.{language}.md"


@cache
def games() -> dict[str, str]:
    """Return the game of each rule."""
    texts = {path.name.split(".")[0]: path.read_text(encoding="utf-8") for path in (ROOT / RULES).glob("*.en.md")}
    return {rule: game for game, text in texts.items() for rule in STATED.findall(text)}


def page(game: str, language: str) -> str:
    """Return a rules page with anchors, links to the other languages, and links between rules."""
    text = (ROOT / source(game, language)).read_text(encoding="utf-8")
    here = rules_place(game, language)
    others = " · ".join(
        name if code == language else f"[{name}]({relative(rules_place(game, code), here)})"
        for code, name in LANGUAGES.items()
    )
    title, rest = text.split("\n", 1)
    stated = STATED.sub(r"[**\1.**](#\1){ #\1 .rule }", parted(rest))
    return f"---\nlang: {language}\n---\n{title}\n\n{others}\n{{ .languages }}\n{linked(stated, here, language)}"


def parted(text: str) -> str:
    lines = text.split("\n")
    for place in range(len(lines) - 1, 0, -1):
        found, before = BEGINS.match(lines[place]), lines[place - 1]
        goes_on = found is not None and found[0] in {"|", "- "} and before.startswith((found[0], "  "))
        if found and before and not goes_on:
            lines.insert(place, "")
    return "\n".join(lines)


def linked(text: str, here: PurePosixPath, language: str = "en") -> str:
    """Return the prose with every rule number linked."""

    def link(found: re.Match[str]) -> str:
        game = games().get(found[1])
        if game is None:
            return found[0]
        target = rules_place(game, language)
        way = "" if target == here else relative(target, here)
        return f"[{found[1]}]({way}#{found[1]}){{ .cites }}"

    pieces, end = [], 0
    for apart in APART_TOO.finditer(text):
        pieces += [NAMED.sub(link, text[end : apart.start()]), apart[0]]
        end = apart.end()
    return "".join([*pieces, NAMED.sub(link, text[end:])])
