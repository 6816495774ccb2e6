/** The number of games that wait for the reader, for the tab title and the app icon badge. */

let waiting = $state(0);

export function gamesWaiting(): number {
  return waiting;
}

export function showWaiting(count: number): void {
  waiting = count;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
