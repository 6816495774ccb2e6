"""Messages to players who are away: Web Push and a webhook."""
