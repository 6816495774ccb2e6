"""The computer's clock is set back, while the server runs and between two runs."""

import time
from time import monotonic

from tests.faults.kit.scene import Scene, Strike
from tests.kit.clients.live_client import seated_table

PROGRAM = ("tests.kit.servers.shifted_clock", "{folder}/clock")
STEP = 600
"""Seconds. Even 50 steps are less than a day: an older clock would be followed."""
SHORT = {"kind": "move", "seconds": 1}
SOON = 180.0


def set_clock_back(scene: Scene) -> Strike:
    """Set the clock back by ten minutes. Every other time, the server is also killed and started again."""
    at = monotonic()
    if set_back(scene) % 2:
        scene.server.kill()
        scene.server.start()
    return Strike(at)


def set_back(scene: Scene) -> int:
    """Set the clock of a running server back. Returns how often that was done."""
    clock, fresh = scene.folder / "clock", scene.folder / "fresh"
    steps = 1 + (round(-float(clock.read_text()) / STEP) if clock.exists() else 0)
    fresh.write_text(str(-STEP * steps))
    fresh.rename(clock)
    return steps


def check_unattended(scene: Scene) -> None:
    """A game with a clock to which nobody connects runs out of time and plays itself."""
    table, people = seated_table(scene.server.address, "auction", {"players": 3}, clock=SHORT)
    set_back(scene)
    scene.server.kill()
    scene.server.start()
    give_up = monotonic() + SOON
    while people[0].get("GET", f"/tables/{table}")["status"] != "over":
        if monotonic() > give_up:
            scene.figures.blame("unfinished", f"table {table}: its clock stands still")
            return
        time.sleep(0.1)
