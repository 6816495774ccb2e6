"""A live table: its seats, its game, its audience, and what happens next."""
