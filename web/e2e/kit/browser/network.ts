/** Reaches the server by a network name over plain HTTP, like other devices. That is not a secure context. */

export const NETWORK_NAME = "goldgavel.test";

export function withNetworkName(address: string): string {
  const url = new URL(address);
  url.hostname = NETWORK_NAME;
  return url.origin;
}

/** Only browsers resolve the name. Node uses the loopback address. */
export function withLoopback(address: string): string {
  const url = new URL(address);
  if (url.hostname === NETWORK_NAME) url.hostname = "127.0.0.1";
  return url.origin;
}
