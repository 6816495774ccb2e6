"""The rules of Aurum, one module per chapter of the rulebook, as functions over a flat table (compiled)."""
