"""How the server is watched: its logs and its metrics. Neither holds a card, a secret or what somebody wrote."""
