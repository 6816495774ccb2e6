"""The game argument of a command, and flags generated from the games' option lists."""

from argparse import Namespace
from functools import cache
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError
from goldgavel.games.registry import game_class, game_names, load, usable_games
from goldgavel.text import LazyText, say
from goldgavel.text.names import game_name

if TYPE_CHECKING:
    from goldgavel.cli.parser import Parser
    from goldgavel.kernel.game import Game
    from goldgavel.kernel.options import Option

PLAYERS = "players"


class AboutGame(LazyText, frozen=True):
    """Lists the installed games, but looks for them only when the help is shown."""

    def text(self, lang: str = "en") -> str:
        return say(self.id, lang, games=" | ".join(game_names()))


def add_game(parser: "Parser", *, needed: bool = True) -> None:
    parser.word("game", "cli-value-game", AboutGame("cli-about-game", {}), needed=needed)


class AboutOption(LazyText, frozen=True):
    """Describes an option. A game of another package has its own message for it, or only the option's name."""

    def text(self, lang: str = "en") -> str:
        game, name, usual = (str(self.args[key]) for key in ("game", "name", "usual"))
        about = _first_message(lang, f"{game}-option-{name}", self.id) or name
        return say("cli-setting-usual", lang, about=about, usual=usual) if usual else about


class GameHeading(LazyText, frozen=True):
    """The heading over the options of a game."""

    def text(self, lang: str = "en") -> str:
        game = str(self.args["game"])
        heading = _first_message(lang, f"cli-heading-options-{game}")
        return heading or say(self.id, lang, game=game_name(game, lang))


def _first_message(lang: str, *ids: str) -> str:
    """Return the first of these messages that exists, or an empty string."""
    from goldgavel.text.catalogue import has_message

    return next((say(found, lang) for found in ids if has_message(found)), "")


def add_options(parser: "Parser", *, research: bool = True) -> None:
    """Add the options of all games. An option of another game is refused when the game is created.

    Games may share a name: it is one flag, which each of them lists with its own values. A flag of the command is
    never an option of a game: a game of another package with such an option is played here with its default.
    """
    own_flags = {*parser.words, *(flag.lstrip("-") for flag in parser.flags), "help", "lang"}
    lists = {
        game: tuple(option for option in game_class(game).option_list if flag_name(option) not in own_flags)
        for game in usable_games()
    }
    parser.set_defaults(game_options={option.name for options in lists.values() for option in options})
    parser.page.section(LazyText("cli-heading-table", {}))
    _add_players(parser, lists)
    own = [(game, option) for game in lists for option in lists[game] if option.name != PLAYERS]
    for game in lists:
        offered = [option for owner, option in own if owner == game and option.offered]
        if offered:
            parser.page.section(GameHeading("cli-heading-options-of", {"game": game}))
        for option in offered:
            _add(parser, game, option)
    if not research:
        return
    parser.page.section(LazyText("cli-heading-options-research", {}))
    for game, option in own:
        if not option.offered:  # only for research: the screens do not offer it either
            _add(parser, game, option)


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
    return {name: value for name, value in vars(args).items() if name in args.game_options and value is not None}


def flag_name(option: "Option") -> str:
    return option.name.replace("_", "-")


def _add_players(parser: "Parser", lists: "dict[str, tuple[Option, ...]]") -> None:
    """Add the one option that every game has."""
    found = {game: option for game in lists for option in lists[game] if option.name == PLAYERS}
    allowed = ", ".join(f"{game} {_value(option)}" for game, option in found.items())
    usual = _joined_defaults({game: _default_text(game, PLAYERS) for game in found})
    about = LazyText("cli-option-players", {"allowed": allowed, "usual": usual})
    parser.option(f"--{PLAYERS}", "cli-value-number", about)


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


def _add(parser: "Parser", game: str, option: "Option") -> None:
    written = flag_name(option)
    about = {"game": game, "name": written, "usual": _default_text(game, option.name)}
    listed = option.allowed if option.kind == "subset" else ()
    parser.option(f"--{written}", _value(option), AboutOption(f"cli-option-{written}", about), listed=listed)
