"""Line mode: prints the table from one seat's view, lists the moves, and reads the player's answer."""
