"""The table in a terminal: a seat that is played, games that are kept, drawings of a view, and screens."""
