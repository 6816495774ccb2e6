"""Highest: the smallest game with hidden cards, turns and a winner."""

from goldgavel.games.parts import GameParts

PARTS = GameParts(
    game="goldgavel_highest.game:Highest",
    sentences="goldgavel_highest.wording.sentences:sentences",
    position="goldgavel_highest.wording.position:position",
    observation="goldgavel_highest.observation:ENCODER",
)
