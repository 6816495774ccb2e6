"""Auction, as the master plays it."""

from goldgavel.bots.master.auction.searcher import Searcher

__all__ = ["Searcher"]
