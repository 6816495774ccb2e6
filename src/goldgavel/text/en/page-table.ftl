# Every table
page-you = You
page-connecting = Connecting …
page-away = The connection is lost. Coming back …
page-gone = You are no longer at this table, or it is gone.
page-story = What happened
page-cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-bot-plays = a bot plays
page-not-here = away
page-wait-for = { $names }: waiting for the move.
page-dealing = The cards are being dealt.
page-next-round = Next round

# After the game
page-ending-again = Play again
page-ending-join = Join the rematch
page-ending-watch = Watch the rematch
page-ending-waiting = { $count ->
    [one] { $names } is waiting for you at the next table.
   *[other] { $names } are waiting for you at the next table.
}
page-ending-replay = Replay
page-ending-record = Record

# The title of the page
page-table-title = { $game } with { $others }
page-table-title-turn = Your turn · { $game } with { $others }
