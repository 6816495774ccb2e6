"""How strong the bots are: experiments by name, each reproducible by one command.

    python -m benchmarks.strength                      what there is
    python -m benchmarks.strength novice               play one, or go on with it
    python -m benchmarks.strength aurum-master --deals 300
    python -m benchmarks.strength aurum-flat --decide  stop as soon as it is decided (a sequential test)
    python -m benchmarks.strength report               the tables and plots of docs/bots.md

The speed of a search and of the endgame solver is measured by `python -m benchmarks.search`. Games are kept in
build/strength, so a long experiment can be stopped and taken up again. What was found is in
benchmarks/strength/results, and the documents are made from it.
"""
