"""Measures the strength of the bots: named experiments, each reproducible with one command.

    python -m benchmarks.strength                      list the experiments
    python -m benchmarks.strength novice               play one, or continue it
    python -m benchmarks.strength aurum-master --deals 300
    python -m benchmarks.strength aurum-flat --decide  stop as soon as it is decided (a sequential test)
    python -m benchmarks.strength bids                 how good the bids are that the page suggests in Aurum
    python -m benchmarks.strength report               make the tables and plots of docs/bots.md

`python -m benchmarks.search` measures the speed of the search and of the endgame solver. Games are stored in
build/strength, so a long experiment can be stopped and continued. Results are in benchmarks/strength/results, and
the documents are made from them.
"""
