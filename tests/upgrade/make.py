"""Writes a database as a version leaves it: `python -m tests.upgrade.make FOLDER NAME`.

FOLDER is a checkout of that version (of this one: `.`). Its own server, interpreted, makes databases/NAME.sql: a
finished game of Auction, an unfinished one of Aurum, and the token of the player who continues it.
"""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.upgrade import client

FOLDER = Path(__file__).with_name("databases")
MOVES = 7


def main(source: str, name: str) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder, "games.sqlite")
        token, over, open_table = played(Path(source).resolve(), database)
        FOLDER.mkdir(exist_ok=True)
        head = f"-- token: {token}\n-- over: {over}\n-- open: {open_table}\n"
        with closing(sqlite3.connect(database)) as found:
            lines = "\n".join(found.iterdump())
        (FOLDER / f"{name}.sql").write_text(f"{head}{lines}\n", encoding="utf-8")


def played(source: Path, database: Path) -> tuple[str, str, str]:
    """The player's token, the table of the finished game, and the table of the unfinished one."""
    command = [sys.executable, "-m", "goldgavel", "serve", "--port", "0", "--database", str(database)]
    environment = os.environ | {"PYTHONPATH": str(source / "src"), "GOLDGAVEL_PURE": "1", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(  # noqa: S603 - our own command
        command, cwd=database.parent, env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            address = next(word for word in server.stdout.readline().split() if word.startswith("http"))
            token = client.ask(address, "/api/identity", {"name": "Ann", "program": True})["token"]
            over = client.new_table(address, "auction", token, client.NO_RESTS)
            client.play(address, over, token)
            open_table = client.new_table(address, "aurum", token, client.NO_RESTS)
            client.play(address, open_table, token, MOVES)
            return token, over, open_table
        finally:
            server.terminate()


if __name__ == "__main__":
    main(*sys.argv[1:])
