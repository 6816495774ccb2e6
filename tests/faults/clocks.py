"""The clock of a computer is set back: the server's, while it runs and between two runs, or that of PostgreSQL."""

import time
from time import monotonic

from tests.faults.kit.scene import Scene, Strike
from tests.faults.processes import pause_worker
from tests.kit.clients.live_client import seated_table
from tests.kit.servers.postgres_cluster import name_in

PROGRAM = ("tests.kit.servers.shifted_clock", "{folder}/clock")
STEP = 600
"""Seconds. Even 50 steps are less than a day: an older clock would be followed."""
SHIFTED_CLOCK = """
CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS $$
    SELECT pg_catalog.clock_timestamp() + shift FROM public.clock
$$
"""
OWN_FUNCTIONS_FIRST = """
DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database());
END $$
"""
OWN_CLOCK = ("CREATE TABLE clock AS SELECT interval '0' AS shift", SHIFTED_CLOCK, OWN_FUNCTIONS_FIRST)
"""Give PostgreSQL a clock that can be set."""
SET_BACK = f"UPDATE clock SET shift = shift - interval '{STEP} seconds'"  # noqa: S608 - our own number
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


def set_database_clock_back(scene: Scene) -> Strike:
    """Set PostgreSQL's clock back. Then a worker is stopped, and the other one must still notice."""
    scene.cluster.run(SET_BACK, name_in(scene.server.database))
    return pause_worker(scene, 0.0)


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
