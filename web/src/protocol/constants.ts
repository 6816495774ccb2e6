/** Made from schema.json by tools/types.ts: do not edit. */

export const PROTOCOL = 1;

/** Why the server closes a socket. */
export const CLOSE_CODES = {
  BROKEN: 1011,
  RESTART: 1012,
  LEFT: 4000,
  RELOAD: 4001,
  REMOVED: 4003,
  TOO_SLOW: 4008,
  FLOOD: 4029,
  FORGOTTEN: 4401,
  FORBIDDEN: 4403,
  UNKNOWN: 4404,
} as const;

/** Codes after which a client gives up. */
export const FINAL_CLOSE_CODES: readonly number[] = [
  CLOSE_CODES.LEFT,
  CLOSE_CODES.RELOAD,
  CLOSE_CODES.REMOVED,
  CLOSE_CODES.FORGOTTEN,
  CLOSE_CODES.FORBIDDEN,
  CLOSE_CODES.UNKNOWN,
];
