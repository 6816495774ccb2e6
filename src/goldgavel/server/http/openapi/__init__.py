"""The OpenAPI document: schemas from msgspec, and a description of each endpoint."""
