/** How long the echo of a deed may take to come back over the live connection. */
const ECHO_MS = 5_000;
const deeds = new Map<string, number>();

/** Notes that this page changes an order now, and says so itself. */
export function noteOwnDeed(orderId: string): void {
  deeds.set(orderId, Date.now());
}

/** Whether a change of the order is likely the echo of what this page did. */
export function isOwnDeed(orderId: string): boolean {
  return Date.now() - (deeds.get(orderId) ?? 0) < ECHO_MS;
}
