# Home
page-home-title = Two card games, one table
page-home-about = Play against bots right away, or send friends a link. No account, no waiting.
page-home-new-here = New here? Learn a game in three minutes
page-home-hello = You play as { $name }.
page-home-rename = Change the name
page-aurum-name = Aurum
page-aurum-about = Say how many tricks you will take, and never follow suit. Low cards earn gold, and gold beats everything.
page-auction-name = Auction
page-auction-about = Bid for lots with a card face down. What you pay goes to the others.
page-level = Bots
page-play-now = Play now
page-starting = Starting…
page-home-friends = With friends
page-home-learn-game = Learn
page-home-rules-game = Rules
page-home-running = Unfinished games
page-home-go-on = Continue
page-home-not-started = has not started
page-home-open = Open tables
page-home-open-none = No table is waiting for players. Create one and list it here.
page-home-free-chairs = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
page-home-join = Join
page-home-more = More
page-home-keeper = Score keeper
page-home-keeper-about = Playing with the real box? { $offline ->
    [yes] Keep the score here, even without a connection.
   *[no] Keep the score here.
}
page-home-learn = Learn
page-home-learn-about = A guided first game, about three minutes.
page-home-rules = Rules
page-home-rules-about = Every rule by its number, in short sentences, searchable.
page-home-games = My games
page-home-games-about = Your games: results, replays, statistics.

# My games
page-games-title = My games
page-games-none = You have not played yet. Your games will be here.
page-games-list = Games, the newest first
page-games-more = Show older games
page-games-loading = One moment…
page-games-won = won
page-games-shared = shared the win
page-games-lost = lost
page-games-conceded = ended early
page-games-stopped = stopped
page-games-playing = in progress
page-games-open = not started
page-games-score = { $name }: { $score }
page-games-replay = Replay
page-games-statistics = Statistics
page-games-stat-game = Game
page-games-stat-players = Players
page-games-stat-played = Played
page-games-stat-won = Won
page-games-stat-average = Average score
page-games-points-only = Points of all rounds (the nuggets decide): { $scores }
page-games-nuggets = Nuggets (and points): { $nuggets }
page-games-nuggets-of = { $name }: { $nuggets } ({ $score })
page-games-sides = { $own } against { $others }
page-games-filters = Which games are listed
page-games-both = Both games
page-games-result = Result
page-games-result-all = Any result
page-games-result-won = Won
page-games-result-lost = Lost
page-games-result-unfinished = Unfinished
page-games-with = Played with
page-games-with-all = Anyone
page-games-with-people = People
page-games-with-bots = Only bots
page-games-with-someone = One of the players
page-games-with-mixed = Bots of several levels
page-games-levels = By opponents
page-games-none-found = None of your games fits: choose something else above, or show all games.
page-games-show-all = Show all games
page-games-shown = { $count ->
    [0] No games in the list
    [one] { $count } game in the list
   *[other] { $count } games in the list
}
page-home-edition = { $name }. { $about }
page-home-next-level = You have won against { $beaten }. The next level is { $next }.
page-home-tokens-none = without
page-home-tokens-all = with all three

# Names of guests: one of each list makes a name
page-guest-firsts = Amber, Bold, Brisk, Calm, Clever, Gentle, Jolly, Keen, Lucky, Merry, Nimble, Quiet, Sly, Swift, Witty
page-guest-seconds = Badger, Crane, Falcon, Fox, Hare, Heron, Lynx, Marten, Otter, Owl, Raven, Robin, Stoat, Swan, Wren
