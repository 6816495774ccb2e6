# Fair deals: why a proof is refused. The server, the terminal and the page say the same.
fair-missing = This record has no proof that its deals were fair: it was not played at a live table, or the proof was taken out.
fair-scheme = The proof is of the scheme “{ $found }”; this program checks “{ $expected }”.
fair-shape = This is not a complete proof: look at “{ $place }”, which is missing or of the wrong kind.
fair-digits = Round { $round }: the part “{ $field }” of the proof must be 64 hexadecimal digits, in small letters.
fair-seats = Round { $round }: the players’ numbers must be listed once per seat, in the order of the seats at this table.
fair-number-form = Round { $round }: the number of seat { $seat } must be 1 to { $most } hexadecimal digits, in small letters.
fair-number-unreadable = A number for the deal is 1 to { $most } hexadecimal digits: 0 to 9 and a to f.
fair-number-late = A number for round { $round } can no longer be added: the cards are dealt, or no deal is to come.
fair-number-often = A number can be changed at most { $most } times for each deal.
fair-other-game = The proof is of the game “{ $found }”, but the record is of the game “{ $expected }”.
fair-rounds-left = The proof is for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, but the record has { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}.
fair-round-missing = Round { $round }: there is a deal, but no proof for it.
fair-rules = Round { $round }: the proof is for version { $expected } of the rules, but says { $found }.
fair-other-round = Round { $round }: the secret here is that of round { $other }.
fair-commitment = Round { $round }: the secret gives this deal, but the commitment next to it is not the secret’s: it was changed.
fair-secret = Round { $round }: the secret does not fit the commitment. It was changed, or it is of another game.
fair-seed = Round { $round }: the secret and the numbers give this deal, but the seed written next to them is different: it was changed.
fair-number-moved = Round { $round }: the players’ numbers fit the deal only at other seats: a number was moved.
fair-numbers = Round { $round }: the secret is right, but not with these players’ numbers: a number was changed, added or taken out.
fair-first = Round { $round }: the first player must be seat { $expected }, not seat { $found }.
fair-cards = Round { $round }: these cards are not where the shuffle put them: { $cards }.
fair-deal = Round { $round }: hardly a card is where the shuffle put it: the deal or the proof is of another game.
