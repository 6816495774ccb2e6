"""`goldgavel play`: a game in the terminal, against bots or at a server's table, on a full screen or in lines."""

import importlib.util
import os
import secrets
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, foreign
from goldgavel.cli.flags import game_flags
from goldgavel.cli.flags.bot_seats import read_bots
from goldgavel.cli.numbers import read_number
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.kernel.pace import PACES
from goldgavel.text import LazyText
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.kernel.game import Game
    from goldgavel.tui.tables import Table

USUAL_BOT = "adept"
USUAL_PACE = "usual"
PACE_NAMES = (*PACES, "none")
THEME_NAMES = ("dark", "light")
OF_A_NEW_GAME = ("--seat", "--bots", "--seed")


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser, needed=False)
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--seat", "cli-value-seat", LazyText("cli-about-play-seat", {}))
    parser.option("--name", "cli-value-name", LazyText("cli-about-play-name", {}))
    parser.option("--bots", "cli-value-bots", LazyText("cli-about-play-bots", {}))
    parser.option("--seed", "cli-value-number", LazyText("cli-about-seed", {}))
    parser.switch("--resume", LazyText("cli-about-play-resume", {}))
    parser.option("--join", "cli-value-link", LazyText("cli-about-play-join", {}))
    parser.option("--pace", "|".join(PACE_NAMES), LazyText("cli-about-play-pace", {}))
    parser.option("--theme", "|".join(THEME_NAMES), LazyText("cli-about-play-theme", {}))
    parser.switch("--plain", LazyText("cli-about-play-plain", {}))
    game_flags.add_options(parser)
    parser.page.examples += [
        "play",
        "play aurum --bots master",
        "play auction --players 3 --tokens stop,ban,exchange --coins open",
        "play --join http://127.0.0.1:8000/table/abc",
    ]


def run(args: Namespace, out: Output) -> int:
    check_what_goes_together(args)
    if is_plain(args, out):
        return play_in_lines(args, out)
    from goldgavel.tui.app import run_app

    pace, theme = read_pace(args.pace), chosen_theme(args)
    table = None if is_home(args) else chosen_table(args, out, pace, typed=False)
    return run_app(table, out.lang, pace, clean_name(args.name or ""), theme)


def is_home(args: Namespace) -> bool:
    """Nothing is said of what to play: that is chosen on the screen."""
    return args.game is None and args.join is None and not args.resume and not game_flags.given_options(args)


def is_plain(args: Namespace, out: Output) -> bool:
    """Lines where they are wanted, where nobody sits at a terminal, or where the screen cannot be drawn."""
    if args.plain or not is_terminal():
        return True
    if importlib.util.find_spec("textual") is None:
        out.aside(out.say("cli-play-no-textual"))
        return True
    return False


def is_terminal() -> bool:
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def check_what_goes_together(args: Namespace) -> None:
    """A game that is there already has its options."""
    if args.join is not None and (args.resume or args.game is not None):
        raise UsageError("cli-play-join-alone")
    if args.join is not None or args.resume:
        flags = [flag for flag in OF_A_NEW_GAME if getattr(args, flag.removeprefix("--")) is not None]
        flags += ["--" + name.replace("_", "-") for name in game_flags.given_options(args)]
        if flags:
            raise UsageError("cli-play-has-options", option=flags[0])


def play_in_lines(args: Namespace, out: Output) -> int:
    from goldgavel.tui.lines.host import Host
    from goldgavel.tui.lines.plain import PlainGame
    from goldgavel.tui.lines.prompt import LeftTheTable
    from goldgavel.tui.lines.style import card_highlighter, card_theme

    table = chosen_table(args, out, "none", typed=True)
    console = out.console(highlighter=card_highlighter())
    console.push_theme(card_theme())
    try:
        with Host(table.seat) as host:
            playing = PlainGame(table.game.name, host, console)
            playing.show([welcome(table, out)])
            playing.play()
    except (LeftTheTable, KeyboardInterrupt):
        console.print()
        if table.leave():
            console.print(out.say("cli-play-left-kept"))
        console.print(out.say("cli-play-left"))
    finally:
        table.leave()
    return 0


def welcome(table: "Table", out: Output) -> str:
    game = table.game.name.capitalize()
    if table.header is None:
        return out.say("cli-play-welcome-joined", game=game)
    return out.say("cli-play-welcome", game=game, seed=str(table.header.seed))


# What is played.


def chosen_table(args: Namespace, out: Output, pace: str, *, typed: bool) -> "Table":
    from goldgavel.tui.local_storage.saves import latest
    from goldgavel.tui.tables import header_of, manner_of, open_new, open_saved

    if args.join is not None:
        return joined_table(args, out)
    manner = manner_of(out.lang, pace)._replace(typed=typed)
    if args.resume:
        return open_saved(latest(None if args.game is None else game_flags.named_game(args)), manner)
    game = game_flags.chosen_game(args)
    seat = read_seat(args.seat, game.players)
    seed = read_number("--seed", args.seed, otherwise=secrets.randbits(32))
    name = clean_name(args.name or "") or (out.say("cli-play-your-name") if typed else "")
    return open_new(game, header_of(game, seat, name, seat_bots(args.bots, game, seat), seed), manner)


def joined_table(args: Namespace, out: Output) -> "Table":
    from goldgavel.client.links import read_link
    from goldgavel.games import load
    from goldgavel.tui.seat.joining import enter
    from goldgavel.tui.tables import Table

    if importlib.util.find_spec("websockets") is None:
        raise UsageError("cli-play-no-websockets")
    from goldgavel.tui.seat.remote import RemoteSeat

    place = enter(read_link(args.join), clean_name(args.name or ""), out.say("cli-play-your-name"), out.lang)
    return Table(load(place.table["game"], place.table["options"]), RemoteSeat(place, out.lang))


def read_seat(text: str | None, players: int) -> int:
    seat = read_number("--seat", text, least=0, otherwise=0)
    if seat >= players:
        raise UsageError("cli-seat-wrong", seat=foreign(text or ""), last=players - 1)
    return seat


def read_pace(text: str | None) -> str:
    pace = USUAL_PACE if text is None else text.strip().lower()
    if pace not in PACE_NAMES:
        raise UsageError("cli-play-pace-wrong", pace=foreign(text or ""), allowed=", ".join(PACE_NAMES))
    return pace


def chosen_theme(args: Namespace) -> str:
    """For this time, or as it was chosen on the screen."""
    from goldgavel.tui.local_storage.settings import usual_theme

    return read_theme(args.theme) or usual_theme(os.environ)


def read_theme(text: str | None) -> str | None:
    theme = None if text is None else text.strip().lower()
    if theme is not None and theme not in THEME_NAMES:
        raise UsageError("cli-play-theme-wrong", theme=foreign(text or ""), allowed=", ".join(THEME_NAMES))
    return theme


def seat_bots(text: str | None, game: "Game[Any, Any]", seat: int) -> list[str | None]:
    """A bot in every seat but the person's."""
    bots: list[str | None] = list(read_bots(text, game.players - 1, USUAL_BOT))
    bots.insert(seat, None)
    return bots
