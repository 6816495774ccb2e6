"""Score sheets with their sums written out."""
