"""Everything specific to PostgreSQL, which several workers can share."""
