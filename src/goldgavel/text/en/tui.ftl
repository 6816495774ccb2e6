# The terminal: games that are kept
tui-save-none = There is no unfinished game here to go on with: start one with “goldgavel play aurum”.
tui-save-unreadable = The saved game { $file } cannot be read: delete it, or start a new game without --resume.
tui-save-impossible = Line { $line } of the saved game { $file } cannot have happened by the rules: delete the file, or start a new game without --resume.
tui-save-over = The game in { $file } is over: start a new one without --resume.
tui-save-bot = The saved game { $file } has an opponent that is not installed here. { $reason }

# A server’s table
tui-link-wrong = “{ $link }” is no link to a table: it looks like http://127.0.0.1:8000/table/abc.
tui-server-silent = The server { $server } does not answer: check the link and your connection.
tui-server-strange = The server answered with status { $status } and no reason: check that the link is one to a table.
tui-server-newer = The server speaks another version than this program: install the version that the server has.
tui-server-forgot = The server does not know you any more: join again by the link.
tui-chair-free = free chair
tui-waiting-for-start = The game has not begun. At the table: { $names }.

# Said at every table
tui-say-alone = There is nobody here but bots to talk to.
tui-order-armed = This change is made before the next trick, if it is possible then.
tui-wish-plain = { $wish } Type “agree” or “refuse”.
tui-hint = { $move ->
    [none] There is nothing to decide now.
   *[other] The bot Adept would play: { $move }
}
