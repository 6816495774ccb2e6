"""Code blocks that no test can run are at least valid, and no block is of an unknown kind."""

import configparser
import difflib
import json
import re
import shlex
import tomllib
from typing import Any

import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from tools.docs.markdown import prose
from tools.generate import operations_tables as operations

from goldgavel.cli.main import command_module, parser_of
from goldgavel.protocol import messages
from goldgavel.server.settings.environment import unknown
from goldgavel.server.settings.settings import PREFIX
from goldgavel.session.updates import EntryView
from tests.docs.pages import PAGES, ROOT, CodeBlock, all_blocks, is_excerpt, page_id

RUN = {"python", "console", "sh"}
"""Run by test_examples.py and tests/package/test_commands.py; blocks with a title, by the test of their page."""
PARSED = {"json", "toml", "yaml", "ini", "promql", "diff", "ftl"}
SHOWN = {
    ("docs/operations.md", "nginx"): "tests/proxies runs nginx, where there is one",
    ("docs/operations.md", "caddy"): "test_proxies.py asks Caddy, where there is one",
    ("docs/scale.md", "nginx"): "tests/proxies runs nginx, where there is one",
    ("docs/scale.md", "haproxy"): "tests/proxies runs HAProxy, where there is one",
    ("docs/scale.md", "caddy"): "tests/proxies runs Caddy, where there is one",
    ("docs/operations.md", "cron"): "tests/package/test_commands.py runs its command",
    ("docs/operations.md", "text"): "a line of the log",
    ("docs/http.md", "ts"): "test_generated_clients.py checks its types and runs it",
    ("docs/protocol.md", "text"): "an address, not a program",
    ("docs/protocol.md", "js"): "a line of an example that test_example_bots.py runs",
    ("docs/scale.md", "text"): "tables that the benchmark prints",
    ("ARCHITECTURE.md", "text"): "a drawing of the tree",
    ("ARCHITECTURE.md", "mermaid"): "a drawing",
}


def each(*languages: str) -> pytest.MarkDecorator:
    found = [block for block in all_blocks(*languages) if not is_excerpt(block)]
    assert found, languages
    return pytest.mark.parametrize("block", found, ids=str)


def test_every_block_is_of_a_known_kind() -> None:
    strange = [
        f"{block} {block.language or 'no language'}"
        for block in all_blocks()
        if block.language not in RUN | PARSED and (page_id(block.page), block.language) not in SHOWN
    ]
    assert strange == []


def test_code_is_fenced_so_that_its_language_is_known() -> None:
    """Except in ARCHITECTURE.md, whose tree is a drawing."""
    for page in PAGES:
        if page.name != "ARCHITECTURE.md":
            assert re.findall(r"(?<=\n\n) {4}\S.*", prose(page.read_text(encoding="utf-8"))) == [], page_id(page)


@pytest.mark.parametrize("block", [block for block in all_blocks() if is_excerpt(block)], ids=str)
def test_what_is_shown_of_a_file_is_in_it(block: CodeBlock) -> None:
    text = (ROOT / block.title).read_text(encoding="utf-8")
    lines = block.body.splitlines()
    if block.language == "diff":
        wanted = "\n".join(line[1:] for line in lines if line[0] != "+")
    else:
        wanted = block.body.rstrip()
    near = difflib.get_close_matches(wanted, text.splitlines(), n=1)
    assert wanted in text, f"{block}: not in {block.title}; there is {near}"


# Shell: tests/package/test_commands.py runs it.


@each("sh")
def test_settings_are_such_as_exist(block: CodeBlock) -> None:
    for line in block.body.splitlines():
        named = re.match(rf"({PREFIX}[A-Z_]+)=", line)
        assert named is None or unknown({named[1]: "x"}) == []


def check_command(words: list[str]) -> None:
    """Every option of `goldgavel …` exists."""
    assert words[0] == "goldgavel"
    parser_of(words[1], command_module(words[1]), "en").read(words[2:])


@each("cron")
def test_a_backup_is_taken_at_night(block: CodeBlock) -> None:
    minute, hour, *days, command = block.body.split(maxsplit=5)
    assert minute.isdecimal()
    assert 0 <= int(hour) < 6
    assert days == ["*"] * 3
    assert " backup " in command


# Data.


def whole(text: str) -> Any:
    """Parse JSON in which `…` marks omitted parts."""
    text = re.sub(r"(?<=[\[{])…(?=[\]}])|, …(?=[\]}])", "", text.strip())
    return json.loads(text if text.startswith(("{", "[")) else f"{{{text}}}")


@each("json")
def test_json_can_be_read(block: CodeBlock) -> None:
    assert whole(block.body)


@pytest.mark.parametrize("block", [block for block in all_blocks("json") if "type" in whole(block.body)], ids=str)
def test_messages_have_the_fields_of_the_protocol(block: CodeBlock) -> None:
    message = whole(block.body)
    kinds = {kind.__struct_config__.tag: kind for kind in messages.FromServer.__subclasses__()}
    fields = {field.encode_name for field in msgspec.structs.fields(kinds[message["type"]])}
    assert set(message) - {"type"} <= fields
    for told in message.get("told", []):
        assert set(told) <= {field.encode_name for field in msgspec.structs.fields(EntryView)}


@each("toml")
def test_toml_can_be_read(block: CodeBlock) -> None:
    assert tomllib.loads(block.body)


@each("ini")
def test_the_service_runs_a_command_with_settings_that_exist(block: CodeBlock) -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=True)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(block.body)
    if "Timer" in unit:
        assert re.fullmatch(r"\*-\*-\* 0[0-5]:\d\d", unit["Timer"]["OnCalendar"])
        return
    service = unit["Service"]
    words = shlex.split(service["ExecStart"])
    if words[0] == "/bin/sh":  # in a unit, `%%` stands for a percent sign
        words = shlex.split(words[2].removeprefix("exec ").replace("%%", "%"))
    assert words[0] == "/opt/goldgavel/bin/goldgavel", "a unit has no PATH"
    check_command(["goldgavel", *words[1:]])
    given = dict(part.split("=", 1) for part in service["Environment"].split())
    assert unknown(given) == []
    assert given["GOLDGAVEL_DATABASE"] == "/var/lib/goldgavel/games.sqlite"


@each("promql")
def test_alarms_ask_for_metrics_that_there_are(block: CodeBlock) -> None:
    known = {name for name, _, _ in operations.metrics()}
    named = {name.removesuffix("_bucket") for name in re.findall(r"\bgoldgavel_\w+", block.body)}
    assert named
    assert named <= known


def test_yaml_can_be_read() -> None:
    for block in all_blocks("yaml"):
        assert yaml.safe_load(block.body)
