"""The catalogues: the same messages and variables in three languages, all used, with correct typography."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import goldgavel
from goldgavel.text import LANGUAGES, say

ROOT = Path(goldgavel.__file__).parent
FILES = sorted(path.name for path in (ROOT / "text" / "en").glob("*.ftl"))
CODE = {path: path.read_text(encoding="utf-8") for path in ROOT.rglob("*.py")}
PAGE = [
    path.read_text(encoding="utf-8")
    for path in (Path(__file__).parents[2] / "web" / "src").rglob("*")
    if path.suffix in {".ts", ".svelte"}
]
every_file = pytest.mark.parametrize("file", FILES)


@cache
def messages(lang: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((ROOT / "text" / lang / file).read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in entries]
    assert len(set(names)) == len(names)
    return {entry.id.name: entry for entry in entries}


def variables(node: Any) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return set().union(*map(variables, node))
    if isinstance(node, ast.BaseNode):
        return set().union(*map(variables, vars(node).values()))
    return set()


def texts(node: Any) -> list[str]:
    """Return every pattern of a message as text, with a letter for each placeable."""
    if isinstance(node, ast.Pattern):
        whole = "".join(part.value if isinstance(part, ast.TextElement) else "x" for part in node.elements)
        return [whole, *(text for part in node.elements for text in texts(part))]
    if isinstance(node, list):
        return [text for part in node for text in texts(part)]
    if isinstance(node, ast.BaseNode):
        return [text for part in vars(node).values() for text in texts(part)]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_files(lang: str) -> None:
    assert sorted(path.name for path in (ROOT / "text" / lang).glob("*.ftl")) == FILES


@every_file
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_messages_in_every_language(file: str, lang: str) -> None:
    assert list(messages(lang, file)) == list(messages("en", file))


@every_file
def test_the_same_variables_in_every_language(file: str) -> None:
    found = {
        lang: {name: variables(message) for name, message in messages(lang, file).items()} for lang in LANGUAGES
    }
    assert found["ru"] == found["en"]
    assert found["fr"] == found["en"]


@every_file
def test_french_typography(file: str) -> None:
    for name, message in messages("fr", file).items():
        for text in texts(message):
            assert not re.search(r" [;:?!»%]", text), name
            assert not re.search(r"«(?!\N{NO-BREAK SPACE})", text), name
            assert "'" not in text, name


@every_file
def test_quotation_marks_are_those_of_the_language(file: str) -> None:
    for lang, foreign in (("en", "«»„"), ("ru", "“”"), ("fr", "“”„")):
        for name, message in messages(lang, file).items():
            assert not set(foreign) & set("".join(texts(message))), name


@every_file
def test_russian_plurals_have_all_their_forms(file: str) -> None:
    for name, message in messages("ru", file).items():
        for forms in selections(message):
            assert ("few" in forms) == ("many" in forms), name


def selections(node: Any) -> list[list[str]]:
    """Return the keys of every selector in a message."""
    if isinstance(node, list):
        return [keys for part in node for keys in selections(part)]
    if not isinstance(node, ast.BaseNode):
        return []
    inside = [keys for part in vars(node).values() for keys in selections(part)]
    if isinstance(node, ast.SelectExpression):
        inside.append([variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)])
    return inside


def test_every_message_of_the_code_is_in_the_catalogue() -> None:
    known = {name for file in FILES for name in messages("en", file)}
    calls = r'(?:raise \w+|Text|Message|Error|Move|Turn|Made|\.say|\.tell|\bsay|\.of)\(\s*"([a-z][\w-]+-[\w-]+)"'
    used = {name for code in CODE.values() for name in re.findall(calls, code)}
    used |= {name for code in CODE.values() for name in re.findall(r'"(cli-[a-z0-9-]*[a-z0-9])"', code)}
    assert len(used) > 150
    assert sorted(used - known) == []


def test_every_message_is_used() -> None:
    """Except those of the page and the lessons, which web/tests/words.test.ts and tests/lessons check."""
    files = [file for file in FILES if not file.startswith(("page", "lesson-"))]
    names = {name for file in files for name in messages("en", file)}
    unused = [name for name in names - exact_uses() if not any(use.fullmatch(name) for use in made_uses())]
    assert sorted(unused) == []


def exact_uses() -> set[str]:
    return {name for code in [*CODE.values(), *PAGE] for name in re.findall(r'"([a-z][\w-]*-[\w-]+)"', code)}


@cache
def made_uses() -> list[re.Pattern[str]]:
    """Composed ids: `f"notice-{what}"` or `card_word("kind", …)`; the inserted part can be any word."""
    made = {found for code in CODE.values() for found in re.findall(r'f"([^"\n]*)"', code)}
    made |= {found for code in PAGE for found in re.findall(r"`([^`\n]*)`", code)}
    names = {re.sub(r"\$?\{[^}]*\}", "*", found) for found in made}
    names |= {f"{kind}-*" for code in CODE.values() for kind in re.findall(r'(?:_word)\("([a-z]+)"', code)}
    families = [name for name in names if re.fullmatch(r"[a-z*-]+", name) and re.search(r"[a-z]{3}", name)]
    return [re.compile(name.replace("*", r"[\w-]+")) for name in families]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_numbers_are_written_alike(lang: str) -> None:
    assert say("cli-number", lang, value=5) == say("cli-number", lang, value=5.0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [-5, -5.0, -1234])
def test_negative_numbers_have_a_minus_sign(lang: str, number: float) -> None:
    said = say("page-labelled", lang, label="a-1 --seed", value=number)
    assert "\N{MINUS SIGN}" in said
    assert said.startswith("a-1 --seed"), "other hyphens stay"
    assert say("page-labelled", lang, label="x", value=5).endswith("5")
