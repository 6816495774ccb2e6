"""The game of a command: its name, and its options as flags made from the games' own lists."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError
from goldgavel.games import GAMES, game_class, load
from goldgavel.text import Message

if TYPE_CHECKING:
    from goldgavel.cli.parser import Parser
    from goldgavel.kernel.game import Game
    from goldgavel.kernel.options import Option


def add_game(parser: "Parser", *, needed: bool = True) -> None:
    about = Message("cli-about-game", {"games": " | ".join(GAMES)})
    parser.word("game", "cli-value-game", about, needed=needed)


def add_options(parser: "Parser") -> None:
    """Every option of every game; a flag of another game is refused when the game is made."""
    lists = {game: game_class(game).option_list for game in GAMES}
    shared = [option for option in lists["aurum"] if _in_all(option.name, lists)]
    parser.page.section(Message("cli-heading-table", {}))
    for option in shared:
        allowed = [f"{game} {_allowed(option.name, lists[game])}" for game in lists]
        _add(parser, option.name, "cli-value-number", {"allowed": ", ".join(allowed)})
    for game, options in lists.items():
        parser.page.section(Message(f"cli-heading-options-{game}", {}))
        for option in options:
            if option not in shared and not _in_all(option.name, lists):
                _add(parser, option.name, _value(option), {})


def named_game(args: Namespace) -> str:
    """The game's name; whether there is such a game is seen before anything else is done."""
    if args.game is None:
        raise UsageError("cli-game-missing", games=", ".join(GAMES))
    name: str = args.game.strip().lower()
    game_class(name)
    return name


def chosen_game(args: Namespace) -> "Game[Any, Any]":
    """The game with the options that were given."""
    return load(named_game(args), given_options(args))


def given_options(args: Namespace) -> dict[str, str]:
    """Those of any game."""
    names = {option.name for game in GAMES for option in game_class(game).option_list}
    return {option: value for option, value in vars(args).items() if option in names and value is not None}


def _in_all(name: str, lists: "dict[str, tuple[Option, ...]]") -> bool:
    return all(any(option.name == name for option in options) for options in lists.values())


def _allowed(name: str, options: "tuple[Option, ...]") -> str:
    return next(_value(option) for option in options if option.name == name)


def _value(option: "Option") -> str:
    separator = "," if option.kind == "subset" else "|"
    return option.allowed_text().replace(", ", separator)


def _add(parser: "Parser", name: str, value: str, args: dict[str, Any]) -> None:
    parser.option("--" + name.replace("_", "-"), value, Message(f"cli-option-{name.replace('_', '-')}", args))
