"""Aurum: the rules (A1 to A39), who may know what, and the words for it."""
