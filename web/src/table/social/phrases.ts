/** The quick phrases of the chat, in the order in which they are offered. */

import type { SayPhrase } from "../../protocol/types";

export type Phrase = SayPhrase["phrase"];

const OFFERED: Record<Phrase, true> = {
  hello: true,
  "good-luck": true,
  "well-played": true,
  thanks: true,
  "one-moment": true,
  misclick: true,
  "your-turn": true,
  "good-game": true,
  again: true,
};

export const PHRASES = Object.keys(OFFERED) as Phrase[];
