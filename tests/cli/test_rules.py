"""`rules` prints all rules or one rule, `reference` the card of a table."""

import re

import pytest

from goldgavel.games import GAMES, load
from goldgavel.games.reference import reference_card
from goldgavel.text.markdown import plain
from goldgavel.text.rules import find_rule, rule_blocks, rules_text
from tests.cli.kit import LANGUAGES, run

LAST = {"aurum": "A39", "auction": "B27"}
every_text = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


@every_text
def test_every_rule_is_there_once_and_in_order(game: str, lang: str) -> None:
    letter, last = LAST[game][0], int(LAST[game][1:])
    assert list(rule_blocks(game, lang)) == [f"{letter}{number}" for number in range(1, last + 1)]
    assert len(re.findall(r"^\*\*[AB]\d+\.\*\* ", rules_text(game, lang), re.MULTILINE)) == last


@every_text
def test_a_block_ends_at_a_blank_line(game: str, lang: str) -> None:
    for number, block in rule_blocks(game, lang).items():
        assert block.startswith(f"**{number}.** ")
        assert "\n\n" not in block
        assert "\n#" not in block


@every_text
def test_the_whole_text(game: str, lang: str) -> None:
    ran = run("rules", game, "--lang", lang)
    assert ran.code == 0
    assert "**" not in ran.out
    assert "`" not in ran.out
    for number in rule_blocks(game, lang):
        assert f"\n{number}. " in ran.out


@pytest.mark.parametrize("written", ["A19", "a19", "19", " 19 ", "А19", "а19"])
def test_one_rule_however_it_is_written(written: str) -> None:
    ran = run("rules", "aurum", written, "--lang", "fr")
    assert ran.code == 0
    assert ran.out.startswith("A19. ")
    assert "A20." not in ran.out
    assert find_rule("aurum", written, "fr") == rule_blocks("aurum", "fr")["A19"]


def test_rules_of_auction() -> None:
    assert run("rules", "auction", "b5").out.startswith("B5. ")
    assert run("rules", "AUCTION", "5").out.startswith("B5. ")


def test_an_unknown_number_lists_the_valid_range() -> None:
    ran = run("rules", "auction", "B99")
    assert ran.code == 2
    assert "B1" in ran.err
    assert "B27" in ran.err


@every_text
def test_the_reference_card_of_a_table(game: str, lang: str) -> None:
    ran = run("reference", game, "--players", "3", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert "**" not in ran.out
    assert ran.out.rstrip() == plain(reference_card(game, load(game, {"players": 3}).options, lang))
    assert ran.out != run("reference", game, "--lang", lang).out


def test_the_reference_card_of_no_game_and_of_a_wrong_table_is_refused() -> None:
    for words in ([], ["chess"], ["auction", "--players", "7"], ["aurum", "--metals", "3"]):
        assert run("reference", *words).code == 2
