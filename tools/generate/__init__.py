"""Generators of checked-in files: protocol schema, tables of docs/operations.md, the words of the rules."""
