/** How long the echo of a deed may take to come back over the live connection. */
const ECHO_MS = 5_000;
const changedAt = new Map<string, number>();

/** Notes that this page changes an order now, and says so itself. */
export function markLocalChange(orderId: string): void {
  changedAt.set(orderId, Date.now());
}

/** Whether a change of the order is likely the echo of what this page did. */
export function isLocalEcho(orderId: string): boolean {
  return Date.now() - (changedAt.get(orderId) ?? 0) < ECHO_MS;
}
