"""Typed commands: moves and questions in English and in the reader's language."""
