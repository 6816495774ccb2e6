"""The HTTP side: identities, tables, records and statistics."""
