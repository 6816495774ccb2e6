"""A restarted server resumes games with a clock automatically."""

from pathlib import Path

from tests.kit.clients.live_client import seated_table
from tests.kit.servers.server_process import ServerProcess
from tests.server.live.test_clocks import SHORT, eventually, status_of


def test_a_killed_server_takes_up_its_games_by_itself(tmp_path: Path) -> None:
    """No player connects: the time of all three runs out, and bots play the game to its end."""
    with ServerProcess(tmp_path) as server:
        table, people = seated_table(server.address, "auction", {"players": 3}, clock=SHORT)
        server.kill()
        server.start()
        eventually(lambda: status_of(people[0], table) == "over")
        moves = people[0].get("GET", f"/tables/{table}/record")["moves"]
        assert {move["seat"] for move in moves if move.get("clock")} == {0, 1, 2}
