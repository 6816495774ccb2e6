"""Commits of the log, in groups."""
