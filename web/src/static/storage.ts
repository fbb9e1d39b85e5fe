/** Whether the browser keeps the games even if its disk is full. */

let asking: Promise<boolean> | null = null;

/** Asks the browser to keep them, and returns whether it will. Some browsers ask the reader. */
export async function keepStorage(): Promise<boolean> {
  asking = navigator.storage?.persist?.().catch(() => false) ?? Promise.resolve(false);
  return asking;
}

/** Asks once, when there is something to keep. A refusal changes nothing: there is mostly room. */
export function keepStorageOnce(): void {
  if (!asking) void keepStorage();
}

export async function isStorageKept(): Promise<boolean> {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

/** How much this address takes in the browser; null if it does not tell. */
export async function storedBytes(): Promise<number | null> {
  return (await navigator.storage?.estimate?.().catch(() => null))?.usage ?? null;
}
