"""The game argument of a command, and flags generated from the games' option lists."""

from argparse import Namespace
from functools import cache
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError
from goldgavel.games.registry import game_class, game_names, load, usable_games
from goldgavel.text import LazyText, say

if TYPE_CHECKING:
    from goldgavel.cli.parser import Parser
    from goldgavel.kernel.game import Game
    from goldgavel.kernel.options import Option


class AboutGame(LazyText, frozen=True):
    """Lists the installed games, but looks for them only when the help is shown."""

    def text(self, lang: str = "en") -> str:
        return say(self.id, lang, games=" | ".join(game_names()))


def add_game(parser: "Parser", *, needed: bool = True) -> None:
    parser.word("game", "cli-value-game", AboutGame("cli-about-game", {}), needed=needed)


def add_options(parser: "Parser", *, research: bool = True) -> None:
    """Add the options of all games. An option of another game is refused when the game is created."""
    lists = {game: game_class(game).option_list for game in usable_games()}
    shared = [option for option in next(iter(lists.values())) if _in_all(option.name, lists)]
    parser.page.section(LazyText("cli-heading-table", {}))
    for option in shared:
        allowed = [f"{game} {_allowed(option.name, lists[game])}" for game in lists]
        defaults = {game: _default_text(game, option.name) for game in lists}
        about = {"allowed": ", ".join(allowed), "usual": _joined_defaults(defaults)}
        parser.option(f"--{option.name}", "cli-value-number", LazyText(f"cli-option-{option.name}", about))
    own = [(game, option) for game in lists for option in lists[game] if not _in_all(option.name, lists)]
    for game in lists:
        offered = [option for owner, option in own if owner == game and option.offered]
        if offered:
            parser.page.section(LazyText(f"cli-heading-options-{game}", {}))
        for option in offered:
            _add(parser, option, _default_text(game, option.name))
    if not research:
        return
    parser.page.section(LazyText("cli-heading-options-research", {}))
    for game, option in own:
        if not option.offered:  # only for research: the screens do not offer it either
            _add(parser, option, _default_text(game, option.name))


def named_game(args: Namespace) -> str:
    """Return the game's name. An unknown game raises an error."""
    if args.game is None:
        raise UsageError("cli-game-missing", games=", ".join(game_names()))
    name: str = args.game.strip().lower()
    game_class(name)
    return name


def chosen_game(args: Namespace) -> "Game[Any, Any]":
    """Return the game with the given options."""
    return load(named_game(args), given_options(args))


def given_options(args: Namespace) -> dict[str, str]:
    """Return the options given on the command line, of any game."""
    names = {option.name for game in usable_games() for option in game_class(game).option_list}
    return {option: value for option, value in vars(args).items() if option in names and value is not None}


def _in_all(name: str, lists: "dict[str, tuple[Option, ...]]") -> bool:
    return all(any(option.name == name for option in options) for options in lists.values())


def _allowed(name: str, options: "tuple[Option, ...]") -> str:
    return next(_value(option) for option in options if option.name == name)


def _value(option: "Option") -> str:
    separator = "," if option.kind == "subset" else "|"
    return option.allowed_text().replace(", ", separator)


def _default_text(game: str, name: str) -> str:
    """Return an option's default, or an empty string if the edition or the box decides it."""
    options = game_class(game).option_list
    names = [option.name for option in options]
    preset = next((names.index(option.name) for option in options if option.presets), len(names))
    return "" if names.index(name) > preset else _value_text(getattr(_defaults(game), name))


def _joined_defaults(values: dict[str, str]) -> str:
    if len(set(values.values())) == 1:
        return next(iter(values.values()))
    return ", ".join(f"{game} {value}" for game, value in values.items())


@cache
def _defaults(game: str) -> Any:
    return load(game, {}).options


def _value_text(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(value) or "none"
    return str(value)


def _add(parser: "Parser", option: "Option", default: str) -> None:
    written = option.name.replace("_", "-")
    about = LazyText(f"cli-option-{written}", {})
    if default:
        about = LazyText("cli-setting-usual", {"about": LazyText(f"cli-option-{written}"), "usual": default})
    listed = option.allowed if option.kind == "subset" else ()
    parser.option(f"--{written}", _value(option), about, listed=listed)
