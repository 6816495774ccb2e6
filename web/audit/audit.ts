/** Measures the page on a real server: weight, speed, motion, and screenshots.
 *
 * Runs everything, or only the named parts: `lighthouse`, `weights`, `frames`, `screens`, `film`, `readme`, `visitor`.
 */

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../e2e/kit/server/server.ts";
import { takeFilm } from "./filmstrip.ts";
import { measureFrames } from "./frameTimes.ts";
import { measureScores } from "./lighthouse.ts";
import { filmForReadme } from "./readme.ts";
import { takeScreens } from "./screenshots.ts";
import { followVisitor } from "./visitor.ts";
import { measureWeights } from "./weights.ts";

export const FOLDER = join(import.meta.dirname, "../../build/audit");

/** Each part prints its results and returns what is not good enough. */
const PARTS: Record<string, (origin: string, folder: string) => Promise<string[]>> = {
  weights: measureWeights,
  lighthouse: measureScores,
  frames: measureFrames,
  screens: takeScreens,
  film: takeFilm,
  readme: filmForReadme,
  visitor: followVisitor,
};

export async function audit(wanted: string[]): Promise<void> {
  const names = wanted.length > 0 ? wanted : Object.keys(PARTS);
  mkdirSync(FOLDER, { recursive: true });
  const server = await startServer();
  const faults: string[] = [];
  try {
    for (const name of names) {
      const part = PARTS[name];
      if (part === undefined) throw new Error(`there is no ${name}: ${Object.keys(PARTS).join(", ")}`);
      faults.push(...(await part(server.address, FOLDER)));
    }
  } finally {
    await server.stop();
  }
  for (const fault of faults) console.error(`NOT GOOD ENOUGH: ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
