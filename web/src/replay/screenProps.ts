/** Properties that the parts of the replay screen share: the game, its table, the point of view and callbacks. */

import type { AnyView } from "../live/view";
import type { ReplayedGame } from "./replayedGame.svelte";

export interface ReplayScreenProps {
  game: ReplayedGame<AnyView>;
  table: string | null;
  seat: number | null;
  onlook: (seat: number | null) => void;
  onclose?: (() => void) | undefined;
}
