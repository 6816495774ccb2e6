"""`goldgavel bot`: joins a server's table by its link and lets a bot play there."""

import asyncio
import importlib.util
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from goldgavel.cli.errors import UsageError
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.text import LazyText
from goldgavel.text.names import clean_name

if TYPE_CHECKING:
    from goldgavel.bots.loader import NamedMaker
    from goldgavel.client.api import Api
    from goldgavel.protocol.table_info import TableInfo


def arguments(parser: Parser) -> None:
    parser.word("bot", "cli-value-bot", LazyText("cli-about-bot", {}))
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.option("--join", "cli-value-link", LazyText("cli-about-bot-join", {}))
    parser.option("--name", "cli-value-name", LazyText("cli-about-bot-name", {}))
    parser.switch("--stay", LazyText("cli-about-bot-stay", {}))
    parser.page.examples += [
        "bot adept --join http://127.0.0.1:8000/table/abc",
        "bot shrewd.py --join http://127.0.0.1:8000/table/abc --stay",
    ]


def run(args: Namespace, out: Output) -> int:
    from goldgavel.bots.loader import load_maker
    from goldgavel.client.api import Api
    from goldgavel.client.links import read_link

    if not args.bot:
        raise UsageError("cli-bot-needed")
    if not args.join:
        raise UsageError("cli-bot-link-needed")
    if importlib.util.find_spec("websockets") is None:
        raise UsageError("cli-play-no-websockets")
    link = read_link(args.join)
    made = load_maker(args.bot)
    named = made._replace(name=clean_name(args.name or "") or made.name)
    asyncio.run(play(Api(link, out.lang), named, out, stay=args.stay))
    return 0


async def play(api: "Api", made: "NamedMaker", out: Output, *, stay: bool) -> None:
    from goldgavel.client.bot import BotPlayer, take_seat, wait_for_rematch

    while True:
        table = await asyncio.to_thread(take_seat, api, made)
        out.print_message("cli-bot-seated", name=made.name, game=out.say(f"page-{table.game}-name"))
        player = BotPlayer(api, table, made)
        print_end(await player.play(), player.table, out)
        if not stay:
            return
        out.print_message("cli-bot-waits")
        api = await wait_for_rematch(api)


def print_end(view: Any, table: "TableInfo", out: Output) -> None:
    from goldgavel.tui.seat.messages import names_at

    winners = [] if view is None or view.winners is None else view.winners
    names = [names_at(table, out.lang)[seat] for seat in winners]
    if not names:
        out.print_message("cli-bot-stopped")
    else:
        out.print_message("cli-bot-over", count=len(names), names=", ".join(names))
