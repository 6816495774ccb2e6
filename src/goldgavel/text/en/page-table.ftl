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
page-rematch = Play again
page-next-round = Next round
