/** Everything that a browser test needs. */

export { expectAccessible } from "./accessible.ts";
export { SOAK, SOME_LANGUAGES, sample } from "./counts.ts";
export { type Following, follow } from "./following.ts";
export { arrive, type Friend, friend, rematch, takeBack, talk, whoIsAsked } from "./friends.ts";
export { cardButton, cardMove, playCard } from "./hand.ts";
export { heard, liveRegion } from "./hearing.ts";
export { atRest, bothThemes } from "./look.ts";
export { beforeSale, beforeTrick } from "./moments.ts";
export { OTHER } from "./others.ts";
export { newPage, open } from "./page.ts";
export { SCREENS, type Screen } from "./screens.ts";
export { startServer } from "./server.ts";
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
} from "./tables.ts";
export { allow } from "./troubles.ts";
export { VIEWPORTS, type Visit } from "./visit.ts";
export { type Sight, sightsOf, watch } from "./watching.ts";
export { type Say, speaker } from "./words.ts";
