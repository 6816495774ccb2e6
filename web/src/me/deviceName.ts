/** What a device is called in the list of one's own. */

import type { Device } from "../protocol/types";
import { say } from "../words/words.svelte";

const TERMINAL = "goldgavel";

export function deviceName({ browser, system }: Device): string {
  const program = browser === TERMINAL ? say("me-device-terminal") : (browser ?? say("me-device-unknown"));
  return system === null ? program : say("me-device-on", { browser: program, system });
}
