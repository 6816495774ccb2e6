/** Random ids and numbers, also on pages without HTTPS: `crypto.randomUUID` exists only in secure contexts. */

const BYTES = 16;

/** 128 random bits as 32 hexadecimal digits. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
