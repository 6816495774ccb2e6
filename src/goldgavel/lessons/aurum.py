"""The lesson of Aurum: one round with three players. The learner bids 3, changes it to 2 and ends the round."""

from goldgavel.lessons.script import Lesson, QuestionStep, ScriptStep, play

HANDS = (
    "Bi6 Bi8 P1 P2 Ag4 Ag5 Ag9 Zn3 Zn4 Zn5 Zn6 Zn7",
    "Bi2 Bi3 Bi5 Bi7 P3 P4 P5 Ag3 Ag7 Ag8 Zn1 Zn9",
    "Bi1 Bi4 Bi9 P6 P7 P8 P9 Ag1 Ag2 Ag6 Zn2 Zn8",
)

LESSON = Lesson(
    game="aurum",
    options={"players": 3},
    deal={"first": 0, "hands": [hand.split() for hand in HANDS], "aside": []},
    seat=0,
    minutes=3,
    script=(
        ScriptStep(name="hand", show=("hand",), rules=("A4", "A6")),
        ScriptStep(name="gold", show=("gold", "supply"), rules=("A5",)),
        QuestionStep(name="bid", show=("hand",), rules=("A8",), move="bid Zn3", point=("card:Zn3",)),
        play("bid P4", "bid Ag1"),
        ScriptStep(name="bids", show=("bids",), rules=("A9", "A30")),
        QuestionStep(name="lead", show=("hand",), rules=("A17", "A18"), move="play Ag9", point=("card:Ag9",)),
        play("play Bi2", "play P6"),
        ScriptStep(name="lowest", show=("trick",), rules=("A22", "A23", "A24")),
        play("play Zn9", "play P7"),
        QuestionStep(
            name="follow",
            show=("trick", "hand"),
            rules=("A19", "A22"),
            move="play Bi6",
            point=("card:Bi6",),
            instead={"play Ag4": "lower", "play Ag5": "lower", "play Au0": "gold"},
        ),
        QuestionStep(
            name="low",
            show=("hand",),
            rules=("A18", "A23", "A31"),
            move="play P1",
            point=("card:P1",),
            instead={"play P2": "two", "play Bi8": "high"},
        ),
        play("play Bi5", "play Zn8"),
        QuestionStep(name="hope", show=("hand",), rules=("A24",), move="play Bi8", point=("card:Bi8",)),
        play("play Zn1", "play P9", "play P5", "play Bi9"),
        QuestionStep(
            name="trump",
            show=("trick", "gold"),
            rules=("A19", "A24", "A26", "A31"),
            move="play Au0",
            point=("card:Au0",),
            instead={
                "play Au1": "dear",
                "play Au6": "dear",
                **dict.fromkeys(("play Ag4", "play Ag5", "play Zn4", "play Zn5"), "lowest"),
            },
        ),
        QuestionStep(
            name="window",
            show=("bids", "window"),
            rules=("A11", "A12", "A13"),
            move="swap Au1 P2",
            point=("card:P2",),
            instead={"keep": "keep", "swap Au6 P2": "dear"},
        ),
        play("play Ag8", "play Zn2"),
        QuestionStep(
            name="end",
            show=("trick", "hand"),
            rules=("A20", "A27"),
            move="end",
            point=("actions",),
            instead={"play Au6": "gold"},
        ),
        ScriptStep(name="sheet", show=("sheet",), rules=("A29", "A30", "A31")),
        ScriptStep(name="nugget", show=("sheet",), rules=("A32", "A34")),
        ScriptStep(name="partners", show=("sheet",), rules=("A10", "A12", "A25")),
    ),
)
