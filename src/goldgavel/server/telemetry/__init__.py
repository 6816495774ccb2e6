"""Metrics, logs and reports of failures in the page."""
