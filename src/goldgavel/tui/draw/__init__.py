"""Drawings of a table, from a view and nothing else: a canvas of characters each, with places to click on."""
