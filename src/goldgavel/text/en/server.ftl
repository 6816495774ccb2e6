# Who somebody is
identity-name-empty = Enter a name with at least one visible character.
identity-link-spent = This link has been used or has expired: create a new one on a device that already knows you.
identity-recovery-wrong = This recovery code is not valid: check each character. Only the newest code works.
device-unknown = This device is not signed in any more: look at the list again.

# Requests
server-who-are-you = Say who you are first: give a name, or send your access token.
server-too-often = Too many requests: wait a moment and try again.
server-no-reports = This server does not accept reports.
server-other-site = This request comes from a page of another site: open our own page and try again.
server-only-json = Only JSON is read here: send the body as application/json.
server-unreadable = The request cannot be read: compare it with the description of the API.
server-unreadable-at = The request cannot be read: look at “{ $place }”, which is missing or of the wrong kind.
server-nothing-here = There is nothing at this address: check the link.
server-wrong-method = This address does not support that method: see the description of the API.
server-too-large = The request is too large: send at most { $kilobytes } KB.
server-failed = Something went wrong on our side: try again in a moment.
server-leaving = The server is stopping: try again in a moment.
server-player-unknown = There is no such player: check the link.
server-lesson-unknown = There is no such lesson: choose one at /learn.

# Tables
table-unknown = There is no such table: check the link, or create a new table.
table-too-many = { $most ->
    [one] You have { $most } table that has not started: start it or leave it before you create another.
   *[other] You have { $most } tables that have not started: start some of them before you create another.
}
table-seats-many = { $players ->
    [one] This game has { $players } seat, and { $given } were given: leave some out.
   *[other] This game has { $players } seats, and { $given } were given: leave some out.
}
table-seats-me = You can take only one seat: say “me” once.
table-no-such-seat = There is no such seat: this table has { $count } seats.
table-seat-taken = Somebody sits there already: choose a free seat.
table-has-started = The game has started, so the seats stay as they are.
table-is-open = The game has not started yet: wait until it does.
table-is-stopped = The game cannot continue: create a new table.
table-not-over = The game is not over yet: wait for its end.
table-not-maker = Only the host of the table can do this: ask them.
table-not-seated = You do not sit at this table: take a free seat first.
table-no-spectators = This table does not admit spectators: ask its players for another link.
table-full-house = All places for spectators are taken: try again later.
table-too-many-devices = { $most ->
    [one] You are connected { $most } time already: close the table on another device first.
   *[other] You are connected { $most } times already: close the table on another device first.
}
table-record-private = This record is only for the people who played: ask one of them for it.
table-stopped-replay = This game was started under other rules and cannot continue: create a new table.

# Live messages
message-unreadable = { $field ->
    [none] This message cannot be read: compare it with the description of the protocol.
   *[other] This message cannot be read: look at “{ $field }”, which is missing, unknown or of the wrong kind.
}
decision-none = You have nothing to decide now: wait for your turn.
decision-passed = This decision has passed: look at the table as it is now.
order-no-windows = Bids cannot be changed in this game, so a change cannot be planned.
order-no-change = This is not a change of bid: choose the gold to pay and the new bid card (typed: swap Au3 Ag7).

# The page
server-page-about = The card games Aurum and Auction, for people and bots.
server-page-missing = This server was installed without its page, which is built with Node. Install a released package, or install again with GOLDGAVEL_PAGE=1: then the page is built, with a Node of its own.
server-page-running = The server is running. What programs can ask for:
server-page-affiliation = Gold & Gavel is not affiliated with the publishers of the games; all words and drawings are our own.
server-page-credits = Aurum is a game by Shreesh Bhat, published by Evrikus and Gigamic. The rights to both games belong to their authors and publishers.

# What messengers show of a link
server-preview-table-title = A table is waiting for you · Gold & Gavel
server-preview-table-text = Open the link to sit down or to watch. No account, nothing to install.
server-preview-replay-title = A game to watch again · Gold & Gavel
server-preview-replay-text = Open the link to watch the game move by move.
server-preview-page-title = Gold & Gavel: Aurum and Auction
server-preview-page-text = Two card games to play in the browser, with friends and bots. No account, nothing to install.
server-preview-picture = Cards of Aurum and Auction on a dark green table
server-shortcut-keeper = { $game }: score keeper

# What happened, besides the moves
told-time = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
}

# Telling people who are not there
push-none = Notifications are switched off on this server: keep the page open, and it sounds when it is your turn.
push-endpoint = Nothing can be sent to this address: it must be the one that your browser gave, of a push service on the internet.
push-keys = The keys of this browser cannot be used: let it subscribe again.
notice-turn = { $game }: it is your turn
notice-started = { $game }: the game has started
notice-ended = { $game }: the game is over
notice-with = With { $others }.
notice-left = You have { $time } left.
