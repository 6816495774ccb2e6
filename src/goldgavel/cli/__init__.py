"""The command-line interface. It parses arguments and calls the library."""
