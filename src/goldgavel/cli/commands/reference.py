"""`goldgavel reference`: prints the reference card of a game for a table with the given options."""

from argparse import Namespace

from goldgavel.cli.commands.rules import show
from goldgavel.cli.flags import game_flags
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.games.reference import reference_card


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser)
    game_flags.add_options(parser, research=False)
    parser.page.examples += ["reference auction", "reference aurum --players 3 --edition gigamic"]


def run(args: Namespace, out: Output) -> int:
    game = game_flags.chosen_game(args)
    show(reference_card(game.name, game.options, out.lang), out)
    return 0
