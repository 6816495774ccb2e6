"""`goldgavel score`: scores a round or a game that was played with real cards."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import Any

from goldgavel.cli.flags import game_flags
from goldgavel.cli.inputs import read_sheet
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.games.parts import Part
from goldgavel.games.registry import component
from goldgavel.kernel.untrusted import ScoredSheet
from goldgavel.text import LazyText

KEEPER: Part[Callable[[Any], ScoredSheet]] = Part("keeper")


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser)
    parser.word("file", "cli-value-file", LazyText("cli-about-sheet", {}), needed=False)
    parser.page.section(LazyText("cli-heading-options", {}))
    parser.switch("--json", LazyText("cli-about-score-json", {}))
    parser.page.examples += ["score aurum round.json", "score auction --json < sheet.json"]


def run(args: Namespace, out: Output) -> int:
    game = game_flags.named_game(args)
    keep_score = component(game, KEEPER)
    path = "-" if args.file is None else args.file
    if path == "-" and sys.stdin.isatty():
        out.to_stderr(out.say("cli-score-waiting"))
    scored = keep_score(read_sheet(path))
    for warning in scored.warnings:
        out.to_stderr(warning.text(out.lang))
    if args.json:
        out.line(json.dumps(scored.answer))
    else:
        for line in scored.sheet:
            out.line(line.text(out.lang))
    return 0
