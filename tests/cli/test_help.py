"""All help pages exist in all languages and list every option."""

import re
import shlex

import pytest

from goldgavel.cli.commands import COMMANDS
from goldgavel.cli.language import extract_language
from goldgavel.cli.main import command_module, overview, parser_of
from goldgavel.games import GAMES, game_class
from tests.cli.kit import LANGUAGES, run

USAGE = {"en": "Usage:", "ru": "Использование:", "fr": "Utilisation\N{NO-BREAK SPACE}:"}
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_command = pytest.mark.parametrize("command", COMMANDS)


@every_language
@every_command
def test_every_command_explains_itself(command: str, lang: str) -> None:
    ran = run(command, "--help", "--lang", lang)
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.startswith(f"{USAGE[lang]} goldgavel {command}")
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    assert ran.out == run("help", command, "--lang", lang).out
    assert ran.out == run(command, "-h", "--lang", lang).out


@every_language
def test_the_overview_names_every_command(lang: str) -> None:
    ran = run("--help", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith(USAGE[lang])
    for command in COMMANDS:
        assert f"\n  {command} " in ran.out
    assert ran.out == run("-h", "--lang", lang).out == run("help", "--lang", lang).out


@every_command
def test_no_two_languages_share_a_sentence(command: str) -> None:
    """An untranslated page would repeat the English lines. Only examples and flags are equal."""
    pages = {lang: run(command, "--help", "--lang", lang).out for lang in LANGUAGES}
    sentences = {
        lang: {line for line in page.splitlines() if len(line.split()) > 4 and "goldgavel" not in line}
        for lang, page in pages.items()
    }
    assert not sentences["en"] & sentences["ru"]
    assert not sentences["en"] & sentences["fr"]
    assert not sentences["ru"] & sentences["fr"]


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_every_option_of_every_game_is_a_flag(command: str) -> None:
    page = run(command, "--help").out
    for game in GAMES:
        for option in game_class(game).option_list:
            assert f"--{option.name.replace('_', '-')} " in page


def test_help_works_without_required_arguments() -> None:
    assert run("replay", "--help").code == 0
    assert run("simulate", "--games", "0", "-h").code == 0


def flags_of(page: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z0-9-]+", page))


@every_command
def test_all_languages_list_the_same_options(command: str) -> None:
    pages = [run(command, "--help", "--lang", lang).out for lang in LANGUAGES]
    assert flags_of(pages[0]) == flags_of(pages[1]) == flags_of(pages[2])


@every_command
def test_every_command_has_examples_that_can_be_read(command: str) -> None:
    parser = parser_of(command, command_module(command), "en")
    assert parser.page.examples
    for example in parser.page.examples:
        name, *words = shlex.split(re.split(" [<>] ", example)[0])
        assert name == command
        parser.read(extract_language(words, "en")[1])


def test_the_examples_of_the_overview_can_be_read() -> None:
    for example in overview("en").page.examples:
        name, *words = shlex.split(example)
        parser_of(name, command_module(name), "en").read(extract_language(words, "en")[1])


@every_language
def test_the_overview_fits_and_has_every_command_once(lang: str) -> None:
    page = run("--help", "--lang", lang).out
    assert all(len(line) <= 80 for line in page.splitlines())
    assert re.findall(r"(?m)^  ([a-z]+) ", page.partition("\n  --lang")[0]) == list(COMMANDS)


def test_defaults_of_a_game_are_shown() -> None:
    page = " ".join(run("play", "--help").out.split())
    assert "(aurum 3|4, auction 3|4|5|6; default: 4)" in page
    assert "presets the options below (default: evrikus)" in page
    assert "coins are shown (B3) (default: hidden)" in page
