"""Moves and events as text."""
