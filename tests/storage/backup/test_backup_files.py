"""Backup files that are incomplete, foreign, old or hostile."""

import asyncio
import gzip
import hashlib
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.storage.database import connect
from goldgavel.storage.migrations import upgrade_to
from tests.kit.games.sample_sizes import count
from tests.storage.backup.kit import back_up, contents, opened_once, refused, restore


def lines_of(path: Path) -> list[bytes]:
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def rewritten(path: Path, lines: list[bytes], *, sealed: bool = False) -> None:
    """A file with other lines; sealed, with the checksum and the count that belong to them."""
    if sealed:
        rows = sum(line.startswith(b"[") for line in lines[:-1])
        digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        lines = [*lines[:-1], msgspec.json.encode({"end": rows, "sha256": digest}) + b"\n"]
    path.write_bytes(gzip.compress(b"".join(lines)))


def nothing_is_left(saved: Path, code: str) -> None:
    address = f"sqlite:///{saved.parent / 'target.db'}"
    assert refused(lambda: restore(address, saved)) == code
    assert [path.name for path in saved.parent.iterdir() if path.name.startswith("target")] == []


def test_a_file_that_was_cut_short_anywhere(saved: Path) -> None:
    whole = saved.read_bytes()
    chance = Random(1)
    for _ in range(count(12, 300)):
        size = chance.randrange(len(whole))
        saved.write_bytes(whole[:size])
        with pytest.raises(GoldGavelError) as problem:
            restore(f"sqlite:///{saved.parent / 'target.db'}", saved)
        assert problem.value.code in {"backup-broken", "backup-foreign"}
        assert not (saved.parent / "target.db").exists()


def test_a_file_with_a_bit_turned_anywhere(saved: Path) -> None:
    """The checksum catches what the compression does not; a flipped bit in the gzip header may not matter."""
    whole = saved.read_bytes()
    expected = contents(f"sqlite:///{saved.parent / 'source.db'}")
    chance = Random(2)
    for _ in range(count(12, 300)):
        place = chance.randrange(len(whole))
        saved.write_bytes(whole[:place] + bytes([whole[place] ^ (1 << chance.randrange(8))]) + whole[place + 1 :])
        target = saved.parent / "target.db"
        try:
            restore(f"sqlite:///{target}", saved)
        except GoldGavelError as problem:
            assert problem.code in {"backup-broken", "backup-foreign", "backup-newer"}
            assert not target.exists()
        else:
            assert place < 10
            assert contents(f"sqlite:///{target}") == expected
            target.unlink()


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"hello",
        b"SQLite format 3\0" * 100,
        gzip.compress(b"", mtime=0),
        gzip.compress(b'{"format":"other"}\n', mtime=0),
    ],
    ids=["nothing", "words", "a database", "nothing, compressed", "another format"],
)
def test_a_file_of_something_else(saved: Path, text: bytes) -> None:
    saved.write_bytes(text)
    nothing_is_left(saved, "backup-foreign")


def test_a_file_that_is_not_there(saved: Path) -> None:
    saved.unlink()
    nothing_is_left(saved, "backup-unreadable")


def test_a_file_of_a_newer_version(saved: Path) -> None:
    lines = lines_of(saved)
    header = msgspec.json.decode(lines[0])
    for change in ({"version": 2}, {"revision": "r9999"}):
        rewritten(saved, [msgspec.json.encode(header | change) + b"\n", *lines[1:]], sealed=True)
        nothing_is_left(saved, "backup-newer")


@pytest.mark.parametrize("sealed", [False, True])
def test_a_row_left_out_doubled_or_changed(saved: Path, sealed: bool) -> None:
    lines = lines_of(saved)
    at = next(place for place, line in enumerate(lines) if line.startswith(b'{"table":"log"')) + 3
    for changed in (lines[:at] + lines[at + 1 :], lines[: at + 1] + lines[at:]):
        rewritten(saved, changed, sealed=sealed)
        address = f"sqlite:///{saved.parent / 'target.db'}"
        with pytest.raises(GoldGavelError):
            restore(address, saved)
        assert not (saved.parent / "target.db").exists()


@pytest.mark.parametrize(
    "line",
    [
        b"[1,2]\n",
        b'[{"a":1},2,3,4,5,6,7,8,9,10]\n',
        b"[null]\n",
        b'{"table":"sqlite_master","columns":["sql"]}\n["x"]\n',
        b'{"table":"players; DROP TABLE players","columns":["id"]}\n["x"]\n',
        b'{"table":"players","columns":["id","no"]}\n["x","y"]\n',
        b'{"table":"secrets","columns":["secret","player","created"]}\n["no base64 \\u0000","p1",1]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["x","a \\u0000 b",1]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["x","y","soon"]\n',
        b'{"table":"players","columns":["id","name","created"]}\n["p0","twice",1]\n',
        b'{"table":"mutes","columns":["player","muted"]}\n["nobody","p1"]\n',
        b"not JSON\n",
        b"\n",
        b"\xff\xfe\n",
        b"[" * 2000 + b"\n",
    ],
)
def test_a_hostile_file_with_a_right_checksum(saved: Path, line: bytes, postgres_url: str) -> None:
    lines = lines_of(saved)
    rewritten(saved, [*lines[:-1], line, lines[-1]], sealed=True)
    nothing_is_left(saved, "backup-broken")
    assert refused(lambda: restore(postgres_url, saved)) == "backup-broken"
    assert not any(contents(postgres_url).values())


def test_a_backup_of_an_older_schema_is_restored_into_todays(tmp_path: Path) -> None:
    """The database as the first version left it."""

    async def old() -> None:
        database = connect(f"sqlite:///{tmp_path / 'old.db'}")
        await database.write(partial(upgrade_to, revision="r0001"))
        await database.close()

    asyncio.run(old())
    with closing(sqlite3.connect(tmp_path / "old.db")) as plain:
        plain.execute("INSERT INTO players VALUES ('p', 'Ann', 1.5)")
        plain.execute(
            "INSERT INTO tables VALUES ('t','aurum','{}','0','playing','p',0,1,1,'link','{}',1,1,1,NULL,NULL,NULL,0)"  # noqa: E501
        )
        plain.execute("""INSERT INTO log VALUES ('t', 1, NULL, '{"deal": 1}', NULL, 2.5)""")
        plain.commit()
    header = back_up(f"sqlite:///{tmp_path / 'old.db'}", tmp_path / "old.backup")
    assert header.revision == "r0001"
    address = f"sqlite:///{tmp_path / 'new.db'}"
    restore(address, tmp_path / "old.backup")
    assert [row[2] for row in contents(address)["log"]] == ["deal"]
    (tmp_path / "new.db").unlink()
    asyncio.run(opened_once(address))
    assert refused(lambda: restore(address, tmp_path / "old.backup")) == "restore-other-version"
