"""Python entry points that run a task on all rows of a batch."""

import goldgavel.envs.batch.nogil as nogil
from goldgavel.envs.batch.auction import AuctionRows
from goldgavel.envs.batch.aurum import AurumRows


def aurum(rows: AurumRows, task: int) -> int:
    """Run the task on every row. Returns the first row whose action a CHECK found illegal, otherwise -1."""
    return nogil.aurum(rows, task)


def auction(rows: AuctionRows, task: int) -> int:
    return nogil.auction(rows, task)
