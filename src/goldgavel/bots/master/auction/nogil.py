"""The one place where the search lets other threads run: `release.pxd` makes the same calls without the GIL."""

import goldgavel.bots.master.auction.plans as plans
import goldgavel.bots.master.auction.search as searching
from goldgavel.bots.master.auction.search import Search


def list_plans(search: Search) -> None:
    plans.list_plans(search)


def try_batch(search: Search, count: int) -> bool:
    return searching.try_batch(search, count)
