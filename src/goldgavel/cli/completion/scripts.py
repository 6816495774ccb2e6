"""Writes completion scripts. They contain all candidates, so completing does not start Python."""

import shlex
from collections.abc import Iterable

from goldgavel.cli.completion.candidates import (
    HELP,
    HELP_VALUES,
    CompletionCommand,
    CompletionOption,
    CompletionValues,
)

BASH = r"""
_goldgavel() {
    local word command= place=0 expects= what index=1 cur="${COMP_WORDS[COMP_CWORD]}" before
    COMPREPLY=()
    while [ "$index" -lt "$COMP_CWORD" ]; do
        word="${COMP_WORDS[index]}"
        index=$((index + 1))
        if [ "$word" = "=" ]; then
            continue
        elif [ -n "$expects" ]; then
            expects=
        elif [ "${word#-}" != "$word" ]; then
            expects="$(_goldgavel_values "$command" "$word")"
        elif [ -z "$command" ]; then
            command="$word"
        else
            place=$((place + 1))
        fi
    done
    [ "$cur" != "=" ] || cur=
    if [ -n "$expects" ]; then
        what="$expects"
    elif [ "${cur#-}" != "$cur" ]; then
        what="words $(_goldgavel_options "$command")"
    elif [ -z "$command" ]; then
        what="words $(_goldgavel_options commands)"
    else
        what="$(_goldgavel_places "$command" "$place")"
    fi
    local IFS=$' \t\n'
    case "$what" in
        words\ *)
            COMPREPLY=($(compgen -W "${what#words }" -- "$cur")) ;;
        list\ *)
            before="${cur%"${cur##*,}"}"
            COMPREPLY=($(compgen -P "$before" -W "${what#list }" -- "${cur##*,}")) ;;
        files)
            compopt -o filenames 2>/dev/null
            IFS=$'\n'
            COMPREPLY=($(compgen -f -- "$cur")) ;;
    esac
}
complete -F _goldgavel goldgavel
"""
ZSH = "autoload -Uz compinit bashcompinit\n(( $+functions[compdef] )) || compinit\nbashcompinit\n"


def bash(commands: list[CompletionCommand], common: list[CompletionOption]) -> str:
    """Return the bash script: three lookup functions, and the function that completes."""
    tables = [
        function("_goldgavel_options", "$1", option_cases(commands, common)),
        function("_goldgavel_values", "$1 $2", value_cases(commands, common)),
        function("_goldgavel_places", "$1 $2", place_cases(commands)),
    ]
    return "\n".join(tables) + BASH


def zsh(commands: list[CompletionCommand], common: list[CompletionOption]) -> str:
    """Return the zsh script, which loads the bash script with `bashcompinit`."""
    return ZSH + bash(commands, common)


def function(name: str, asked: str, cases: Iterable[tuple[str, str]]) -> str:
    lines = [f"        {shlex.quote(case)}) echo {shlex.quote(answer)} ;;" for case, answer in cases]
    return "\n".join([f"{name}() {{", f'    case "{asked}" in', *lines, "    esac", "}", ""])


def option_cases(commands: list[CompletionCommand], common: list[CompletionOption]) -> Iterable[tuple[str, str]]:
    always = " ".join(option.flag for option in common)
    yield "commands", " ".join([*(command.name for command in commands), HELP])
    yield "", f"{always} --version"
    yield HELP, always
    for command in commands:
        yield command.name, " ".join([*(option.flag for option in command.options), always])


def value_cases(commands: list[CompletionCommand], common: list[CompletionOption]) -> Iterable[tuple[str, str]]:
    for command in commands:
        for option in (*command.options, *common):
            if option.values is not None:
                yield f"{command.name} {option.flag}", answer(option.values)
    for option in common:
        if option.values is not None:
            yield f" {option.flag}", answer(option.values)


def place_cases(commands: list[CompletionCommand]) -> Iterable[tuple[str, str]]:
    yield f"{HELP} 0", answer(HELP_VALUES)
    for command in commands:
        for place, values in enumerate(command.positionals):
            yield f"{command.name} {place}", answer(values)


def answer(values: CompletionValues) -> str:
    return " ".join([values.kind, *values.words])


def fish(commands: list[CompletionCommand], common: list[CompletionOption]) -> str:
    lines = ["complete -c goldgavel -f"]
    names = " ".join(command.name for command in commands)
    lines += [fish_line("__fish_use_subcommand", f"-a {command.name}", command.about) for command in commands]
    lines.append(f"complete -c goldgavel -n '__fish_seen_subcommand_from {HELP}' -a {shlex.quote(names)}")
    for command in commands:
        used = f"__fish_seen_subcommand_from {command.name}"
        lines += [fish_line(used, fish_values(values)) for values in command.positionals if values.kind != "any"]
        lines += [fish_option(used, option) for option in command.options]
    lines += [fish_option("", option) for option in common]
    return "\n".join(lines) + "\n"


def fish_option(used: str, option: CompletionOption) -> str:
    values = "" if option.values is None else f"{fish_values(option.values, needed=True)} "
    return fish_line(used, f"{values}-l {option.flag.removeprefix('--')}", option.about)


def fish_values(values: CompletionValues, *, needed: bool = False) -> str:
    if values.kind == "files":
        return "-r -F" if needed else "-F"
    words = f" -a {fish_quoted(' '.join(values.words))}" if values.words else ""
    return ("-x" if needed else "") + words


def fish_line(used: str, what: str, about: str = "") -> str:
    condition = f"-n {fish_quoted(used)}" if used else ""
    described = f"-d {fish_quoted(about)}" if about else ""
    return " ".join(filter(None, ["complete -c goldgavel", condition, what.strip(), described]))


def fish_quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


SHELLS = {"bash": bash, "zsh": zsh, "fish": fish}
