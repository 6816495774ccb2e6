"""Generators of checked-in files: the page's protocol schema and the tables of docs/operations.md."""
