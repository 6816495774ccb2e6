"""Generators of files that are checked in: the protocol schema of the page, and the tables of docs/operations.md."""
