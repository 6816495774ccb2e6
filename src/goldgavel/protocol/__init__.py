"""The live protocol: message types, table information, close codes, version and JSON Schema (docs/protocol.md)."""
