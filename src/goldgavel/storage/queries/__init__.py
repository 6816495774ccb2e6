"""Queries: plain functions of a connection, by subject."""
