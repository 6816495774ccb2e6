/** The browser tab's name: a screen may have its own while it is shown. */

let own = $state.raw<(() => string) | null>(null);

export function titled(name: () => string): void {
  $effect(() => {
    own = name;
    return () => {
      if (own === name) own = null;
    };
  });
}

/** What the screen that is shown calls itself; null if it leaves that to its address. */
export function ownTitle(): string | null {
  return own === null ? null : own();
}
