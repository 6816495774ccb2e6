/** The scheme `goldgavel-fair/1` (docs/fair.md). Implemented independently, so that the page need not trust the
 * server.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export const SCHEME = "goldgavel-fair/1";

/** A player's contribution to a deal, in hexadecimal digits. */
export interface Given {
  seat: number;
  number: string;
}

/** What a commitment is bound to. */
export interface Bound {
  game: string;
  round: number;
  rules: string;
}

/** Prefixes each part with its length in four bytes. */
function packed(...parts: (string | Uint8Array)[]): Uint8Array {
  const raw = parts.map((part) => (typeof part === "string" ? utf8ToBytes(part) : part));
  return concatBytes(...raw.flatMap((part) => [bigEndian(part.length, 4), part]));
}

function bigEndian(value: number, size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(size - 4, value);
  return bytes;
}

export function commitmentMessage(bound: Bound, secret: string): Uint8Array {
  return packed(SCHEME, "commitment", bound.game, String(bound.round), bound.rules, hexToBytes(secret));
}

export function commitmentOf(bound: Bound, secret: string): string {
  return bytesToHex(sha256(commitmentMessage(bound, secret)));
}

export function seedMessage(bound: Bound, name: string, players: number, numbers: readonly Given[]): Uint8Array {
  const given = numbers.toSorted((one, two) => one.seat - two.seat);
  const parts = given.flatMap((one) => [String(one.seat), one.number]);
  return packed(SCHEME, "deal", bound.game, String(bound.round), bound.rules, name, String(players), ...parts);
}

export function seedOf(
  bound: Bound,
  secret: string,
  name: string,
  players: number,
  numbers: readonly Given[],
): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), seedMessage(bound, name, players, numbers)));
}

/** Returns one block of the generator: 32 bytes, numbered from 0. */
export function block(seed: string, number: number): Uint8Array {
  return hmac(sha256, hexToBytes(seed), bigEndian(number, 8));
}
