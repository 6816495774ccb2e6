# The terminal: games that are kept
tui-save-none = There is no unfinished game here: start one with “goldgavel play aurum”.
tui-save-unreadable = The saved game { $file } cannot be read: delete it, or start a new game without --resume.
tui-save-impossible = Line { $line } of the saved game { $file } cannot have happened by the rules: delete the file, or start a new game without --resume.
tui-save-over = The game in { $file } is over: start a new one without --resume.
tui-save-bot = The saved game { $file } has an opponent that is not installed here. { $reason }

# A server’s table
tui-link-wrong = “{ $link }” is not a link to a table. A link looks like http://127.0.0.1:8000/table/abc.
tui-server-silent = The server { $server } does not answer: check the link and your connection.
tui-server-strange = The server answered with status { $status } and no reason: check that this is the link to a table.
tui-server-newer = The server uses a different version from this program: install the server’s version.
tui-server-forgot = The server does not know you any more: join again by the link.
client-table-full = No seat is free at this table: ask the host for one, or join another table.
client-table-started = The game at this table has already started: join before the start, or at another table.
tui-chair-free = free seat
tui-waiting-for-start = The game has not begun. At the table: { $names }.

# Said at every table
tui-say-alone = There are only bots here to talk to.
tui-order-armed = This change will be made before the next trick, if it is still possible then.
tui-wish-plain = { $wish } Type “{ $agree }” or “{ $refuse }”.
tui-not-understood = “{ $typed }” is neither a move nor a command here. You can type, for example, “{ $example }”; “?” explains more.
tui-hint = { $move ->
    [none] There is nothing to decide now.
   *[other] The bot Adept would play: { $move }
}

# The table
tui-undo = Take back
tui-agree = Agree
tui-refuse = Refuse
tui-join = Join the { $group }
tui-known = Known about { $name }
tui-mark-first = first
tui-mark-leads = leads
tui-mark-wins = winning
tui-mark-lowest = { $card ->
    [none] lowest
   *[other] lowest → { $card }
}
tui-mark-won = won
tui-mark-took = { $card ->
    [none] lowest
   *[other] took { $card }
}
tui-row-worth = points
tui-column-unseen = left
tui-stopped = The game cannot continue here
tui-lobby = Waiting for the start
tui-talk-title = Say to everybody
tui-command-title = A move, a command or the number of a rule
tui-leave-kept = The game is kept: you can continue it at any time.
tui-home = Main menu

# Keys, in one word
tui-key-choose = choose
tui-key-play = play
tui-key-step = bid
tui-key-digits = type it
tui-key-hint = hint
tui-key-rules = Rules
tui-key-reference = card
tui-key-talk = talk
tui-key-help = help
tui-key-leave = Leave

# Help
tui-help-title = How to play here
tui-keys-choose = ← →
tui-about-choose = choose a card
tui-keys-seek = B C P A Z G, 0–9
tui-about-seek = jump to a card by the letter of its metal (G is gold), or by its rank
tui-keys-enter = Enter
tui-about-enter = do what the highlighted button says; with the mouse, click, and click again
tui-keys-change = X
tui-about-change = change a bid for gold, now or before the next trick
tui-keys-sort = S
tui-about-sort = sort by metal or by rank
tui-keys-keep = K, E
tui-about-keep = keep the bids; end the round, when you may
tui-keys-step = ↑ ↓
tui-about-step = one coin more or less
tui-keys-digits = 0–9, A
tui-about-digits = type a bid; A is all your coins
tui-keys-pass = P
tui-about-pass = pass
tui-keys-tokens = S, B, E
tui-about-tokens = take the stop, ban or exchange token, or put it back; B again is the next opponent
tui-keys-numbers = 1–9
tui-about-numbers = the move with that number; the others can be clicked or typed
tui-keys-undo = U
tui-about-undo = take back your last move, if nothing hidden has been shown since
tui-keys-hint = H
tui-about-hint = what a bot would do, in games of your own
tui-keys-command = /
tui-about-command = type a move (“{ $example }”), a command (“{ $undo }”, “{ $hint }”, “{ $quit }”) or the number of a rule
tui-keys-rules = R
tui-about-rules = read the rules
tui-keys-reference = M
tui-about-reference = the reference card: the game on one page
tui-keys-story = Page ↑ ↓
tui-about-story = what happened before
tui-keys-theme = L
tui-about-theme = light or dark colours; your choice is remembered
tui-keys-leave = Q
tui-about-leave = leave; a game of your own is kept
tui-help-aurum = Cards with a dot below can be played; the others are dimmed, and the line above your hand says why when you select one. In a trick bar, the line marks the bid.
tui-help-auction = Below each player: cards of a kind = points now. 2+1 are two cards and a replica. “Left” is what nobody has seen yet.
tui-help-any-game = Every legal move has a number. What happened is on the right.
tui-any-game-question = Your turn: choose a move by its number.

# The start
tui-motto = Aurum and Auction in your terminal
tui-home-keys = ↑ ↓ choose, ← → change, Enter begins, Q leaves
tui-home-continue = Continue: { $game }
tui-home-bots = Opponents
tui-home-pace = Pace
tui-home-join = Join a server’s table…
tui-home-quit = Leave
tui-join-title = The link to the table
tui-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tui-pace-relaxed = relaxed
tui-pace-usual = usual
tui-pace-quick = quick
tui-pace-none = no pauses

# Commands that can be typed; the first form is shown
tui-command-table = table
tui-command-moves = moves
tui-command-rules = rules
tui-command-reference = reference, memo
tui-command-hint = hint
tui-command-agree = agree
tui-command-refuse = refuse
tui-command-ask = ask
tui-command-quit = quit
