"""Draws a table from a view alone. Each drawing is a canvas of characters with clickable zones."""
