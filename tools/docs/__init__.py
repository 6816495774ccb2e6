"""The documentation site: `python -m tools.docs` writes the pages to build/docs and builds build/site."""
