"""Runs a task on all rows (`nogil.pxd` does it with the GIL released)."""

import goldgavel.envs.batch.auction as auction_
import goldgavel.envs.batch.aurum as aurum_
from goldgavel.envs.batch.auction import AuctionRows
from goldgavel.envs.batch.aurum import AurumRows


def aurum(rows: AurumRows, task: int) -> int:
    for row in range(rows.size):
        if not aurum_.run_task(rows.tables[row], rows, row, task):
            return row
    return -1


def auction(rows: AuctionRows, task: int) -> int:
    for row in range(rows.size):
        if not auction_.run_task(rows.tables[row], rows, row, task):
            return row
    return -1
