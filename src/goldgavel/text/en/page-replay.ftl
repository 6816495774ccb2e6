# The replay of a game

page-replay-title = Replay · { $game }
page-replay-controls = Replay
page-replay-loading = Loading the game…
page-replay-moment = Moment of the game
page-replay-count = { $at } of { $last }
page-replay-first = To the beginning
page-replay-back = Previous step
page-replay-run = Play
page-replay-pause = Pause
page-replay-forward = Next step
page-replay-last = To the end
page-replay-speed = Speed
page-replay-times = { $times }×
page-replay-eyes = View as
page-replay-open = All cards face up
page-replay-hand-of = Hand of { $name }
page-replay-more = Speed, view and link
page-replay-to-table = To the table
page-replay-other-file = Open another record
page-replay-keys = Keys: left and right arrow for one step, Page Up and Page Down for a trick or a lot, Home and End, space to play.

# Where to jump
page-replay-jump = Jump to…
page-replay-round = Round { $round }
page-replay-deal = Deal and bids
page-replay-sheet = Sheet
page-replay-place-trick = Round { $round }, trick { $trick }
page-replay-place-sheet = Round { $round }, the sheet
page-replay-trick = Trick
page-replay-void = not counted
page-replay-result = The result
page-replay-lot = Lot { $lot }
page-replay-lot-sold = { $name }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
page-replay-lot-boxed = to the box

# When there is none
page-replay-none = No replay here
page-replay-not-over = As soon as the game is over, it can be watched here.

# A record from a file
page-replay-file-title = Replay a record
page-replay-file-about = Open a saved game record: a file from the “Record” button after a game, or from the command goldgavel simulate.
page-replay-file-choose = Choose a file…
page-replay-file-drop = Or drop it here.
page-replay-file-which = Game in this file
page-replay-file-number = { $number } of { $count }
page-replay-file-watch = Watch
page-replay-file-not-a-record = There is no game record in this file.
page-replay-file-too-large = This file is too large (32 MB at most).
