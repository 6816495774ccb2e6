"""Compares stored logs with what was confirmed and announced, and counts the differences."""

from collections import Counter

import goldgavel as gg
from goldgavel.kernel.entries import Entry
from goldgavel.server.lifecycle.log_check import replay_all
from goldgavel.storage.queries.log import entries_of
from goldgavel.storage.store import Store
from tests.faults.kit.figures import Figures
from tests.faults.kit.games import InterruptedGame
from tests.kit.clients.reconnecting_player import ReconnectingPlayer


def check_records(games: list[InterruptedGame], figures: Figures) -> None:
    """The server has the records of finished games."""
    for game in games:
        record = game.people[0].get("GET", f"/tables/{game.table}/record")
        if not gg.from_record(record).is_terminal():
            figures.blame("unfinished", f"table {game.table} has an unfinished record")


async def check_games(database: str, games: list[InterruptedGame], figures: Figures) -> None:
    store = await Store.open(database)
    try:
        for game in games:
            check_log(game, await store.read(entries_of, game.table), figures)
    finally:
        await store.close()
    replayed = await replay_all(database, lambda _: None)
    for table in replayed.tables:
        figures.blame("unfinished", f"table {table} does not replay")
    figures.unfinished += replayed.wrong - len(replayed.tables)


def check_log(game: InterruptedGame, log: list[Entry], figures: Figures) -> None:
    figures.games += 1
    if [entry.version for entry in log] != list(range(1, len(log) + 1)):
        figures.blame("doubled", f"table {game.table}: the versions of the log have gaps")
    for player in game.players:
        check_moves(game.table, player, log, figures)
    for reader in game.readers:
        figures.announced += len(reader.told)
        figures.connections += reader.visits
        figures.sent_again += reader.sent_again
        figures.refused += reader.refused
        check_told(game.table, reader, log, figures)


def check_moves(table: str, player: ReconnectingPlayer, log: list[Entry], figures: Figures) -> None:
    """Every confirmed move is stored once, and no other move of this player is."""
    where = f"table {table}, seat {player.seat}"
    stored = [
        (entry.request, entry.text)
        for entry in log
        if entry.seat == player.seat and entry.request and player.prefix in entry.request
    ]
    figures.confirmed += len(player.confirmed)
    for request, times in Counter(request for request, _ in stored).items():
        if times > 1:
            figures.blame("doubled", f"{where}: {request} is stored {times} times")
    for request, move in player.confirmed.items():
        if (request, move) not in stored:
            figures.blame("lost", f"{where}: {request}, {move}")
    for request, move in stored:
        if request not in player.confirmed:
            figures.blame("unseen", f"{where}: {request}, {move}, is stored and was never confirmed")
    decisions = Counter(player.decisions[request] for request in player.confirmed)
    for decision, times in decisions.items():
        if times > 1:
            figures.blame("doubled", f"{where}: decision {decision} was answered {times} times")


def check_told(table: str, reader: ReconnectingPlayer, log: list[Entry], figures: Figures) -> None:
    where = f"table {table}, {'a spectator' if reader.seat is None else f'seat {reader.seat}'}"
    by_version = {entry.version: entry for entry in log}
    for version, (seat, move) in reader.told.items():
        entry = by_version.pop(version, None)
        if entry is None or not is_told_of(entry, seat, move):
            figures.blame("unstored", f"{where}: version {version} was shown as {seat}, {move}; stored is {entry}")
    for version in by_version:
        figures.blame("unseen", f"{where}: version {version} was not shown")


def is_told_of(entry: Entry, seat: int | None, move: str | None) -> bool:
    """True if a reader was told of this entry. What is hidden from the reader is a question mark."""
    if seat != entry.seat:
        return False
    if move is None or entry.kind not in {"move", "time"}:
        return move is None and entry.kind not in {"move", "time"}
    shown, hidden, _ = move.partition("?")
    return entry.text == move or bool(hidden and entry.text.startswith(shown))
