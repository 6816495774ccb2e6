"""Aurum: the rules (A1 to A39), what each seat may know, and the text of moves and events."""
