/** The people whom the reader has muted, at every table and on all devices. */

import { ask } from "../http";
import type { Muted } from "../protocol/types";

export function myMutes(): Promise<Muted[]> {
  return ask("GET", "/me/mutes");
}

export function mute(player: string): Promise<Muted[]> {
  return ask("PUT", `/me/mutes/${player}`, {});
}

export function unmute(player: string): Promise<Muted[]> {
  return ask("DELETE", `/me/mutes/${player}`);
}
