"""`goldgavel play`: a game against bots in a plain terminal."""

import secrets
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli import gameflags
from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.numbers import read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.cli.seating import read_bots
from goldgavel.text import Message, Speech
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.bots.driver import Player
    from goldgavel.kernel.game import Game

NO_BREAK = "\N{NO-BREAK SPACE}"
USUAL_BOT = "adept"


def arguments(parser: Parser) -> None:
    gameflags.add_game(parser)
    parser.page.section(Message("cli-heading-options", {}))
    parser.option("--seat", "cli-value-seat", Message("cli-about-play-seat", {}))
    parser.option("--name", "cli-value-name", Message("cli-about-play-name", {}))
    parser.option("--bots", "cli-value-bots", Message("cli-about-play-bots", {}))
    parser.option("--seed", "cli-value-number", Message("cli-about-seed", {}))
    gameflags.add_options(parser)
    parser.page.examples += ["play aurum", "play auction --players 3 --tokens stop,ban,exchange --coins open"]


def run(args: Namespace, out: Output) -> int:
    from goldgavel.cli.table.local import LocalGame
    from goldgavel.cli.table.prompt import LeftTheTable
    from goldgavel.cli.table.style import table_console

    game = gameflags.chosen_game(args)
    seat = read_seat(args.seat, game.players)
    seed = read_number("--seed", args.seed, otherwise=secrets.randbits(32))
    bots = seat_bots(args.bots, game, seat, seed)
    names = [
        f"{bots[other].name.capitalize()}{NO_BREAK}{other}" if other in bots else ""
        for other in range(game.players)
    ]
    names[seat] = clean_name(args.name or "") or out.say("cli-play-your-name")
    console = table_console(out)
    local = LocalGame(game, seed, bots, Speech(out.lang, names, seat), console)
    local.show([out.say("cli-play-welcome", game=game.name.capitalize(), seed=str(seed))])
    try:
        local.play()
    except (LeftTheTable, KeyboardInterrupt):
        console.print()
        console.print(out.say("cli-play-left"))
    return 0


def read_seat(text: str | None, players: int) -> int:
    seat = read_number("--seat", text, least=0, otherwise=0)
    if seat >= players:
        raise UsageError("cli-seat-wrong", seat=foreign(text or ""), last=players - 1)
    return seat


def seat_bots(text: str | None, game: "Game[Any, Any]", seat: int, seed: int) -> "dict[int, Player]":
    """A bot in every seat but the person's."""
    from goldgavel.bots.driver import Player, bot_seed
    from goldgavel.bots.registry import find_bot

    others = [other for other in range(game.players) if other != seat]
    names = read_bots(text, len(others), USUAL_BOT)
    return {
        other: Player(name, other, find_bot(name)(game, other, bot_seed(seed, other)))
        for other, name in zip(others, names, strict=True)
    }
