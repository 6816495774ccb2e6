/** The server by a name of the network, as other devices in the room reach it: over plain HTTP, not a secure context. */

export const NETWORK_NAME = "goldgavel.test";

export function byName(address: string): string {
  const url = new URL(address);
  url.hostname = NETWORK_NAME;
  return url.origin;
}

/** Only browsers are told where the name leads; Node asks this computer itself. */
export function byNumber(address: string): string {
  const url = new URL(address);
  if (url.hostname === NETWORK_NAME) url.hostname = "127.0.0.1";
  return url.origin;
}
