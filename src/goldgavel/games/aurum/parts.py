"""Where the parts of Aurum are."""

from goldgavel.games.parts import GameParts

PARTS = GameParts(
    game="goldgavel.games.aurum.game:Aurum",
    sentences="goldgavel.games.aurum.wording.sentences:sentences",
    position="goldgavel.games.aurum.wording.position:position",
    hand="goldgavel.games.aurum.wording.cards:hand_in_words",
    chapters="goldgavel.games.aurum.wording.chapters",
    reference="goldgavel.games.aurum.wording.reference",
    keeper="goldgavel.games.aurum.keeper:keep_score",
    lesson="goldgavel.lessons.aurum:LESSON",
    novice="goldgavel.bots.novice.aurum:candidates",
    adept="goldgavel.bots.adept.aurum:AdeptPolicy",
    master="goldgavel.bots.master.aurum.searcher:Searcher",
    lines="goldgavel.tui.lines.aurum",
    screen="goldgavel.tui.screens.aurum:AurumScreen",
    observation="goldgavel.envs.observation.aurum",
    batch="goldgavel.envs.batch.engine:AURUM",
    openspiel="goldgavel.envs.openspiel.aurum:AurumAdapter",
)
