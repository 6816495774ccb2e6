"""Identities without accounts: devices, names and deletion."""
