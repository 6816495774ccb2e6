"""Evenings of games, the checks of their logs, and the report."""
