"""The schema of a record for each game: the same fields, with the game's own options, deals and result."""

from typing import Any

from goldgavel.games import GAMES, game_class

Schema = dict[str, Any]
RECORD = "GameRecord"
TYPED = {"options": "options_type", "deals": "deal_type", "result": "result_type"}
"""The fields of a record that depend on its game, and the attributes of the game with their types."""


def record_types() -> list[Any]:
    """The types of these fields, game by game."""
    return [getattr(game_class(game), attribute) for game in GAMES for attribute in TYPED.values()]


def with_records(parts: dict[str, Schema], found: list[Schema], template: str) -> dict[str, Schema]:
    """Add a record of each game, and make any record one of them. `found` are the schemas of `record_types`."""
    generic, schemas, records = parts[RECORD], iter(found), {}
    titles = {game: game_class(game).__name__ for game in GAMES}
    for game, title in titles.items():
        options, deal, result = next(schemas), next(schemas), next(schemas)
        fields = {
            **generic["properties"],
            "game": {"type": "string", "enum": [game]},
            "options": options,
            "deals": {"type": "array", "items": deal},
            "result": {**result, "description": "Missing if the players ended the game early."},
        }
        about = {"title": f"{title}Record", "description": f"A finished game of {title} with everything open."}
        records[f"{title}Record"] = {**generic, **about, "properties": fields}
    links = {game: template.format(name=f"{title}Record") for game, title in titles.items()}
    either = {
        "title": RECORD,
        "description": generic["description"],
        "oneOf": [{"$ref": link} for link in links.values()],
        "discriminator": {"propertyName": "game", "mapping": links},
    }
    return {**parts, **records, RECORD: either}
