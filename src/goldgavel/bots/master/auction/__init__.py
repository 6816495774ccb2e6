"""The master bot for Auction."""

from goldgavel.bots.master.auction.searcher import Searcher

__all__ = ["Searcher"]
