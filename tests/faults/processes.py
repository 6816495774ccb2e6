"""Faults of the server's processes: the server, one of two workers, and the process of the bots."""

import os
import signal
import time
from time import monotonic

from tests.faults.kit.scene import Scene, Strike
from tests.kit.servers.server_process import descendants, is_spawned, still_there

SOON = 120.0
PAUSE = 30.0
"""Seconds for which a worker is stopped in a full run."""


def kill_server(scene: Scene) -> Strike:
    """kill -9 of the server, or of the supervisor of all workers."""
    at = monotonic()
    assert scene.server.kill() == [], "a process outlives the server"
    scene.server.start()
    return Strike(at)


def stop_server(scene: Scene) -> Strike:
    at = monotonic()
    assert scene.server.stop() == [], "a process outlives the server"
    scene.server.start()
    return Strike(at)


def kill_bots(scene: Scene) -> Strike:
    """kill -9 of the process in which the bots are."""
    bots = [number for number, _ in descendants(scene.server.process) if is_spawned(number)]
    at = monotonic()
    for number in bots:
        os.kill(number, signal.SIGKILL)
    return Strike(at)


def kill_worker(scene: Scene) -> Strike:
    """kill -9 of a random worker."""
    owners, before = scene.workers.owners(), scene.workers.known()
    victim = scene.chance.choice(scene.workers.processes())
    children = descendants(victim)
    at = monotonic()
    os.kill(victim, signal.SIGKILL)
    assert still_there(children) == [], "a bot's process outlives its worker"
    return Strike(at, orphans(owners, before - wait_until_replaced(scene, before)))


def pause_worker(scene: Scene, seconds: float) -> Strike:
    """Stop a random worker for this long, and at least until the other one has its tables. Then it continues."""
    owners, before = scene.workers.owners(), scene.workers.known()
    victim = scene.chance.choice(scene.workers.processes())
    at = monotonic()
    os.kill(victim, signal.SIGSTOP)
    try:
        while before <= scene.workers.known() or monotonic() < at + seconds:
            assert monotonic() < at + seconds + SOON, scene.server.errors.read_text()
            time.sleep(0.05)
    finally:
        os.kill(victim, signal.SIGCONT)
    return Strike(at, orphans(owners, before - wait_until_replaced(scene, before)))


def pause_worker_briefly(scene: Scene) -> Strike:
    return pause_worker(scene, 0.0)


def pause_worker_for_long(scene: Scene) -> Strike:
    return pause_worker(scene, PAUSE)


def orphans(owners: dict[str, int], gone: set[int]) -> frozenset[str]:
    return frozenset(table for table, number in owners.items() if number in gone)


def wait_until_replaced(scene: Scene, before: set[int]) -> set[int]:
    """Wait until two workers are registered and at least one is new. Returns their numbers."""
    give_up = monotonic() + SOON
    while len(found := scene.workers.known()) != 2 or not before - found:
        assert monotonic() < give_up, f"{found} after {before}: {scene.server.errors.read_text()}"
        time.sleep(0.05)
    return found
