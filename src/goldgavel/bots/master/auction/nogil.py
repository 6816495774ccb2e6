"""Calls into the search; `nogil.pxd` makes the same calls with the GIL released."""

import goldgavel.bots.master.auction.plans as plans
import goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search import Search


def list_plans(search: Search) -> None:
    plans.list_plans(search)


def try_batch(search: Search, count: int) -> bool:
    return searching.try_batch(search, count)
