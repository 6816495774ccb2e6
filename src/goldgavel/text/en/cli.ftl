# The program and its commands
cli-purpose = Gold & Gavel: the card games Aurum and Auction. Play against bots or with friends, look up rules, keep scores, replay games and study them.
cli-play-purpose = Play in the terminal, against bots or at a server’s table.
cli-rules-purpose = Show the rules of a game, or one rule by its number.
cli-reference-purpose = Show the reference card: a game on one page, for the options of your table.
cli-score-purpose = Add up the scores of a game played with the real box.
cli-replay-purpose = Replay a recorded game move by move.
cli-verify-purpose = Check that the deals of recorded games were fair.
cli-simulate-purpose = Let bots play many games; show statistics and save the records.
cli-arena-purpose = Let bots meet on the same deals and measure who is stronger.
cli-serve-purpose = Run a server: people play in the browser, with bots or with each other.
cli-backup-purpose = Save everything that a server stores into one file, while it runs.
cli-restore-purpose = Put a backup into an empty database.
cli-bots-purpose = List the bots.
cli-bot-purpose = Let a bot, yours or one of ours, join a server’s table by its link.
cli-completion-purpose = Print a script that lets your shell complete commands with Tab.
cli-version-purpose = Show the version.

# Help pages
cli-heading-usage = Usage:
cli-usage-options = options
cli-heading-group-play = Play:
cli-heading-group-again = Records:
cli-heading-group-host = Server:
cli-heading-group-research = Bots and research:
cli-heading-group-program = Other:
cli-heading-words = Arguments:
cli-heading-options = Options:
cli-heading-common = Global options:
cli-heading-examples = Examples:
cli-heading-table = The table:
cli-heading-options-aurum = Options of Aurum:
cli-heading-options-auction = Options of Auction:
cli-heading-options-of = Options of { $game }:
cli-heading-options-research = For research, smaller decks of Aurum:
cli-heading-network = Network:
cli-heading-storage = Storage and processes:
cli-heading-limits = Limits:
cli-heading-tables = Tables:
cli-heading-watching = Logs and metrics:
cli-heading-notices = Notifications:
cli-value-command = COMMAND
cli-value-game = GAME
cli-value-rule = RULE
cli-value-file = FILE
cli-value-number = N
cli-value-seat = SEAT
cli-value-bots = BOTS
cli-value-bot = BOT
cli-value-name = NAME
cli-value-link = LINK
cli-value-language = LANGUAGE
cli-value-address = ADDRESS
cli-value-addresses = ADDRESSES
cli-value-sites = SITES
cli-value-url = URL
cli-value-path = PATH
cli-value-secret = SECRET
cli-value-seconds = SECONDS
cli-about-lang = the language of messages; by default that of the system
cli-about-help = show this help
cli-overview-note = “goldgavel COMMAND --help” explains a command.
cli-about-shell = the shell that you use
cli-completion-note = Write the script into a file, as above. For bash put the line “source ~/.goldgavel.bash” into ~/.bashrc, for zsh “source ~/.goldgavel.zsh” into ~/.zshrc; fish finds its file by itself. Then open a new shell. After an update write the file again.
cli-about-version = show the version
cli-about-game = the game: { $games }
cli-about-rule = the number of one rule, such as A19 or just 19; without it, all the rules
cli-about-sheet = the score sheet as JSON; without it, or with -, it is read from the standard input
cli-about-score-json = print the answer as JSON
cli-about-record = a record, or a file with one record on each line; - reads the standard input
cli-about-game-number = which game of the file to replay, from 1 (default: the first)
cli-about-replay-seat = show only what this seat saw; seats are numbered from 0
cli-about-replay-json = print one JSON object for each move and deal
cli-about-verify-json = print one JSON object for each record
cli-about-games = how many games to play (default: { $usual })
cli-about-seed = any whole number: the same seed gives the same games
cli-about-simulate-bots = one bot for all seats, or one for each seat separated by commas (default: random)
cli-about-out = write the records here, one game on each line; - writes them to the standard output
cli-about-legal = write the legal moves into the records too
cli-about-jobs = how many processes to use (default: one for each core)
cli-about-arena-bots = two or more bots that meet one another, separated by commas; a budget follows the name (master:200ms), a team of two is adept+random
cli-about-deals = how many deals, each played from every seat (default: { $usual }; with --sprt, until it is decided)
cli-about-mix = when everyone plays alone: one of the first against many of the second (one), many against one (many), both (both, the default), or each bot once (together)
cli-about-sprt = stop as soon as it is decided whether the first bot is better than the second by ELO1 rather than by ELO0; 5% risk of error
cli-about-arena-out = write the records here, one game on each line; if the file is of the same contest, continue where it ends
cli-about-plot = draw the ladder of ratings into this file (.png, .svg or .pdf)
cli-about-arena-json = print the results as one JSON object
cli-about-play-seat = your seat, numbered from 0 (default: 0)
cli-about-play-bots = one bot for all the other seats, or one for each of them separated by commas (default: adept)
cli-about-play-name = your name
cli-about-play-resume = continue the last unfinished game
cli-about-play-join = sit down at a server’s table: the link to it, as the page shows it
cli-about-play-recover = with --join: ask for your recovery code first, and play as the person who made it
cli-about-play-pace = how long to pause after bots’ moves and finished tricks (default: usual)
cli-about-play-theme = dark or light colours (default: your last choice, or the terminal’s)
cli-about-play-plain = line by line, for screen readers, pipes and small terminals
cli-about-bot = the bot: a name that “goldgavel bots” lists, or your own class as module:Class or file.py:Class
cli-about-bot-join = the link to the table, as the page shows it
cli-about-bot-name = the bot’s name at the table (default: the name of the bot)
cli-about-bot-stay = after the game, wait for a rematch and play again
cli-about-open = open the page in the browser
cli-about-evening = listen on the whole network for a game with friends: show addresses and a QR code, and open the page
cli-about-no-open = do not open the page
cli-about-backup = the file to write, or - for standard output; an older backup of that name is replaced
cli-about-restore = the backup, or - for standard input
cli-about-no-check = do not replay every game of the backup to check it
cli-option-players = how many players ({ $allowed }; default: { $usual })
cli-option-edition = the edition: it presets the options below
cli-option-bid-changes = whether bids can be changed for gold (A11 to A16)
cli-option-zero-gold = whether the gold 0 cards are used (A37)
cli-option-tie-3p = three players still tied share the nugget, or the highest gold takes it (A33)
cli-option-match = how the game is won (A34, A35, A38)
cli-option-metals = how many metals the deck has
cli-option-ranks = how many ranks each metal has
cli-option-hand = how many cards each player is dealt
cli-option-tokens = the ploy tokens in play, or none (B23)
cli-option-coins = whether the other players’ coins are shown (B3)
cli-option-sculpture-ties = how ties for sculptures are scored (B19)

# Settings of the server
cli-setting-usual = { $about } (default: { $usual })
cli-setting-host = the address to listen on; 127.0.0.1 is this computer only, 0.0.0.0 is every address of it
cli-setting-port = the port to listen on; 0 picks a free one
cli-setting-proxies = addresses or networks of proxies to trust for the client’s address, separated by commas; * trusts all
cli-setting-origins = other sites whose pages may use this server, such as https://example.org, separated by commas
cli-setting-base-path = the path of the host below which everything is served, such as /cards; the default is the root
cli-setting-hsts = once browsers have come over https, for how many seconds they use nothing else for this host; 0 sets no such rule
cli-setting-drain = how many seconds to keep serving after the stop signal, so that a load balancer can see /readyz fail
cli-setting-database = where games are kept: a file, or the address of a database
cli-setting-workers = how many processes serve; more than one needs PostgreSQL
cli-setting-bot-processes = how many processes run the bots; 0 starts one when it is needed; each bot of another package has its own
cli-setting-message-rate = live messages per second from one person; 0 means no limit
cli-setting-request-rate = requests and new sockets per second from one address (of IPv6, from one /64 network); 0 means no limit
cli-setting-identity-rate = new identities per second from one address; 0 means no limit
cli-setting-recovery-rate = recovery codes tried per second from one address; 0 means no limit
cli-setting-making-rate = new tables and rematches per second from one address; 0 means no limit
cli-setting-replay-rate = records to replay or check per second from one address; 0 means no limit
cli-setting-most-open-tables = how many tables one person may have waiting to start
cli-setting-most-sockets = spectators at one table
cli-setting-most-sockets-per-address = live sockets open at the same time from one address (of IPv6, from one /64 network); 0 means no limit
cli-setting-most-connections-per-address = connections open at the same time from one address, live sockets included; a proxy is not limited; 0 means no limit
cli-setting-most-devices = devices of one player at one table
cli-setting-open-for = how long an unstarted table is kept
cli-setting-slow-open-for = how long an unstarted table of a slow game (a day per move) is kept
cli-setting-unused-for = how long an identity that has never had a seat is kept after its last visit; 0 means for ever
cli-setting-keep-in-memory = how long a table with nobody connected stays in memory
cli-setting-public-url = the address under which people reach this server, such as https://play.example.org; links to tables begin with it
cli-setting-push = whether browsers can notify people that it is their turn
cli-setting-push-key = the private key for Web Push; by default one is created and stored in the database
cli-setting-push-contact = how push services reach you: mailto: and an address, or an https address
cli-setting-webhook = a URL to call when it is a player’s turn at a table with a clock, and when such a game starts or ends
cli-setting-webhook-secret = the secret that signs webhook calls
cli-setting-log-level = the log level: this and anything more severe
cli-setting-log-format = how it is logged: lines for people, or JSON for programs
cli-setting-page-reports = whether browsers report failures of the page to this log: where in the code and in which browser, without names, cards or texts
cli-setting-metrics-host = the address of the metrics endpoint
cli-setting-metrics-port = the port of the metrics; the second worker has the next one, and so on; 0 means no metrics

# What is wrong with a command
cli-language-missing = The option --lang needs a language: { $allowed }.
cli-language-unknown = Unknown language “{ $given }”. Available: { $allowed }.
cli-command-missing = Give a command: { $commands }. “goldgavel --help” explains them.
cli-command-first = The command comes first, before “{ $option }”: one of { $commands }.
cli-command-unknown = Unknown command “{ $command }”. Available: { $commands }.
cli-command-unknown-near = Unknown command “{ $command }”. Did you mean “{ $near }”? “goldgavel --help” lists the commands.
cli-words-unreadable = This command cannot be read; “{ $command } --help” shows how it is written.
cli-option-unknown = Unknown option “{ $option }”; “{ $command } --help” lists the options.
cli-option-unknown-near = Unknown option “{ $option }”. Did you mean “{ $near }”? “{ $command } --help” lists the options.
cli-option-needs-value = The option { $option } needs a value: { $option } { $value }.
cli-option-without-value = The option { $option } takes no value; “{ $command } --help” lists the options.
cli-word-too-many = “{ $word }” is one word too many; “{ $command } --help” shows how the command is written.
cli-number-wrong = The option { $option } cannot be “{ $value }”: it must be a whole number.
cli-number-below = The option { $option } cannot be “{ $value }”: it must be a whole number, { $least } or more.
cli-game-missing = Say which game: { $games }.
cli-file-needed = Say which file to read; - reads the standard input.
cli-shell-missing = Say for which shell: { $shells }.
cli-shell-unknown = Unknown shell “{ $shell }”. Available: { $shells }.
cli-legal-without-out = The option --legal writes into the records, so it needs --out and a file.
cli-bots-count = The option --bots needs one bot, or { $seats ->
    [one] { $seats } bot
   *[other] { $seats } bots
} separated by commas, not { $given }.
cli-arena-bots-missing = Say which bots meet: --bots and at least two of them, such as adept,random.
cli-sprt-wrong = The option --sprt cannot be “{ $value }”: it takes two numbers from −{ $most } to { $most }, the lower first, such as 0,50.
cli-plot-extra = A plot needs openskill and matplotlib: install them with pip install "goldgavel[arena]".
cli-plot-kind = A plot cannot be written to “{ $file }”: its name must end in .png, .svg or .pdf.
cli-rule-unknown = There is no rule “{ $rule }” in { $game }; the rules are numbered from { $first } to { $last }.
cli-seat-wrong = There is no seat “{ $seat }” at this table: --seat takes 0 to { $last }, where 0 is the first seat.

# Files
cli-file-missing = There is no file “{ $file }”: check the path.
cli-file-directory = “{ $file }” is a directory, not a file.
cli-file-denied = The file “{ $file }” cannot be opened: permission denied.
cli-file-no-space = The file “{ $file }” cannot be written: no space left on the disk.
cli-file-other = The file “{ $file }” cannot be used: { $reason }.
cli-file-empty = There is no record in “{ $file }”: it is empty.
cli-file-too-long = “{ $file }” is too long to be a record or a score sheet.
cli-file-no-json = “{ $file }” cannot be read as JSON.
cli-game-number = There is no game { $number } in “{ $file }”: it has { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-pipe-closed = The output was closed before everything was written.
cli-output-failed = The output cannot be written: { $reason }.
cli-interrupted = Stopped.

# Version, bots, scores
cli-version-line = Gold & Gavel { $version } ({ $engine ->
    [compiled] compiled
   *[interpreted] interpreted
}), Python { $python }
cli-bots-foreign = (from another package)
cli-score-waiting = Waiting for a score sheet as JSON; finish with Ctrl-D.

# Replay
cli-replay-hand = { $name } holds { $cards }.
cli-replay-unfinished = The game is not finished.

# Verify
cli-verify-progress = records
cli-verify-fair = { $rounds ->
    [one] The deal of this record is
   *[other] All { $rounds } deals of this record are
} fair: the secret fits its commitment, and the cards are the shuffle of the secret and of the players’ numbers. Game { $game }, rules { $rules }.
cli-verify-round = Round { $round }: commitment { $commitment }
cli-verify-number = seat { $seat } added { $number }
cli-verify-no-numbers = no player added a number: the server alone chose this deal, before it published the commitment
cli-verify-limits = A record alone cannot show when a commitment was published: compare it with what you were shown before the deal.
cli-verify-not-fair = Not proved fair. { $reason }
cli-verify-refused = Game { $number }: { $reason }
cli-verify-sum = { $records ->
    [one] { $records } record
   *[other] { $records } records
}: { $fair } fair, { $refused } refused.

# Simulate
cli-number = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-column-seat = seat
cli-column-bot = bot
cli-column-score = mean score ± 95%
cli-column-wins = share of wins
cli-column-interval = 95% interval
cli-simulate-progress = games
cli-simulate-even-share = If all seats were alike, each would have { $share } of the wins.
cli-simulate-rounds = Rounds per game: { $rounds } on average.
cli-simulate-moves = Moves per game: { $moves } on average.
cli-simulate-bids = Bids made: { $bids }; exact { $exact }, over { $over }, under { $under }.
cli-simulate-lots = Lots: { $lots }; sold { $sold }.
cli-simulate-speed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s: { $speed } games/s.
cli-simulate-seed = Seed: { $seed }.
cli-simulate-interrupted = Stopped after { $games } of { $planned } games.

# Arena
cli-arena-column-bot = bot
cli-arena-column-sides = sides
cli-arena-column-wins = wins
cli-arena-column-interval = 95% interval
cli-arena-column-fair = equals
cli-arena-column-score = score ± 95%
cli-arena-elo = { $sign ->
    [minus] −{ $size }
   *[plus] +{ $size }
}
cli-arena-difference = { $first } against { $second }: { $points } points per seat (paired by deal).
cli-arena-difference-elo = { $first } against { $second }: { $points } points per seat (paired by deal); Elo { $elo } ({ $low } to { $high }).
cli-arena-sprt = { $decision ->
    [H1] Decided: better by { $elo1 } Elo rather than by { $elo0 }
    [H0] Decided: better by { $elo0 } Elo rather than by { $elo1 }
   *[none] Not decided between { $elo0 } and { $elo1 } Elo
} (LLR { $llr }, bounds { $lower } and { $upper }).
cli-arena-ratings = Ratings (openskill, ± 95%): { $ratings }.
cli-arena-no-ratings = Ratings need openskill: pip install "goldgavel[arena]" installs it.
cli-arena-blocks = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
cli-arena-resumed = Continuing after { $games ->
    [one] { $games } game
   *[other] { $games } games
} already played.
cli-arena-interrupted = Stopped after { $deals ->
    [one] { $deals } whole deal
   *[other] { $deals } whole deals
} ({ $games ->
    [one] { $games } game
   *[other] { $games } games
}).
cli-arena-plot-title = { $game }, { $players } players: ratings of the bots
cli-arena-plot-axis = rating (openskill µ, ± 1.96 σ)

# Serve
cli-serve-ready = Gold & Gavel is ready at { $address } (Ctrl-C stops it).
cli-serve-others = { $count ->
    [one] Others in your network open this address:
   *[other] Others in your network open one of these addresses:
}
cli-serve-scan = Scan the code with a phone: it opens { $address }.
cli-serve-reach = Everyone in this network can open the page and join. The connection is plain http, not encrypted: use it in a network that you trust.
cli-serve-no-network = This computer is not connected to a network, so only this computer can open the page. Connect it and start again.
cli-serve-no-page = The page was not built with this package: only the API is served.
cli-serve-extra = The server is not installed: { $command } installs it.
cli-serve-note = Every setting can also come from the environment: GOLDGAVEL_PORT is --port, and the flag wins. docs/operations.md has more.

# Backup and restore
cli-backup-progress = rows
cli-backup-file-needed = Give the file of the backup.
cli-backup-done = Everything is in “{ $file }”: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of their logs.
cli-backup-done-stream = The backup is complete: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of their logs.
cli-backup-to-terminal = A backup is not text: redirect it into a file, such as “> games.backup”.
cli-restore-progress = rows
cli-restore-checking = games
cli-restore-done = “{ $file }” is restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $entries ->
    [one] { $entries } log entry
   *[other] { $entries } log entries
}.
cli-restore-done-stream = The whole backup is in the database: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of their logs.
cli-restore-from-terminal = There is no backup on the standard input: redirect one, such as “< games.backup”.
cli-restore-checked = { $games ->
    [one] { $games } game was
   *[other] { $games } games were
} played again from the log, with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
cli-restore-wrong = { $games ->
    [one] { $games } game cannot
   *[other] { $games } games cannot
} be played again by the rules of this version, and will be shown as stopped: { $tables }.

# Play
cli-play-your-name = Player
cli-play-welcome = A game of { $game }, seed { $seed }. Type a move or its number; “?” explains, “{ $quit }” leaves.
cli-play-welcome-joined = A table of { $game }. Type a move or its number; “?” explains, “{ $quit }” leaves.
cli-play-no-textual = The full-screen table needs Textual: pip install "goldgavel[terminal]" installs it. This is the plain one.
cli-play-no-websockets = Joining a server’s table needs websockets: pip install "goldgavel[terminal]" installs it.
cli-bot-needed = Say which bot plays: a name that “goldgavel bots” lists, or your own class such as shrewd.py:ShrewdBot.
cli-bot-link-needed = Say which table the bot joins: --join and the link to it, as the page shows it.
cli-bot-seated = { $name } sits at a table of { $game } (Ctrl-C leaves it).
cli-bot-over = { $count ->
    [one] The game is over. The winner: { $names }.
   *[other] The game is over. The winners: { $names }.
}
cli-bot-stopped = The game is over without a winner.
cli-bot-waits = Waiting for a rematch (Ctrl-C leaves).
cli-play-join-alone = The game of a table that you join is already chosen: give --join without a game and without --resume.
cli-play-recover-code = Recovery code:
cli-play-recover-alone = --recover is for a server’s table: add --join and its link.
cli-play-has-options = This game already has its options: leave out { $option }.
cli-play-pace-wrong = Unknown pace “{ $pace }”. Available: { $allowed }.
cli-play-theme-wrong = Unknown theme “{ $theme }”. Available: { $allowed }.
cli-play-prompt = Your move:{" "}
cli-play-moves = You can:
cli-play-no-such-number = There is no number { $number } in the list of moves; “{ $moves }” shows it again.
cli-play-no-last = There is no earlier trick or lot yet.
cli-play-rule-range = Say which rule, for example “{ $rules } { $first }”; they are numbered from { $first } to { $last }.
cli-play-left = You leave the table. Goodbye!
cli-play-left-kept = The game is kept; to continue it: goldgavel play --resume.
cli-play-help = Type a move as it is listed (“{ $example }”) or its number. Small and capital letters are the same, and a card may be named in words: “silver 7” is Ag7.
    Besides moves there are: { $table } (draw it again), { $moves } (list them again), { $hand } (your own cards), { $last } (the trick or lot before), { $rules } A19 (one rule), { $reference } (the game on one page), { $undo } (take your last move back), { $hint } (what a bot would do), { $quit }. At a server’s table also: { $say } (and what), { $agree } or { $refuse } (answer a request), { $ask } or { $keep } (whether you are asked before each trick), and { $swap } at any time is meant for the next trick.
cli-table-you = { $name } (you)
cli-column-player = player
cli-column-bid = bid
cli-column-tricks = tricks
cli-column-stock = gold
cli-column-hand = hand
cli-column-trick = this trick
cli-column-unseen = unseen
cli-row-bidding = bidding
cli-row-coins = coins
cli-row-token = { $token } token
cli-row-worth = points for cards
cli-yes = yes

# The Aurum table
cli-aurum-heading-bids = Round { $round }: the bids
cli-aurum-heading-trick = Round { $round }, trick { $trick }
cli-aurum-mark-first = (first player)
cli-aurum-mark-leads = leads
cli-aurum-mark-wins = wins
cli-aurum-mark-lowest = lowest
cli-aurum-team = { $name }: bid { $bid }, tricks { $tricks }, nuggets { $score }
cli-aurum-team-points = { $name }: bid { $bid }, tricks { $tricks }, points so far { $score }
cli-aurum-nuggets = Nuggets: { $scores }
cli-aurum-points = Points so far: { $scores }
cli-aurum-metals = Metals in this trick: { $metals }
cli-aurum-winning = Winning: { $card } ({ $name })
cli-aurum-lowest = Lowest: { $card } ({ $name }); { $gold ->
    [none] no gold for it in the supply
   *[other] takes { $gold }
}, leads next
cli-aurum-supply = Supply: { $cards }
cli-aurum-aside = Not in play this round: { $cards }
cli-aurum-known = Known cards in hands: { $hands }
cli-aurum-hand = Your hand: { $cards }
cli-aurum-sheet-line = { $name }: bid { $bid }, took { $tricks }, { $outcome ->
    [exact] exact: 2 × { $bid } = { $points }
    [over] over: { $points }
   *[under] under: 0
}; gold { $gold }; total { $total }
cli-aurum-swap-own = Change your bid { $bid }: pay gold, put down a card
cli-aurum-swap-partner = Change the bid { $bid } of { $name }: the same with “{ $partner }” at the end

# The Auction table
cli-auction-heading = Lot { $round } of { $rounds }; first player: { $first }
cli-auction-lot = For sale: { $cards }, and a card face down
cli-auction-no-bid = No bid yet
cli-auction-high-bid = High bid: { $coins } ({ $name })
cli-auction-bids = bids { $coins }
cli-auction-in = in
cli-auction-out = out
cli-auction-bank = Coins in the bank: { $coins }. Cards left in the deck: { $deck }
cli-auction-hand = Your coins: { $coins }. Your cards: { $cards }
cli-auction-bid = { $range } bid this many coins (also: { $example })
cli-auction-bid-stop = { $pattern } – with N { $range }: the bidding ends immediately
cli-auction-bid-ban = { $pattern } SEAT – with N { $range }: knocks out { $seats }
cli-auction-bid-exchange = { $pattern } – with N { $range }: then you offer a swap
cli-auction-offer = Offer a swap: rows are your cards, columns theirs (also: { $example })
cli-auction-offer-mine = To { $name } (seat { $seat }), with your token (… { $word }):
cli-auction-offer-theirs = To { $name } (seat { $seat }), with their token (… { $word }):
