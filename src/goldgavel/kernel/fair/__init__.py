"""Deals that can be proved fair. docs/fair.md has every byte of it, for whoever checks by other means."""
