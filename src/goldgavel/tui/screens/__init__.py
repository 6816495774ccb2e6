"""The Textual screens: the home screen, the tables, and overlays."""
