# Home
page-home-title = Two card games, one table
page-home-about = Play against bots at once. No account, no waiting.
page-aurum-name = Aurum
page-aurum-about = Say how many tricks you will take, and never follow suit. Low cards earn gold, and gold beats everything.
page-auction-name = Auction
page-auction-about = Bid for lots with a card face down. What you pay goes to the others.
page-players = Players
page-level = Bots
page-level-random = Beginner
page-level-adept = Adept
page-edition = Edition
page-edition-evrikus = Evrikus
page-edition-gigamic = Gigamic
page-edition-digest = Digest
page-play-now = Play now
page-starting = Starting …
# Names of guests: one of each list makes a name
page-guest-firsts = Amber, Bold, Brisk, Calm, Clever, Gentle, Jolly, Keen, Lucky, Merry, Nimble, Quiet, Sly, Swift, Witty
page-guest-seconds = Badger, Crane, Falcon, Fox, Hare, Heron, Lynx, Marten, Otter, Owl, Raven, Robin, Stoat, Swan, Wren
