/** True if the browser reports a connection. */

let connected = $state(navigator.onLine);

addEventListener("online", () => {
  connected = true;
});
addEventListener("offline", () => {
  connected = false;
});

export function online(): boolean {
  return connected;
}
