"""The documentation as a site: `python -m tools.docs` lays the pages out in build/docs and builds build/site."""
