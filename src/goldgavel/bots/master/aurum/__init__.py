"""Aurum, as the master plays it."""

from goldgavel.bots.master.aurum.thinker import Thinker

__all__ = ["Thinker"]
