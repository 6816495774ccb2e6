"""Auction: the rules (B1 to B27), one chapter a file, and what the layers above need of them."""
