# Who somebody is
identity-name-empty = Enter a name with at least one visible character.
identity-link-spent = This link has been used or has expired: make a new one on a device where you are signed in.

# Requests
server-who-are-you = Say who you are first: give a name, or send your access token.
server-too-often = That is too much at once: wait a moment and try again.
server-no-reports = This server takes no reports.
server-other-site = This request comes from a page of another site: open our own page and try again.
server-only-json = Only JSON is read here: send the body as application/json.
server-unreadable = The request cannot be read: compare it with the description of the API.
server-unreadable-at = The request cannot be read: look at “{ $place }”, which is missing or of the wrong kind.
server-nothing-here = There is nothing at this address: check the link.
server-wrong-method = This address does not support that method: see the description of the API.
server-too-large = The request is too large: send less.
server-failed = Something went wrong on our side: try again in a moment.
server-leaving = The server is stopping: try again in a moment.
server-player-unknown = There is no such player: check the link.
server-lesson-unknown = There is no such lesson: choose one at /learn.

# Tables
table-unknown = There is no such table: check the link, or make a new table.
table-too-many = { $most ->
    [one] You have { $most } table that has not started: start it or leave it before you make another.
   *[other] You have { $most } tables that have not started: start some of them before you make another.
}
table-seats-many = { $players ->
    [one] This game has { $players } chair, and { $given } were given: leave some out.
   *[other] This game has { $players } chairs, and { $given } were given: leave some out.
}
table-seats-me = You can sit on one chair only: say “me” once.
table-no-such-seat = There is no such chair: this table has { $chairs } chairs.
table-seat-taken = Somebody sits there already: choose a free chair.
table-has-started = The game has started, so the chairs stay as they are.
table-is-open = The game has not started yet: wait until it does.
table-is-stopped = The game cannot go on: make a new table.
table-not-over = The game is not over yet: wait for its end.
table-not-maker = Only the person who made the table may do this: ask them.
table-not-seated = You do not sit at this table: take a free chair first.
table-no-spectators = This table takes no spectators: ask its players for another link.
table-full-house = All places for spectators are taken: try again later.
table-too-many-devices = { $most ->
    [one] You are connected { $most } time already: close the table on another device first.
   *[other] You are connected { $most } times already: close the table on another device first.
}
table-record-private = This record is kept for those who played: ask one of them for it.
table-stopped-replay = This game was started under other rules and cannot continue: make a new table.

# Live messages
message-unreadable = This message cannot be read: compare it with the description of the protocol.
decision-none = You have nothing to decide now: wait for your turn.
decision-passed = This decision has passed: look at the table as it is now.
order-no-windows = This game has no bid windows, so it takes no orders for them.
order-no-change = This is not a change of bid: give one such as “swap Au3 Ag7”.

# The page
server-page-about = The card games Aurum and Auction, for people and bots.
server-page-missing = This server was installed without its page, because it was built where there was no Node: install a released package, or build it again where Node can be had.
server-page-running = The server is running. What programs can ask it:
server-page-affiliation = Gold & Gavel is not affiliated with the publishers of the games; all words and drawings are our own.

# What messengers show of a link
server-preview-table-title = A table is waiting for you · Gold & Gavel
server-preview-table-text = Open the link to sit down or to watch. No account, nothing to install.
server-preview-replay-title = A game to watch again · Gold & Gavel
server-preview-replay-text = Open the link to watch the game move by move.
server-preview-page-title = Gold & Gavel: Aurum and Auction
server-preview-page-text = Two card games to play in the browser, with friends and bots. No account, nothing to install.
server-preview-picture = Cards of Aurum and Auction on a dark green table

# What happened, besides the moves
told-time = { $you ->
    [yes] Your time ran out.
   *[no] { $name } ran out of time.
}

# Telling people who are not there
push-none = Notifications are switched off on this server.
push-endpoint = Nothing can be sent to this address: it must be the one that your browser gave, of a push service on the internet.
push-keys = The keys of this browser cannot be used: let it subscribe again.
notice-turn = { $game }: it is your turn
notice-started = { $game }: the game has started
notice-ended = { $game }: the game is over
notice-with = With { $others }.
notice-left = You have { $time }.
