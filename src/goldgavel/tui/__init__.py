"""The terminal client: the player's seat, saved games, drawings of a view, and screens."""
