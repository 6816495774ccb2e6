"""The arena: contests between bots on the same deals, with confidence intervals.

Every deal is played once for each way to seat the bots. All games of a deal form a block, and blocks are the unit
of the statistics: luck of the cards cancels within a block, and blocks are independent. This package prints
nothing; `goldgavel arena` is its command line.
"""
