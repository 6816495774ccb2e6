"""Saved games: they resume where they were left, continue the same way, and always follow the rules."""

import asyncio
import os
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from goldgavel.kernel.errors import GoldGavelError
from goldgavel.protocol.messages import Ready
from goldgavel.tui.commands.messages import message_of
from goldgavel.tui.local_storage.folders import data_folder
from goldgavel.tui.local_storage.identities import identities_file, known_identities, save_identity
from goldgavel.tui.local_storage.saves import (
    MAX_SAVES,
    SavedGameError,
    latest_save,
    read_save,
    saves_folder,
    unfinished_games,
)
from goldgavel.tui.seat.seat import PlayerSeat, SeatSnapshot
from goldgavel.tui.tables import TerminalTable, open_saved, preferences_for
from tests.kit.games.sample_sizes import count
from tests.tui.kit import new_table

GAMES = [
    ("aurum", {"players": 3}),
    ("aurum", {"players": 4}),
    ("auction", {"players": 4, "tokens": "stop,ban,exchange"}),
]
every_game = pytest.mark.parametrize(("name", "options"), GAMES)


class Player:
    """Makes random moves and leaves after a number of answers."""

    def __init__(self, seat: PlayerSeat, chance: Random, answers: int) -> None:
        self.seat = seat
        self.chance = chance
        self.answers = answers
        self.told: list[str] = []

    def hear(self, snapshot: SeatSnapshot) -> None:
        self.told += [snapshot.speech.line(line) for news in snapshot.news for line in news.words or ()]

    async def play(self) -> None:
        self.seat.listener = self.hear
        running = asyncio.create_task(self.seat.run())
        while not self.seat.snapshot.is_over() and self.answers:
            if not self.seat.snapshot.waits_for_player:
                await self.seat.send(Ready())
                await asyncio.sleep(0)
                continue
            self.answers -= 1
            move = self.chance.choice(self.seat.snapshot.view.legal)
            assert await self.seat.move(move, self.seat.snapshot.decision) is None
        running.cancel()
        await asyncio.wait([running])


def play_on(table: TerminalTable, chance: Random, answers: int = 10_000) -> list[str]:
    player = Player(table.seat, chance, answers)
    asyncio.run(player.play())
    table.leave()
    return player.told


def saved_game(name: str = "aurum", answers: int = 6, **options: Any) -> Path:
    """Return the file of a game that was left."""
    table = new_table(name, seed=3, **options)
    play_on(table, Random(1), answers)
    assert table.save_file is not None
    return table.save_file.path


@every_game
def test_a_resumed_game_continues_the_same(name: str, options: dict[str, Any]) -> None:
    """Cards, bots' moves and the log are the same, wherever the game was interrupted."""
    whole = play_on(new_table(name, seed=3, **options), Random(1))
    for cut in range(1, 30, count(9, 1)):
        chance = Random(1)
        left = new_table(name, seed=3, **options)
        told = play_on(left, chance, cut)
        if not left.seat.snapshot.is_over():
            told += play_on(open_saved(latest_save(name), preferences_for("en", "none")), chance)
        assert told == whole
    assert list(unfinished_games()) == []


def test_a_move_that_was_taken_back_stays_so() -> None:
    table = new_table("aurum", seed=3, players=4, seat=1)

    async def undo() -> None:
        running = asyncio.create_task(table.seat.run())
        while table.seat.snapshot.undo is None:
            if table.seat.snapshot.waits_for_player:
                await table.seat.move(table.seat.snapshot.view.legal[0], table.seat.snapshot.decision)
            await asyncio.sleep(0)
        undo = message_of("undo", "", table.seat.snapshot)
        assert undo is not None
        assert await table.seat.send(undo) is None
        while not table.seat.snapshot.waits_for_player:  # noqa: ASYNC110
            await asyncio.sleep(0)
        running.cancel()
        await asyncio.wait([running])

    asyncio.run(undo())
    view = table.seat.snapshot.view
    table.leave()
    again = open_saved(latest_save("aurum"), preferences_for("en", "none"))
    assert again.seat.session.view(1) == view  # type: ignore[attr-defined]
    again.leave()


def test_only_games_with_a_move_are_saved_up_to_a_limit() -> None:
    new_table("aurum").leave()
    assert list(unfinished_games()) == []
    for age in range(MAX_SAVES + 3):
        path = saved_game(answers=1)
        os.utime(path, (1e9 + age, 1e9 + age))
    last = saved_game(answers=1)
    kept = [saved.path for saved in unfinished_games()]
    assert len(kept) == MAX_SAVES
    assert kept[0] == last


def test_a_partial_line_is_ignored() -> None:
    path = saved_game()
    whole = read_save(path)
    path.write_bytes(path.read_bytes() + b'{"version":99,"kind":"mo')
    cut = read_save(path)
    assert cut.entries == whole.entries
    table = open_saved(cut, preferences_for("en", "none"))
    play_on(table, Random(2))
    assert not path.exists()


def edited(path: Path, line: int, change: Callable[[dict[str, Any]], object]) -> None:
    lines = path.read_bytes().splitlines()
    data = msgspec.json.decode(lines[line])
    change(data)
    lines[line] = msgspec.json.encode(data)
    path.write_bytes(b"\n".join(lines) + b"\n")


HOSTILE: dict[str, tuple[int, Callable[[dict[str, Any]], object]]] = {
    "another game's name": (0, lambda data: data.update(game="chess")),
    "an option that is none": (0, lambda data: data["options"].update(players=99)),
    "options of another game": (0, lambda data: data.update(game="auction")),
    "a seat beyond the table": (0, lambda data: data.update(seat=7)),
    "nobody to play": (0, lambda data: data.update(bots=["random"] * 4)),
    "too many chairs": (0, lambda data: data["bots"].append("random")),
    "a bot that there is not": (0, lambda data: data["bots"].__setitem__(1, "genius")),
    "a seed that is none": (0, lambda data: data.update(seed=-1)),
    "an endless seed": (0, lambda data: data.update(seed=10**30)),
    "another format": (0, lambda data: data.update(format="goldgavel-terminal/9")),
    "a field too many": (0, lambda data: data.update(more=1)),
    "a deal with a card twice": (1, lambda data: data.update(text=data["text"].replace("Bi1", "Bi2", 1))),
    "a deal that is none": (1, lambda data: data.update(text='{"hands": 7}')),
    "a deal that is no JSON": (1, lambda data: data.update(text="[[[")),
    "a move by nobody": (2, lambda data: data.update(seat=None)),
    "a move by the wrong one": (2, lambda data: data.update(seat=(data["seat"] + 1) % 4)),
    "a move that is none": (2, lambda data: data.update(text="play Zz99")),
    "a move against the rules": (2, lambda data: data.update(text="play Au0")),
    "a version left out": (3, lambda data: data.update(version=data["version"] + 1)),
    "a kind that a game of one's own has not": (2, lambda data: data.update(kind="commitment")),
    "taking back what cannot be": (2, lambda data: data.update(kind="undo", text="0")),
    "a seat that is no number": (2, lambda data: data.update(seat="0; rm")),
}


@pytest.mark.parametrize("hostile", list(HOSTILE))
def test_hostile_files_are_refused_with_a_sentence(hostile: str) -> None:
    path = saved_game(players=4)
    edited(path, *HOSTILE[hostile])
    with pytest.raises(SavedGameError) as refused:
        open_saved(read_save(path), preferences_for("en", "none"))
    for lang in ("en", "ru", "fr"):
        sentence = refused.value.text(lang)
        assert path.name in sentence
        assert "\n" not in sentence
    assert path.exists()


@settings(max_examples=count(60, 2000), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(damage=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), min_size=1, max_size=4))
def test_a_damaged_file_is_refused_or_still_a_game(damage: list[tuple[float, int]]) -> None:
    """Bytes of a good file replaced at random."""
    path = saved_game()
    good = bytearray(path.read_bytes())
    for place, byte in damage:
        good[int(place * len(good))] = byte
    path.write_bytes(bytes(good))
    try:
        table = open_saved(read_save(path), preferences_for("en", "none"))
    except GoldGavelError as refused:
        assert refused.text("fr")
    else:
        assert table.seat.session.version > 0  # type: ignore[attr-defined]
        table.leave()
    path.unlink()


def test_a_path_that_is_not_a_file_is_refused() -> None:
    folder = saves_folder()
    (folder / "a.jsonl").mkdir(parents=True)
    with pytest.raises(SavedGameError):
        latest_save(None)
    (folder / "a.jsonl").rmdir()
    (folder / "b.jsonl").write_bytes(b"{}\n" * 3_000_000)
    with pytest.raises(SavedGameError):
        latest_save(None)
    assert list(unfinished_games()) == []


def test_nothing_to_resume() -> None:
    with pytest.raises(SavedGameError) as refused:
        latest_save("aurum")
    assert "goldgavel play" in refused.value.text()


def test_a_new_file_each_time() -> None:
    assert saved_game() != saved_game()


@pytest.mark.parametrize(
    ("environment", "system", "folder"),
    [
        ({"XDG_DATA_HOME": "/own"}, "linux", "/own/goldgavel"),
        ({"XDG_DATA_HOME": "relative"}, "linux", "~/.local/share/goldgavel"),
        ({}, "darwin", "~/Library/Application Support/goldgavel"),
        ({"LOCALAPPDATA": "/C/Local"}, "win32", "/C/Local/goldgavel"),
        ({}, "win32", "~/AppData/Local/goldgavel"),
    ],
)
def test_the_data_folder_by_system(environment: dict[str, str], system: str, folder: str) -> None:
    assert data_folder(environment, system) == Path(folder).expanduser()


def test_identities_are_for_their_owner_alone() -> None:
    save_identity("http://one", "secret")
    save_identity("http://two", "other")
    save_identity("http://one", None)
    assert known_identities() == {"http://two": "other"}
    assert stat.S_IMODE(identities_file().stat().st_mode) == 0o600
    identities_file().write_bytes(b"\xff[")
    assert known_identities() == {}
