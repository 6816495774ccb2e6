"""Auction: the rules (B1 to B27), what each seat may know, and the text of moves and events."""
