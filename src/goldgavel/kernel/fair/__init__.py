"""Provably fair deals. docs/fair.md specifies every byte, for checks by other programs."""
