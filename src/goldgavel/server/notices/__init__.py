"""Telling people who are not there: Web Push to their browsers, and a webhook of the operator's."""
