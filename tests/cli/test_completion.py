"""Completion in real shells: always bash, and zsh and fish if they are installed."""

import shutil
import subprocess
from pathlib import Path

import pytest

from goldgavel.cli.commands import COMMANDS
from goldgavel.cli.main import command_module, parser_of
from goldgavel.games import GAMES, game_class
from tests.cli.kit import LANGUAGES, run

BASH = shutil.which("bash") or ""
needs_bash = pytest.mark.skipif(not BASH, reason="bash is not installed")


def script(shell: str, lang: str = "en") -> str:
    ran = run("completion", shell, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("completion") / "goldgavel.bash"
    path.write_text(script("bash"))
    return path


def completed(file: Path, *lines: str) -> list[list[str]]:
    """Return what bash offers at the end of each line, split into words as bash does."""
    asked = ["source " + str(file)]
    for line in lines:
        words = line.replace("=", " = ").split()
        words += [""] if line.endswith((" ", "=")) else []
        quoted = " ".join(f"'{word}'" for word in words)
        asked += [f"COMP_WORDS=({quoted})", f"COMP_CWORD={len(words) - 1}", "_goldgavel"]
        asked += ['printf "%s\\n" "${COMPREPLY[@]}"', 'printf "%s\\n" ---']
    done = subprocess.run(  # noqa: S603 - our own words
        [BASH, "--norc", "-c", "\n".join(asked)], cwd=file.parent, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return [part.split() for part in done.stdout.split("---\n")[:-1]]


@needs_bash
def test_bash_completes(file: Path) -> None:
    offers = {
        "goldgavel pl": ["play"],
        "goldgavel re": ["reference", "replay", "restore"],
        "goldgavel play ": ["aurum", "auction"],
        "goldgavel --lang ru play au": ["aurum", "auction"],
        "goldgavel play --seat 2 aur": ["aurum"],
        "goldgavel play aurum ": [],
        "goldgavel play aurum --edi": ["--edition"],
        "goldgavel play aurum --edition ": ["evrikus", "gigamic", "digest"],
        "goldgavel play --edition=gi": ["gigamic"],
        "goldgavel play --edition=": ["evrikus", "gigamic", "digest"],
        "goldgavel simulate auction --tokens stop,b": ["stop,ban"],
        "goldgavel simulate aurum --bots adept,r": ["adept,random"],
        "goldgavel arena aurum --mix t": ["together"],
        "goldgavel rules auction B19": ["B19"],
        "goldgavel serve --log-level w": ["warning"],
        "goldgavel serve --lang f": ["fr"],
        "goldgavel replay gold": ["goldgavel.bash"],
        "goldgavel replay games.jsonl --game ": [],
        "goldgavel simulate aurum --out gold": ["goldgavel.bash"],
        "goldgavel completion f": ["fish"],
        "goldgavel help sim": ["simulate"],
        "goldgavel nonsense ": [],
    }
    assert dict(zip(offers, completed(file, *offers), strict=True)) == offers


@needs_bash
def test_every_command_and_option_is_offered(file: Path) -> None:
    commands, *options = completed(file, "goldgavel ", *(f"goldgavel {command} -" for command in COMMANDS))
    assert commands == [*COMMANDS, "help"]
    for command, offered in zip(COMMANDS, options, strict=True):
        flags = parser_of(command, command_module(command), "en").flags
        assert set(offered) == {flag for flag in flags if flag.startswith("--")}


@needs_bash
def test_every_value_of_a_game_is_offered(file: Path) -> None:
    given = {
        f"goldgavel play {game} --{option.name.replace('_', '-')} ": option.allowed_text().split(", ")
        for game in GAMES
        for option in game_class(game).option_list
        if option.name != "players"
    }
    assert dict(zip(given, completed(file, *given), strict=True)) == given


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fish_has_every_candidate_in_the_users_language(lang: str) -> None:
    lines = script("fish", lang).splitlines()
    assert all(line.startswith("complete -c goldgavel ") for line in lines)
    for command in COMMANDS:
        parser = parser_of(command, command_module(command), lang)
        assert [line for line in lines if f"-a {command} -d '" in line]
        for flag in parser.flags:
            if flag.startswith("--") and flag not in {"--lang", "--help"}:
                used = f"__fish_seen_subcommand_from {command}'"
                assert [line for line in lines if used in line and f"-l {flag[2:]} -d '" in line], flag
    assert lines != script("fish", next(other for other in LANGUAGES if other != lang)).splitlines()


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_can_read_it(shell: str, tmp_path: Path) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    path = tmp_path / "script"
    path.write_text(script(shell))
    subprocess.run([program, "-n", str(path)], check=True, capture_output=True)  # noqa: S603


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_page_explains_the_setup(lang: str) -> None:
    page = run("completion", "--help", "--lang", lang).out
    for place in ("~/.bashrc", "~/.zshrc", "~/.config/fish/completions/goldgavel.fish"):
        assert place in page
