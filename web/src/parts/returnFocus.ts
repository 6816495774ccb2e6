/** The focus after a dialog that opens over any screen. */

import { onDestroy, tick } from "svelte";

/** Gives the focus back to what had it when this component was made. If that is gone, `instead` gets it, a selector. */
export function returnFocus(instead = ""): void {
  const before = document.activeElement;
  onDestroy(async () => {
    // While the dialog is open, nothing behind it can have the focus.
    await tick();
    if (document.activeElement !== document.body) return;
    const remains = before !== document.body && before?.isConnected;
    const place = remains || instead === "" ? before : document.querySelector(instead);
    if (place instanceof HTMLElement) place.focus();
  });
}
