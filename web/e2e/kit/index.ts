/** Everything that a browser test needs. */

export { expectAccessible } from "./browser/accessibility.ts";
export { heard, liveRegion } from "./browser/announcements.ts";
export { allow } from "./browser/errors.ts";
export { atRest, bothThemes } from "./browser/look.ts";
export { OTHER } from "./browser/otherBrowsers.ts";
export { newPage, open } from "./browser/page.ts";
export { type Sight, sightsOf, watch } from "./browser/pageChanges.ts";
export { VIEWPORTS, type Visit } from "./browser/visit.ts";
export { cardButton, cardMove, playCard } from "./players/aurumHand.ts";
export { arrive, type Friend, friend, rematch, takeBack, talk, whoIsAsked } from "./players/friends.ts";
export { beforeSale, beforeTrick } from "./players/positions.ts";
export { type Following, follow } from "./players/tableFollower.ts";
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
  tableInfo,
  type Wish,
} from "./server/tables.ts";
export { SOAK, SOME_LANGUAGES, sample } from "./suite/sample.ts";
export { SCREENS, type Screen } from "./suite/screens.ts";
export { type Say, speaker } from "./suite/text.ts";
