"""Moves and events as text: action texts, sentences and the reasons for refusals."""
