"""Runs every shell command of README and the guides, in order, with the built wheel."""

import re
import socket
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.docs import shell
from tests.docs.pages import PAGES, CodeBlock, blocks, page_id
from tests.package.kit import Environment

if TYPE_CHECKING:
    from tests.kit.servers.postgres_cluster import Cluster

INSTALLS = re.compile(r"^(make install|(\w+=\S+ )*\S*pip install \"\.)", re.MULTILINE)
PREPARED = {"docs/write-a-bot.md": "thrifty/"}
"""Files that a page tells the reader to write before its commands: blocks with these titles."""


def commands(page: Path) -> list[CodeBlock]:
    return [block for block in blocks(page) if block.language in {"sh", "cron"}]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=page_id)
def test_the_commands_of_a_page_run(
    page: Path, guided: Environment, compiled_wheel: Path, tmp_path: Path, postgres: "Cluster"
) -> None:
    for block in blocks(page):
        if page_id(page) in PREPARED and block.title.startswith(PREPARED[page_id(page)]):
            (tmp_path / block.title).parent.mkdir(exist_ok=True)
            (tmp_path / block.title).write_text(block.body, encoding="utf-8")
            (tmp_path / Path(block.title).name).write_text(block.body, encoding="utf-8")
    found = commands(page)
    installs = bool(INSTALLS.search("\n".join(block.body for block in found)))
    database = postgres.new_database(empty=True)
    where = shell.place(tmp_path, guided, compiled_wheel, database, free_port())
    try:
        shell.run_page(found, where, is_installed=not installs)
    finally:
        postgres.drop(database)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def test_nothing_is_left_out_without_need() -> None:
    """Every command that is skipped still exists in a page."""
    words = {word for page in PAGES for block in commands(page) for word in block.body.split()}
    assert set(shell.NOT_RUN) <= words
