/** Whether the reference card is open over a table. The bar, the menu and the table open it. */

let opened = $state(false);

export function isReferenceOpen(): boolean {
  return opened;
}

export function openReference(): void {
  opened = true;
}

export function closeReference(): void {
  opened = false;
}
