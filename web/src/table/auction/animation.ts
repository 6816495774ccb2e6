/** The steps in which a move of Auction is shown.
 *
 * The gavel falls, the third card is turned up and stays to be read, then cards and coins go to their new owners.
 * Only after that the sums, the log and the next lot change.
 */

import type { AuctionView } from "../../protocol/types";
import type { Situation, Step } from "../shownGame.svelte";
import { DEAL, DEAL_STEP, FACE_UP, FLIGHT, KNOCK, STAGGER, TURN_OVER } from "./durations";
import { type Outcome, outcomeOf } from "./outcome";

type Moment = "knock" | "turn" | "leave";

export interface AuctionScene extends Outcome {
  moment: Moment;
}

/** With more new entries than this nothing is animated: the reader has reconnected or jumped. */
const FRESH = 3;

export function auctionSteps(
  before: Situation<AuctionView>,
  after: Situation<AuctionView>,
): Step<AuctionView, AuctionScene>[] | null {
  const heard = before.log.at(-1)?.version ?? 0;
  const news = after.log.filter(({ version }) => version > heard);
  if (after.view.ply < before.view.ply || news.length > FRESH) return null;
  const scenes = news.map((told) => outcomeOf(told, after.view.coins.length)).filter((scene) => scene !== null);
  const [scene] = scenes;
  if (scenes.length > 1) return null;
  const isDealt = after.view.round !== before.view.round && after.view.lot.length > 0;
  const last = { view: after.view, scene: null, lasts: isDealt ? DEAL + 2 * DEAL_STEP : 0 };
  return scene === undefined ? [last] : [...stepsOf(scene, before.view), last];
}

/** Returns steps based on the old view: nothing new is visible before it has arrived. */
function stepsOf(scene: Outcome, view: AuctionView): Step<AuctionView, AuctionScene>[] {
  const leaves = scene.sold !== null || scene.boxed !== null;
  const leaving = leaves ? { ...view, lot: [], face_down: false } : view;
  const flights = Math.max(scene.coins.length, scene.swapped.length, 2);
  const leave = step(scene, "leave", leaving, FLIGHT + (flights - 1) * STAGGER);
  if (scene.sold === null) return [leave];
  return [step(scene, "knock", view, KNOCK), step(scene, "turn", view, TURN_OVER + FACE_UP), leave];
}

function step(scene: Outcome, moment: Moment, view: AuctionView, lasts: number): Step<AuctionView, AuctionScene> {
  return { view, scene: { ...scene, moment }, lasts };
}
