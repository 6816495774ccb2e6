"""The output of `simulate --legal` replays, for every preset, number of players and set of tokens."""

from itertools import combinations
from pathlib import Path

import pytest

import goldgavel as gg
from goldgavel.cli.main import main
from goldgavel.games.auction.options import TOKENS
from goldgavel.kernel.records import read_json
from tests.kit.games.sample_sizes import count

EDITIONS = {"evrikus": (3, 4), "gigamic": (3, 4), "digest": (4,)}
AURUM = [
    f"aurum --edition {edition} --players {players}" for edition, sizes in EDITIONS.items() for players in sizes
]
SUBSETS = [",".join(subset) or "none" for size in range(4) for subset in combinations(TOKENS, size)]
AUCTION = [f"auction --players {players} --tokens {tokens}" for players in range(3, 7) for tokens in SUBSETS]


@pytest.mark.soak
@pytest.mark.parametrize("command", AURUM + AUCTION)
def test_all_records_replay(command: str, tmp_path: Path) -> None:
    games = count(6, 2000)
    file = tmp_path / "games.jsonl"
    words = f"simulate {command} --games {games} --seed 7 --legal --jobs 1 --out".split()
    assert main([*words, str(file)]) == 0
    replayed = 0
    with file.open("rb") as lines:
        for line in lines:
            record = read_json(line)
            state = gg.from_record(record)  # checks every move, every list of legal moves, and the result
            assert state.is_terminal()
            assert record["result"]
            replayed += 1
    assert replayed == games
    file.unlink()
