/** The part of a WebSocket that the live client uses. Tests provide their own. */

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export type OpenSocket = (address: string) => Socket;

export function browserSocket(address: string): Socket {
  return new WebSocket(address) as unknown as Socket;
}
