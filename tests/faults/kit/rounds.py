"""One round: a new server, games, a number of faults, and the comparison of all logs."""

import asyncio
from collections.abc import Sequence
from time import monotonic

from tests.faults.kit.busy_tables import BusyTables
from tests.faults.kit.checks import check_games, check_records
from tests.faults.kit.fault import Fault
from tests.faults.kit.figures import Figures
from tests.faults.kit.scene import open_scene


def play_round(faults: Sequence[Fault], seed: int, tables: int) -> Figures:
    """Strike in this order while games run. All faults must be of the same place."""
    began = monotonic()
    kinds = list({fault.name: fault for fault in faults}.values())
    program = next((fault.program for fault in kinds if fault.program), ())
    heartbeat = next((fault.heartbeat for fault in kinds if fault.heartbeat is not None), None)
    statements = [statement for fault in kinds for statement in fault.statements]
    with open_scene(faults[0].place, seed, program, statements) as scene:
        asyncio.run(BusyTables(scene, tables, heartbeat).play(faults))
        for fault in kinds:
            fault.end(scene)
        check_records(scene.finished, scene.figures)
        assert scene.server.stop() == [], "a process outlives the server"
        asyncio.run(check_games(scene.database, scene.finished, scene.figures))
        errors = scene.server.errors.read_text()
    if all(fault.is_quiet for fault in kinds) and "Traceback" in errors:
        scene.figures.problems.append(f"the server logged an error: {errors[-2000:]}")
    scene.figures.seconds = monotonic() - began
    return scene.figures
