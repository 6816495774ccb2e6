"""What is on the screen (Textual): the table, the choice of a game, and what lies over them for a moment."""
