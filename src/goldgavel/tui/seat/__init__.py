"""The player's seat, without any drawing: in a local game, or at a server's table."""
