"""Lessons: their scripts, their words, and what they say they teach."""
