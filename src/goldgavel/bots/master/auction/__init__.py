"""Auction, as the master plays it."""

from goldgavel.bots.master.auction.thinker import Thinker

__all__ = ["Thinker"]
