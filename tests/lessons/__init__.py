"""Tests of the lessons: scripts, texts and topics."""
