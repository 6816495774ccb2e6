/** The moments after a lot is knocked down: the gavel, the third card, then cards and coins on their way.
 *
 * The game does not wait for it: the next lot is there already, and whoever acts sees it at once.
 */

import type { Told } from "../../protocol/types";
import { moving } from "../../settings/motion";
import { sound } from "../../sound/sound";
import { type Scene, sceneOf } from "./happened";

type Step = "knock" | "turn" | "leave";

const KNOCK = 420;
const TURN = 1250;
const LEAVE = 750;
/** After more news than this at once nothing is played: somebody came back, or jumped in a replay. */
const FRESH = 3;

export class Ceremony {
  scene: Scene | null = $state.raw(null);
  step: Step | null = $state(null);
  /** How many lots have left the table: the name of the lot that lies there now. */
  left = $state(0);
  private heard: number;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(story: readonly Told[]) {
    this.heard = story.at(-1)?.version ?? 0;
  }

  hear(story: readonly Told[], players: number): void {
    const news = story.filter(({ version }) => version > this.heard);
    this.heard = story.at(-1)?.version ?? 0;
    const scenes = news.map((told) => sceneOf(told, players)).filter((scene) => scene !== null);
    const gone = scenes.filter(({ sold, boxed }) => sold !== null || boxed !== null).length;
    const last = scenes.at(-1);
    if (last === undefined || news.length > FRESH) this.skip();
    else this.play(last);
    this.left += gone;
  }

  /** Straight to what is on the table now. */
  skip(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.scene = null;
    this.step = null;
  }

  leave(): void {
    this.skip();
  }

  private play(scene: Scene): void {
    this.skip();
    if (scene.sold !== null) sound("gavel");
    else if (scene.coins.length > 0) sound("coins");
    if (moving(1) === 0) return;
    this.scene = scene;
    if (scene.sold === null) {
      this.step = "leave";
      this.after(LEAVE, () => this.skip());
      return;
    }
    this.step = "knock";
    this.after(KNOCK, () => {
      this.step = "turn";
    });
    this.after(KNOCK + TURN, () => {
      this.step = "leave";
      sound("coins");
    });
    this.after(KNOCK + TURN + LEAVE, () => this.skip());
  }

  private after(milliseconds: number, work: () => void): void {
    this.timers.push(setTimeout(work, moving(milliseconds)));
  }
}
