"""The way from Python to the rows of a batch."""

import goldgavel.envs.batch.nogil as nogil
from goldgavel.envs.batch.auction import AuctionRows
from goldgavel.envs.batch.aurum import AurumRows


def aurum(rows: AurumRows, task: int) -> int:
    """Do the task to every row; the row at which a CHECK found something illegal, else -1."""
    return nogil.aurum(rows, task)


def auction(rows: AuctionRows, task: int) -> int:
    return nogil.auction(rows, task)
