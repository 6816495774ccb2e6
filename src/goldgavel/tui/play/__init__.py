"""The player's input state, without any drawing: the selected card or bid, and the available buttons."""
