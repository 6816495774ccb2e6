"""`goldgavel rules`: prints the rules of a game, or one rule."""

import sys
from argparse import Namespace

from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.flags import game_flags
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.text import LazyText
from goldgavel.text.markdown import plain, with_line_breaks
from goldgavel.text.rules import find_rule, rule_blocks, rules_text


def arguments(parser: Parser) -> None:
    game_flags.add_game(parser)
    parser.word("rule", "cli-value-rule", LazyText("cli-about-rule", {}), needed=False)
    parser.page.examples += ["rules aurum A19", "rules auction 6", "rules aurum --lang fr"]


def run(args: Namespace, out: Output) -> int:
    game = game_flags.named_game(args)
    show(rules_text(game, out.lang) if args.rule is None else one_rule(game, args.rule, out.lang), out)
    return 0


def one_rule(game: str, number: str, lang: str) -> str:
    found = find_rule(game, number, lang)
    if found is None:
        numbers = list(rule_blocks(game, lang))
        raise UsageError("cli-rule-unknown", rule=excerpt(number), game=game, first=numbers[0], last=numbers[-1])
    return found


def show(markdown: str, out: Output) -> None:
    """Print formatted Markdown on a terminal, and plain text elsewhere."""
    if not sys.stdout.isatty():
        out.line(plain(markdown))
        return
    from rich.markdown import Markdown

    console = out.console()
    console.print(Markdown(with_line_breaks(markdown)), width=min(console.width, 100))
