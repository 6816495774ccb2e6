"""The fast path of moves, and applying changes that other workers made."""
