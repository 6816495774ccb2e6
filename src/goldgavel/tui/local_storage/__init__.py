"""What outlives the program: unfinished games, and who one is at which server."""
