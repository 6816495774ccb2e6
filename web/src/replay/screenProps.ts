/** What the parts of a replay share: the game, whose table it was, by whose eyes, and how to look otherwise. */

import type { AnyView } from "../live/view";
import type { ReplayedGame } from "./replayedGame.svelte";

export interface ReplayScreenProps {
  game: ReplayedGame<AnyView>;
  table: string | null;
  seat: number | null;
  onlook: (seat: number | null) => void;
  onclose?: (() => void) | undefined;
}
