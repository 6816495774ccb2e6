"""The connections of one table, and the bytes that each reader gets."""
