"""The rules of Auction, one module per chapter of the rulebook, as functions over a flat table (compiled)."""
