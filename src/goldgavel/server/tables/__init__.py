"""A table: its row, its seats and its game. Nothing here waits, stores or sends."""
