"""The master bot for Auction."""
