"""One person's seat at a table, without any drawing: at a game of one's own, or at a server's table."""
