"""Two games."""
