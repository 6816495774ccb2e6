"""The page has texts for every option that the server offers."""

from fluent.syntax import FluentParser, ast

import goldgavel.text
from goldgavel.server.http.games import OptionInfo, offer
from tests.text.test_catalogue import ROOT

OFFER = offer()


def known_ids() -> set[str]:
    folder = ROOT / "text" / goldgavel.text.LANGUAGES[0]
    found = set()
    for file in [*folder.glob("page*.ftl"), folder / "bots.ftl"]:
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found


def words_of(option: OptionInfo) -> set[str]:
    """A name, a description and each value, with the ids that `setup/names.ts` uses."""
    about = f"page-option-{option.name}"
    values = {"count"} if option.kind == "count" else {written(value) for value in option.allowed}
    nothing = {"none"} if option.kind == "subset" else set()
    return {about, f"{about}-about", *(f"{about}-{value}" for value in values | nothing)}


def written(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def test_every_option_and_value_has_words() -> None:
    options = [option for game in OFFER.games for option in game.options]
    wanted = set().union(*map(words_of, options))
    assert len(wanted) > 30
    assert wanted - known_ids() == set()


def test_what_presets_the_rest_is_explained_value_by_value() -> None:
    givens = [preset.given for game in OFFER.games for preset in game.presets]
    values = {(name, value) for given in givens for name, value in given.items() if isinstance(value, str)}
    assert ("edition", "digest") in values
    assert {f"page-option-{name}-{value}-about" for name, value in values} - known_ids() == set()


def test_every_level_pace_and_game_has_a_name() -> None:
    wanted = {f"bot-{bot.name}-name" for bot in OFFER.bots}
    wanted |= {f"page-setup-pace-{pace.name}{part}" for pace in OFFER.paces for part in ("", "-about")}
    wanted |= {f"page-{game.name}-name" for game in OFFER.games}
    assert wanted - known_ids() == set()
