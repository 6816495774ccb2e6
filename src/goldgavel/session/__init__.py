"""The authority over one game: checks and applies moves, and computes what each reader is sent.

The package does no I/O and reads no clock; times are passed in as numbers. The same `Session` class runs a table
on the server and a local game in the terminal.
"""
