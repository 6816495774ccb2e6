# Words inside sentences
list-and = { $start } and { $last }
seat-name = Seat { $seat }
seat-inside = seat { $seat }
player-name = { $name }
value-nothing = nothing
metal-Bi = bismuth
metal-Cu = copper
metal-P = phosphorus
metal-Ag = silver
metal-Zn = zinc

# Options
game-unknown = Unknown game “{ $game }”. Available: { $allowed }.
game-without-part = { $part ->
    [position] { $game } cannot be shown in the terminal yet:
    [reference] { $game } has no reference card yet:
    [keeper] { $game } has no score keeper yet:
    [observation] { $game } cannot be played by learning programs yet:
   *[other] { $game } is not complete yet:
} its package has no part “{ $part }” (docs/add-a-game.md).
game-broken = { $game } cannot be loaded ({ $source }): { $reason }
game-no-parts = { $game } cannot be loaded: { $source } does not list the parts of a game (docs/add-a-game.md).
option-unknown = The game { $game } has no option “{ $option }”. Available: { $allowed }.
option-value = The option { $option } cannot be “{ $value }”; allowed: { $allowed }.
option-subset = The option { $option } cannot be “{ $value }”; allowed: any of { $allowed }, separated by commas, or none.
option-digest-players = The option { $option } cannot be “{ $value }” in the digest edition; allowed: { $allowed }.
option-hands-too-large = The option { $option } cannot be “{ $value }”: { $cards } cards for { $players } players make hands of at most { $most }; take more metals, more ranks or smaller hands.
option-chance-explicit = The option { $option } cannot be “{ $value }” here: a hand could be dealt in more than { $most } ways. It is for smaller decks of Aurum: choose sampled.

# Deals
deal-not-awaited = No deal is awaited now: finish the round first.
deal-shape = This is not a deal: look at “{ $place }”, which is missing or of the wrong kind.
deal-first = The first player cannot be seat { NUMBER($first, useGrouping: 0) }: there are { $players } seats, numbered from 0.
deal-first-moves-on = The first player of this round must be seat { $expected }, not { $first }: the token moves one seat clockwise.
deal-hands = A deal needs { $expected } hands, not { $found }.
deal-size = { $expected ->
    [0] No cards should be left over, but { $found } are.
    [one] { $expected } card is needed, but { $found } are given.
   *[other] { $expected } cards are needed, but { $found } are given.
}
deal-card = There is no card “{ $card }” in this game.
deal-twice = The card { $card } is dealt twice.
deal-deck-count = { $expected ->
    [one] The deck must have { $expected } card of the kind “{ $kind }”, not { $found }.
   *[other] The deck must have { $expected } cards of the kind “{ $kind }”, not { $found }.
}

# Records
record-json = This is not a record: it cannot be read as JSON.
record-not-an-object = This is not a record: it must be one JSON object.
record-shape = This is not a complete record: look at “{ $place }”, which is missing or of the wrong kind.
record-format = The record’s format is “{ $found }”; this program reads “{ $expected }”.
record-other-game = The record is of the game “{ $found }”, not of { $expected }.
record-deal-missing = The record has no deal for the round in which move { $number } is made.
record-deal = Deal { $number } of the record is not possible: { $reason }
record-deals-left = The record has more deals than rounds.
record-move = Move { $number } of the record, “{ $move }”, is not possible: { $reason }
record-legal = The legal moves that the record lists at move { $number } are not those of the rules.
record-result = The record’s result is not what its moves give.
record-result-early = The record has a result, but its moves do not finish the game.
record-conceded-late = The record says that its players ended the game early, but its moves finish it.
record-of-a-sample = A sampled state has no record: its earlier moves are unknown.

# Views
view-impossible = No state of the game could look like this view: check its fields against each other.
view-of-another-game = This view belongs to another game or to other options (expected: { $game }).

# Moves
no-such-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
no-such-action = There is no action { $action }: actions are numbered from 0 to { $last }.
game-is-over = The game is over: no more moves can be made.
deal-awaited = The cards of this round have not been dealt yet.
not-your-turn = It is not your turn: { $name } is to move.
bid-is-final = You have bid already, and a bid is final (A9).

# Score sheets
sheet-shape = A score sheet is a JSON object with the list “{ $key }” in it.
sheet-options = The options of a score sheet must be a JSON object.
sheet-line = Line { $owner } of the sheet must be an object with the fields { $fields }.
sheet-field-missing = Line { $owner } of the sheet lacks the field “{ $field }”.
sheet-field-unknown = Line { $owner } of the sheet has an unknown field “{ $field }”; it takes { $fields }.
sheet-count = “{ $field }” on line { $owner } of the sheet must be a whole number from 0 up, not { $value }.

# Storage
storage-address = This is not the address of a database that can be used here; write one such as sqlite:///tables.db or postgresql://user@host/name.
storage-no-folder = There is no folder “{ $folder }” for the database: create it first, or choose another place.
storage-cannot-open = The database cannot be opened: check that its file may be read and written, that no other program has locked it, and that the disk is not full.
storage-no-access = Gold & Gavel runs as the user “{ $user }”, who may not read and write { $file }: give the file to this user (chown), or start the command as its owner.
storage-in-use = Another server is already running on the database { $file }: stop it first, or choose another database.
storage-no-driver = Gold & Gavel needs one more package to use PostgreSQL: { $command }
storage-unreachable = The database server cannot be reached at { $place }: check that it runs and that the address is right.
storage-not-let-in = The database server at { $place } does not let Gold & Gavel in: check the user, the password and the name of the database.
storage-one-worker = Several workers need PostgreSQL: choose a database such as postgresql://user@host/name, or one worker.
storage-not-a-database = The file is not a database, or it is damaged: choose another file, or put a copy that you saved in its place.
storage-not-ours = The database belongs to another program: choose another one.
storage-too-new = The database was made by a newer version of Gold & Gavel: install that version, or choose another database.
storage-conflict = Something else was saved in the meantime: look at what is there now and try again.
storage-failed = The database does not answer: it is locked or unreachable, or its disk is full or broken.
storage-closed = It could not be saved: the server is closing.
storage-moved = The table has just moved to another process of the server: try again in a moment.
storage-no-table = This table is no longer there: check the link, or create a new table.
storage-no-player = This player is no longer known: reload the page, or join again by the link.

# A refusal with the rule that it follows from
rule-refuses = { $rule }: { $reason }
