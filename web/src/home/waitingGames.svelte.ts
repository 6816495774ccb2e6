/** How many games wait for this reader: in the tab's name, and on the app's icon where there is one. */

let waiting = $state(0);

export function gamesWaiting(): number {
  return waiting;
}

export function showWaiting(count: number): void {
  waiting = count;
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
