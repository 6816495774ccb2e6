"""The arena: bots against bots on the same deals, and honest numbers about who is stronger.

A deal is played once for every way to seat the bots round the table. All its games together are one block, and the
block is what is counted: luck of the cards cancels within it, and blocks are independent of one another. Nothing
here speaks to people: `goldgavel arena` does.
"""
