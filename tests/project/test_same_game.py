"""The servers that the benchmark compares with ours play the same game."""

import pytest
from benchmarks.server.same_game import check_same_game
from benchmarks.server.servers.peers import are_peers_installed

GAMES = 5


@pytest.mark.skipif(not are_peers_installed(), reason="`make build/stamps/peer` installs the peers")
def test_the_peers_play_the_games_of_our_engine_alike() -> None:
    check_same_game(GAMES)
