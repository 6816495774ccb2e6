/** Whether there is a connection, as far as the browser knows. */

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
