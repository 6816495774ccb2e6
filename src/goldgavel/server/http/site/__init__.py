"""The built page: its files, link previews and the list of screens."""
