"""Queries by subject: plain functions that take a connection."""
