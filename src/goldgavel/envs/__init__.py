"""Doors for research: both games as the environments of other libraries, and many games at once.

What each door needs is imported by that door alone, so `goldgavel` itself does without all of it.
"""
