# The page

# Always at hand
page-language = Language
page-theme-light = Switch to the light theme
page-theme-dark = Switch to the dark theme
page-to-home = Home page
page-close = Close
page-settings = Settings
page-title-home = Gold & Gavel: Aurum and Auction
page-title-other = { $screen } · Gold & Gavel
page-title-new-table = New table
page-title-replay = Replay
page-title-keeper = Score keeper
page-title-learn = Learn
page-title-rules = Rules
page-title-reference = Reference card
page-title-score-card = Score card
page-title-settings = Settings
page-title-games = My games
page-title-claim = Another device
page-title-painting = Painting
page-title-paintings = Ten paintings
page-title-nothing = Nothing here
page-copy-link = Copy link
page-copied = Copied
page-copy-failed = Could not copy: select the address and copy it yourself
page-sounds-on = Turn sounds on
page-sounds-off = Turn sounds off
page-nothing-title = Nothing here
page-nothing-text = There is no page at this address. The link may be old or cut off.
page-labelled = { $label }: { $value }
page-failed = That did not work. Check your connection and try again.
page-server-busy = The server is busy; trying again…
page-new-version = A new version is available. Reload: your game is kept.
page-new-version-reload = Reload
page-new-version-later = Later
page-affiliation = Gold & Gavel is not affiliated with the publishers of the games; all words and drawings are our own.
page-credits = Aurum is a game by Shreesh Bhat, published by Evrikus and Gigamic. The rights to both games belong to their authors and publishers.

# Cards
page-card-back = a card face down
page-metal-Bi = bismuth
page-metal-Cu = copper
page-metal-P = phosphorus
page-metal-Ag = silver
page-metal-Zn = zinc
page-metal-Au = gold
