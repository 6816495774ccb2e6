"""Where the parts of Auction are."""

from goldgavel.games.parts import GameParts

PARTS = GameParts(
    game="goldgavel.games.auction.game:Auction",
    sentences="goldgavel.games.auction.wording.sentences:sentences",
    position="goldgavel.games.auction.wording.position:position",
    chapters="goldgavel.games.auction.wording.chapters",
    reference="goldgavel.games.auction.wording.reference",
    keeper="goldgavel.games.auction.keeper:keep_score",
    lesson="goldgavel.lessons.auction:LESSON",
    novice="goldgavel.bots.novice.auction:candidates",
    adept="goldgavel.bots.adept.auction:AdeptPolicy",
    master="goldgavel.bots.master.auction.searcher:Searcher",
    lines="goldgavel.tui.lines.auction",
    screen="goldgavel.tui.screens.auction:AuctionScreen",
    observation="goldgavel.envs.observation.auction",
    batch="goldgavel.envs.batch.engine:AUCTION",
    openspiel="goldgavel.envs.openspiel.auction:AuctionAdapter",
)
