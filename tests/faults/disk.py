"""A full disk, without a small file system: the kernel refuses to let the server's files grow."""

import resource
import time
from time import monotonic

from tests.faults.kit.scene import Scene, Strike

SMALL = 4096
"""Bytes. No transaction fits into a log of this size."""
LONGEST = 1.0
"""Seconds for which nothing can be written."""


def fill_disk(scene: Scene) -> Strike:
    process, kind = scene.server.process, resource.RLIMIT_FSIZE
    at = monotonic()
    before = resource.prlimit(process, kind)
    resource.prlimit(process, kind, (SMALL, before[1]))
    try:
        time.sleep(scene.chance.uniform(0.1, LONGEST))
    finally:
        resource.prlimit(process, kind, before)
    return Strike(at)
