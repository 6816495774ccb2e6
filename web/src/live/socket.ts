/** What the live client needs of a socket: a browser's WebSocket has it, and so has the one of the tests. */

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
