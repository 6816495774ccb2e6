"""Recorded games as arrays for learning."""

import json
from typing import Any

import numpy as np
import pytest

import goldgavel as gg
from goldgavel.bots.driver import play_game
from goldgavel.envs.decisions import decisions_of, joined, read_decisions
from goldgavel.games import GAMES
from goldgavel.kernel.errors import RecordError
from tests.kit.games.observation_reader import observed
from tests.kit.games.option_mixes import all_spread, mix_id, random_game


@pytest.mark.parametrize(("name", "mix"), all_spread(4), ids=mix_id)
def test_the_decisions_are_what_the_movers_saw_and_did(name: str, mix: dict[str, Any]) -> None:
    """Including secret bids, which can be given in any order."""
    rows: list[Any] = []

    def see(state: Any) -> None:
        rows.append([observed(state, seat) for seat in range(state.players)])

    state = random_game(gg.load(name, **mix), 5, see)
    found = decisions_of(state.record())
    made = list(state.move_log.all_moves())
    assert list(zip(found.seat, found.action, strict=True)) == made
    for row, (seat, action) in enumerate(made):
        assert np.array_equal(found.observation[row], np.frombuffer(rows[row][seat], np.float32))
        assert found.mask[row, action] == 1
        assert found.share[row] == np.float32(state.returns()[seat])


@pytest.mark.parametrize("name", list(GAMES))
def test_a_file_of_records_is_read_game_by_game(name: str) -> None:
    games = [play_game(gg.load(name), ["novice"] * 4, seed).record() for seed in range(3)]
    lines = "\n".join(map(json.dumps, games)) + "\n\n"
    read = list(read_decisions(lines.splitlines()))
    assert [len(part.action) for part in read] == [len(game["moves"]) for game in games]
    assert len(joined(read).observation) == sum(len(game["moves"]) for game in games)


def test_a_game_that_was_not_finished_has_no_shares() -> None:
    state = gg.load("aurum").new_game(1)
    state.apply_action(state.legal_actions()[0])
    found = decisions_of(state.record())
    assert len(found.action) == 1
    assert not found.share.any()


def test_a_record_that_does_not_fit_is_refused() -> None:
    record = random_game(gg.load("aurum"), 1).record()
    record["moves"][3]["move"] = "end"
    with pytest.raises(RecordError, match="end"):
        decisions_of(record)
