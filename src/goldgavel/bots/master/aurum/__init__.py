"""Aurum, as the master plays it."""

from goldgavel.bots.master.aurum.searcher import Searcher

__all__ = ["Searcher"]
