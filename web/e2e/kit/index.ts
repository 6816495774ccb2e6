/** The public interface of the kit: everything that browser tests use. */

export { expectAccessible } from "./browser/accessibility.ts";
export { announcements, liveRegion } from "./browser/announcements.ts";
export { choose } from "./browser/choose.ts";
export { allow } from "./browser/errors.ts";
export { atRest, bothThemes } from "./browser/look.ts";
export { OTHER_BROWSER } from "./browser/otherBrowsers.ts";
export { newPage, open } from "./browser/page.ts";
export { type PageState, pageStates, watch } from "./browser/pageChanges.ts";
export { readQrCode } from "./browser/qrCode.ts";
export { VIEWPORTS, type Visit } from "./browser/visit.ts";
export { ALL_LOOKS, type Look, layoutFindings } from "./layout/layout.ts";
export { cardButton, cardMove, playCard } from "./players/aurumHand.ts";
export { sharedFinishedGame } from "./players/finishedGames.ts";
export { arrive, chat, type Friend, friend, friendToMove, rematch, undoMove } from "./players/friends.ts";
export { beforeSale, beforeTrick, completesTrick } from "./players/positions.ts";
export { follow, type TableFollower } from "./players/tableFollower.ts";
export { startServer } from "./server/server.ts";
export {
  finishedGame,
  type GameName,
  introduce,
  isOver,
  makeTable,
  playUntil,
  sitDown,
  startTable,
  type TableRequest,
  tableInfo,
  tableWhere,
} from "./server/tables.ts";
export { SOAK, SOME_LANGUAGES, sample } from "./suite/sample.ts";
export { SCREENS, type Screen } from "./suite/screens.ts";
export { type Say, speaker } from "./suite/text.ts";
