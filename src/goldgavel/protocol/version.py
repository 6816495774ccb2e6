"""The version of the live protocol."""

PROTOCOL = 1
"""Increase it with every change that an old client could not read."""
