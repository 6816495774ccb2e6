"""Runs one table: takes its messages and due steps, stores what they change, and then has it announced."""
