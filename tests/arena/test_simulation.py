"""`goldgavel.simulate`: reproducible games, correct statistics, and records from any number of processes."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import goldgavel as gg
from goldgavel.arena import processes
from goldgavel.arena.simulation.simulation import Simulation
from goldgavel.arena.simulation.statistics import GameStatistics
from goldgavel.arena.simulation.worker import game_seed
from goldgavel.games import GAMES
from goldgavel.kernel.errors import OptionError
from goldgavel.kernel.views import Told
from tests.kit.games.option_mixes import random_game

every_game = pytest.mark.parametrize("name", list(GAMES))
THREE = gg.load("aurum", players=3)


class LastMoveBot:
    """Plays the last of its legal moves."""

    def __init__(self, game: Any, seat: int, seed: int) -> None:
        del game, seat, seed

    def choose(self, view: Any, history: Sequence[Told], budget: float | None) -> str:
        del history, budget
        move: str = view.legal[-1]
        return move


# Games.


@every_game
def test_the_seed_determines_all_games(name: str) -> None:
    game = gg.load(name)
    found = [gg.simulate(game, "novice", games=5, seed=seed, records=True) for seed in (1, 1, 2)]
    assert found[0].records == found[1].records != found[2].records
    assert vars(found[0].statistics) == vars(found[1].statistics)
    assert all(gg.from_record(record).is_terminal() for record in found[0].records)


def test_without_a_seed_games_differ_and_the_seed_is_known() -> None:
    found = gg.simulate(THREE, games=1, records=True)
    assert found.seed != gg.simulate(THREE, games=1).seed
    assert gg.simulate(THREE, games=1, seed=found.seed, records=True).records == found.records


def test_seeds_of_games_differ() -> None:
    assert len({game_seed(seed, number) for seed in range(30) for number in range(100)}) == 3000


def test_bots_by_seat_are_names_or_makers() -> None:
    found = gg.simulate(THREE, ["novice", LastMoveBot, "random"], games=2, seed=1, records=True, legal=True)
    players = found.records[0]["players"]
    assert [player["bot"] for player in players] == ["novice", "LastMoveBot", "random"]
    own = [move for record in found.records for move in record["moves"] if move["seat"] == 1]
    assert own
    assert all(move["move"] == move["legal"][-1] for move in own)


def test_records_are_kept_or_written() -> None:
    lines: list[bytes] = []
    found = gg.simulate(THREE, games=7, seed=1, records=True, write=lines.append)
    assert [json.loads(line) for line in b"".join(lines).splitlines()] == found.records
    assert len(found.records) == 7
    assert "legal" not in found.records[0]["moves"][0]
    assert gg.simulate(THREE, games=1).records == []


def test_progress_counts_every_game() -> None:
    played: list[int] = []
    found = gg.simulate(THREE, games=50, seed=1, progress=played.append)
    assert sum(played) == found.statistics.games == 50
    assert len(played) > 1
    assert repr(found).endswith("50 of 50 games, seed 1>")


def test_wrong_arguments_are_refused_before_the_first_game() -> None:
    for bots in ("genius", ["random", "random"]):
        with pytest.raises(OptionError):
            Simulation(THREE, bots)
    with pytest.raises(ValueError, match="games must be at least 1"):
        gg.simulate(THREE, games=0)
    with pytest.raises(ValueError, match="jobs must be at least 1"):
        gg.simulate(THREE, jobs=0)


# Processes.


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is found in other processes too."""
    here = gg.simulate(THREE, LastMoveBot, games=100, seed=1, records=True)
    monkeypatch.setattr(processes, "MIN_SECONDS_TO_SPAWN", -1.0)
    there = gg.simulate(THREE, LastMoveBot, games=100, seed=1, jobs=2, records=True)
    assert there.records == here.records
    assert vars(there.statistics) == vars(here.statistics)


def test_an_interrupted_simulation_can_be_read_and_continued() -> None:
    def stop(_: int) -> None:
        raise KeyboardInterrupt

    parts = Simulation(THREE, games=50, seed=1)
    with pytest.raises(KeyboardInterrupt):
        parts.run(records=True, progress=stop)
    assert 0 < parts.statistics.games == len(parts.records) < 50
    parts.run(records=True)
    assert parts.records == gg.simulate(THREE, games=50, seed=1, records=True).records


# Statistics.


@every_game
def test_sums_do_not_depend_on_the_chunks(name: str) -> None:
    game = gg.load(name)
    whole = GameStatistics(game.players)
    parts = [GameStatistics(game.players) for _ in range(3)]
    for seed in range(9):
        state = random_game(game, seed)
        whole.add_game(state)
        parts[seed % 3].add_game(state)
    for part in parts[1:]:
        parts[0].add(part)
    assert vars(parts[0]) == vars(whole)


@every_game
def test_sums_are_those_of_the_states(name: str) -> None:
    game = gg.load(name)
    states = [random_game(game, seed) for seed in range(20)]
    statistics = GameStatistics(game.players)
    for state in states:
        statistics.add_game(state)
    for seat in range(game.players):
        scores = [state.scores()[seat] for state in states]
        assert statistics.score(seat).mean == pytest.approx(sum(scores) / 20)
        assert statistics.win_share(seat).mean == pytest.approx(
            sum(state.returns()[seat] for state in states) / 20
        )
    assert statistics.moves == sum(len(state.record()["moves"]) for state in states)
    assert statistics.even_share() == pytest.approx(0.5 if name == "aurum" else 0.25)


def test_bids_and_lots_are_counted() -> None:
    aurum, auction = GameStatistics(4), GameStatistics(4)
    state = random_game(gg.load("aurum"), 1)
    aurum.add_game(state)
    assert aurum.events.total() == 2 * aurum.rounds == 2 * len(state.record()["result"]["rounds"])
    auction.add_game(random_game(gg.load("auction"), 1))
    assert auction.events.total() == auction.rounds == 20


def test_intervals_hold_their_mean_and_are_never_empty() -> None:
    statistics = GameStatistics(4)
    statistics.add_game(random_game(gg.load("aurum"), 1))
    for seat in range(4):
        wins = statistics.win_share(seat)
        assert wins.low is not None
        assert wins.high is not None
        assert 0 <= wins.low <= wins.mean <= wins.high <= 1
        assert wins.high - wins.low > 0.5


def test_the_interval_is_wilsons() -> None:
    """Newcombe (1998), example 1: 81 of 263 is 0.2553 to 0.3662."""
    statistics = GameStatistics(3)
    statistics.games = 263
    statistics.wins = [81 * 60, 0, 0]
    interval = statistics.win_share(0)
    assert (round(interval.low or 0, 4), round(interval.high or 0, 4)) == (0.2553, 0.3662)


def test_a_single_game_has_no_interval_of_scores() -> None:
    """Student's interval needs a variance: 2 and 4 have 3 ± 12.706."""
    statistics = GameStatistics(3)
    statistics.games, statistics.scores, statistics.squares = 1, [2, 0, 0], [4, 0, 0]
    assert (statistics.score(0).mean, statistics.score(0).low, statistics.score(0).high) == (2, None, None)
    statistics.games, statistics.scores, statistics.squares = 2, [6, 0, 0], [20, 0, 0]
    two = statistics.score(0)
    assert (two.mean, two.blocks) == (3, 2)
    assert two.high == pytest.approx(3 + 12.706, abs=1e-3)
