"""All that is special about PostgreSQL, which several workers can share."""
