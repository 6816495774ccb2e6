"""The master bot for Aurum."""

from goldgavel.bots.master.aurum.searcher import Searcher

__all__ = ["Searcher"]
