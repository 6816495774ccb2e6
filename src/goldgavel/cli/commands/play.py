"""`goldgavel play`: a game in the terminal, against bots or at a server's table, full-screen or line by line."""

import importlib.util
import os
import secrets
import sys
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError, excerpt
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
    from goldgavel.tui.tables import TerminalTable

DEFAULT_PACE = "usual"
PACE_NAMES = (*PACES, "none")
THEME_NAMES = ("dark", "light")
NEW_GAME_FLAGS = ("--seat", "--bots", "--seed")


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser, needed=False)
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--seat", "cli-value-seat", LazyText("cli-about-play-seat", {}))
    parser.option("--name", "cli-value-name", LazyText("cli-about-play-name", {}))
    parser.option("--bots", "cli-value-bots", LazyText("cli-about-play-bots", {}))
    parser.option("--seed", "cli-value-number", LazyText("cli-about-seed", {}))
    parser.switch("--resume", LazyText("cli-about-play-resume", {}))
    parser.option("--join", "cli-value-link", LazyText("cli-about-play-join", {}))
    parser.switch("--recover", LazyText("cli-about-play-recover", {}))
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
    check_flag_combination(args)
    if is_plain(args, out):
        from goldgavel.tui.lines.plain import run_lines
        from goldgavel.tui.lines.style import card_highlighter

        table = chosen_table(args, out, "none", typed=True)
        return run_lines(table, out.console(highlighter=card_highlighter()), out.lang)
    from goldgavel.tui.app import run_app

    pace, theme = read_pace(args.pace), chosen_theme(args)
    first = None if opens_home_screen(args) else chosen_table(args, out, pace, typed=False)
    return run_app(first, out.lang, pace, clean_name(args.name or ""), theme)


def opens_home_screen(args: Namespace) -> bool:
    """True if no argument says what to play, so that the home screen asks."""
    return args.game is None and args.join is None and not args.resume and not game_flags.given_options(args)


def is_plain(args: Namespace, out: Output) -> bool:
    """True for line mode: on request, without a terminal, or if Textual is not installed."""
    if args.plain or not is_terminal():
        return True
    if importlib.util.find_spec("textual") is None:
        out.to_stderr(out.say("cli-play-no-textual"))
        return True
    return False


def is_terminal() -> bool:
    streams = (sys.stdin, sys.stdout)
    return all(stream is not None and stream.isatty() for stream in streams) and os.environ.get("TERM") != "dumb"


def check_flag_combination(args: Namespace) -> None:
    """Refuse game options together with a game that already exists."""
    if args.join is not None and (args.resume or args.game is not None):
        raise UsageError("cli-play-join-alone")
    if args.recover and args.join is None:
        raise UsageError("cli-play-recover-alone")
    if args.join is not None or args.resume:
        flags = [flag for flag in NEW_GAME_FLAGS if getattr(args, flag.removeprefix("--")) is not None]
        flags += ["--" + name.replace("_", "-") for name in game_flags.given_options(args)]
        if flags:
            raise UsageError("cli-play-has-options", option=flags[0])


# Opening the table.


def chosen_table(args: Namespace, out: Output, pace: str, *, typed: bool) -> "TerminalTable":
    from goldgavel.tui.local_storage.saves import latest_save
    from goldgavel.tui.tables import header_of, open_new, open_saved, preferences_for

    if args.join is not None:
        return joined_table(args, out)
    preferences = preferences_for(out.lang, pace)._replace(typed=typed)
    if args.resume:
        return open_saved(latest_save(None if args.game is None else game_flags.named_game(args)), preferences)
    game = game_flags.chosen_game(args)
    seat = read_seat(args.seat, game.players)
    seed = read_number("--seed", args.seed, default=secrets.randbits(32))
    name = clean_name(args.name or "") or (out.say("cli-play-your-name") if typed else "")
    return open_new(game, header_of(game, seat, name, seat_bots(args.bots, game, seat), seed), preferences)


def joined_table(args: Namespace, out: Output) -> "TerminalTable":
    from goldgavel.client.links import read_link
    from goldgavel.tui.tables import open_joined

    if importlib.util.find_spec("websockets") is None:
        raise UsageError("cli-play-no-websockets")
    link = read_link(args.join)
    code = asked_code(out) if args.recover else None
    return open_joined(link, clean_name(args.name or ""), out.lang, code)


def asked_code(out: Output) -> str:
    """Ask for the recovery code, so that it is neither in the history of commands nor in the list of processes."""
    out.to_stderr(out.say("cli-play-recover-code"))
    return sys.stdin.readline().strip()


def read_seat(text: str | None, players: int) -> int:
    seat = read_number("--seat", text, least=0, default=0)
    if seat >= players:
        raise UsageError("cli-seat-wrong", seat=excerpt(text or ""), last=players - 1)
    return seat


def read_pace(text: str | None) -> str:
    pace = DEFAULT_PACE if text is None else text.strip().lower()
    if pace not in PACE_NAMES:
        raise UsageError("cli-play-pace-wrong", pace=excerpt(text or ""), allowed=", ".join(PACE_NAMES))
    return pace


def chosen_theme(args: Namespace) -> str:
    """Return the theme given by `--theme`, or the saved one."""
    from goldgavel.tui.local_storage.settings import default_theme

    return read_theme(args.theme) or default_theme(os.environ)


def read_theme(text: str | None) -> str | None:
    theme = None if text is None else text.strip().lower()
    if theme is not None and theme not in THEME_NAMES:
        raise UsageError("cli-play-theme-wrong", theme=excerpt(text or ""), allowed=", ".join(THEME_NAMES))
    return theme


def seat_bots(text: str | None, game: "Game[Any, Any]", seat: int) -> list[str | None]:
    """Return the bots by seat. The player's seat is None."""
    from goldgavel.bots.default_bot import default_bot

    bots: list[str | None] = list(read_bots(text, game.name, game.players - 1, default_bot(game.name)))
    bots.insert(seat, None)
    return bots
