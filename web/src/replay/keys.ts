/** Keyboard shortcuts of a replay. */

import type { AnyView } from "../live/view";
import type { ReplayedGame } from "./replayedGame.svelte";
import { firstOf, lastOf } from "./timeline";

type Action = (game: ReplayedGame<AnyView>) => void;

const ACTIONS: Record<string, Action> = {
  ArrowLeft: (game) => game.back(),
  ArrowRight: (game) => game.forward(),
  PageUp: (game) => game.lastChapter(),
  PageDown: (game) => game.nextChapter(),
  Home: (game) => game.jump(firstOf(game.timeline)),
  End: (game) => game.jump(lastOf(game.timeline)),
  " ": (game) => (game.running ? game.pause() : game.run()),
};

/** Returns the action of a key, or undefined if the focused element uses that key itself. */
export function actionOf(event: KeyboardEvent): Action | undefined {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (target instanceof Element && hasOwnUse(target, event.key)) return undefined;
  return ACTIONS[event.key];
}

function hasOwnUse(target: Element, key: string): boolean {
  if (target.closest("dialog, select, textarea, input:not([type=range])")) return true;
  return key === " " && target.closest("button, a, summary") !== null;
}
