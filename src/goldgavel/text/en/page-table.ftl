# Every table
page-you = You
page-players = { $you ->
    [alone] You
    [with] { $count ->
        [2] You and { $others }
       *[other] You, { $others }
    }
   *[no] { $names }
}
page-players-inside = { $you ->
    [alone] you
    [with] { $count ->
        [2] you and { $others }
       *[other] you, { $others }
    }
   *[no] { $names }
}
page-connecting = Connecting…
page-connecting-long = This takes longer than usual. The server may be busy, or your connection slow.
page-unreachable = The server is not responding. Retrying…
page-away = Connection lost. Reconnecting…
page-away-kept = Your last action is saved and will be sent when you are back online.
page-try-now = Try now
page-gone-title = This table is closed to you
page-gone = This table is no longer there. Create a new one, or play right away from the home page.
page-signed-out-title = This device was signed out
page-signed-out = It no longer knows you. A link from another of your devices or your recovery code brings you back.
page-left-title = You have left the table
page-left = A bot is playing for you. You can come back while the game lasts.
page-left-back = Come back
page-removed-title = You have been removed from this table
page-removed = The host freed your seat, or the game began without spectators.
page-removed-look = Look again
page-stopped-title = This game cannot continue
page-stopped = It was started under rules that have changed since. Create a new table to play again.
page-watching = You are watching
page-new-table = New table
page-story = What happened
page-story-tab = Log
page-cards-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-bot-plays = a bot plays
page-not-here = away
page-wait-for = Waiting for { $names }.
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

# A series: what has been won in a table's rematches
page-series = { $games ->
    [one] Series after { $games } game
   *[other] Series after { $games } games
}
page-series-of = { $won ->
    [one] { $name }: { $won } win
   *[other] { $name }: { $won } wins
}
page-series-side = Side
page-series-name = Name
page-series-won = Won
page-series-played = Played

# The title of the page
page-table-title = { $game } with { $others }
page-table-title-turn = Your turn · { $game } with { $others }

# The menu of a table
page-menu = Menu
page-menu-link = Copy the link to this table
page-menu-leave = Leave the table
page-menu-leave-sure = Leave the game?
page-menu-leave-about = A bot plays for you. You can come back by the link while the game lasts.
page-menu-stay = Stay

# Players who are away
page-table-away-until = { $name } is away. A bot takes over in { $seconds } s.
page-table-away-soon = { $name } is away. A bot takes over soon.
page-table-bot-took-over = A bot now plays for { $name }.
page-table-is-back = { $name } is back.
page-table-while-away = While you were away, these moves were made for you:

# Spectators
page-table-late = The game has already begun
page-table-late-about = The seats are taken, so you are watching. You see what everyone at the table may see.
page-table-late-own = Start your own table
