"""`goldgavel completion`: prints a completion script for a shell."""

from argparse import Namespace

from goldgavel.cli.errors import UsageError, excerpt
from goldgavel.cli.output import Output
from goldgavel.cli.parser import Parser
from goldgavel.text import LazyText

SHELLS = ("bash", "zsh", "fish")


def arguments(parser: Parser) -> None:
    parser.word("shell", "|".join(SHELLS), LazyText("cli-about-shell", {}))
    parser.page.examples += [
        "completion bash > ~/.goldgavel.bash",
        "completion zsh > ~/.goldgavel.zsh",
        "completion fish > ~/.config/fish/completions/goldgavel.fish",
    ]
    parser.page.note = LazyText("cli-completion-note", {})


def run(args: Namespace, out: Output) -> int:
    shell = "" if args.shell is None else args.shell.strip().lower()
    if not shell:
        raise UsageError("cli-shell-missing", shells=", ".join(SHELLS))
    if shell not in SHELLS:
        raise UsageError("cli-shell-unknown", shell=excerpt(args.shell), shells=", ".join(SHELLS))
    out.line(script(shell, out.lang).rstrip("\n"))
    return 0


def script(shell: str, lang: str) -> str:
    from goldgavel.cli.commands import COMMANDS
    from goldgavel.cli.completion import scripts
    from goldgavel.cli.completion.candidates import command_of, common_options
    from goldgavel.cli.main import command_module, parser_of

    parsers = {name: parser_of(name, command_module(name), lang) for name in COMMANDS}
    commands = [command_of(name, parser, lang) for name, parser in parsers.items()]
    return scripts.SHELLS[shell](commands, common_options(parsers["version"], lang))
