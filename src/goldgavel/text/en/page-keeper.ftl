# The score keeper, for games with the real box
page-keeper-title = Score keeper
page-keeper-about = For playing with real cards: enter what everyone has, and the totals are worked out for you.
page-keeper-of = Score keeper: { $game }
page-keeper-aurum-about = Round by round, for three or four players
page-keeper-auction-about = The final sheet, for three to six players
page-keeper-go-on = Continue your sheet
page-keeper-shelf = Earlier sheets
page-keeper-blank = Blank score card to print: { $game }
page-keeper-throw-away = Delete the sheet: { $names }
page-keeper-player = Player { $number }
page-keeper-names = Names
page-keeper-team = Team { $number }

# Setting up a sheet
page-keeper-begin = Begin
page-keeper-save = Save
page-keeper-cancel = Cancel
page-keeper-begins-anew = With another number of players a new sheet begins; this one is kept among the earlier ones.

# On the sheet
page-keeper-undo = Undo
page-keeper-redo = Redo
page-keeper-new-game = New game
page-keeper-change = Names and rules
page-keeper-all = All sheets
page-keeper-rules = Rules of scoring
page-keeper-round = Round { $round }
page-keeper-edit = change
page-keeper-round-won = won the round
page-keeper-round-note = { $tricks } of { $bid }, +{ $gold }
page-keeper-late = The game was over before this round: it does not count.
page-keeper-bid = Bid
page-keeper-tricks = Tricks
page-keeper-gold = Gold
page-keeper-bid-asked = bid at the end of the round
page-keeper-tricks-asked = tricks taken
page-keeper-gold-asked = gold cards
page-keeper-total = Total
page-keeper-nuggets = Nuggets
page-keeper-points = Points
page-keeper-keypad = Keypad
page-keeper-gold-key = Gold { $rank }: { $count }
page-keeper-no-gold = No gold
page-keeper-less = one less
page-keeper-more = one more
page-keeper-next = Next
page-keeper-next-round = Next round
page-keeper-done = Done
page-keeper-line = { $name }: { $words }
page-keeper-sums = Sums of round { $round }
page-keeper-aurum-sum = bid { $bid }, took { $tricks }, { $outcome ->
    [exact] exact: 2 × { $bid } = { $points }
    [over] over: { $points }
   *[under] under: 0
}; gold { $gold } = { $gold_points }; total { $points } + { $gold_points } = { $total }
page-keeper-warning-bid = { $name } cannot have bid { $bid }: bids go from 1 to { $most }.
page-keeper-unfinished = The game is not over yet.
page-keeper-wins-with = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
} with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
page-keeper-still-empty = Nothing is written down yet for { $names }.
page-keeper-kind-painting = Paintings
page-keeper-kind-sculpture = Sculptures
page-keeper-kind-furniture = Furniture
page-keeper-kind-stamp = Stamps
page-keeper-kind-jewel = Jewels
page-keeper-kind-collection = Collections
page-keeper-kind-coins = Coins
page-keeper-waiting = Replicas without a group
page-keeper-replica-hint = Touch the dashed square for each replica that joined the group.
page-keeper-replicas-in = { $name }: replicas that joined { $kind }: { $count }
page-keeper-replicas = { $count ->
    [one] { $count } replica
   *[other] { $count } replicas
}
page-keeper-sheet = The whole sheet
page-keeper-kept = The sheet of the last game is kept under “All sheets”.
page-keeper-back-to-it = Back to it
page-keeper-gold-first = Enter everyone’s gold and press “Done”: then the result is shown.
page-keeper-gold-missing = No gold is entered for this round yet.
page-keeper-no-connection = No connection needed.

# Telling others
page-keeper-share = Share
page-keeper-drawing = Drawing the picture…
page-keeper-picture-of = The sheet as a picture. { $result }
page-keeper-download = Save the picture
page-keeper-share-picture = Send the picture
page-keeper-as-text = The sheet as text
page-keeper-copy = Copy the text
page-keeper-share-text = Send the text
page-keeper-print = Print
page-keeper-copied = Copied.
page-keeper-not-copied = Your browser does not let us copy: select the text and copy it yourself.
