/** Everything that a browser test needs. */

export { atRest, bothThemes, expectAccessible } from "./accessible.ts";
export { SOAK, sample } from "./counts.ts";
export { heard, liveRegion } from "./hearing.ts";
export { newPage, open, VIEWPORTS, type Visit } from "./page.ts";
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
