"""The release checklist of docs/release.md, as a program."""
