"""Kills, failures and lost databases: no confirmed move is lost."""
