/** How long the live echo of a local change may take. */
const ECHO_MS = 5_000;
const changedAt = new Map<string, number>();

/** Records that this page is changing the order, and reports it itself. */
export function markLocalChange(orderId: string): void {
  changedAt.set(orderId, Date.now());
}

/** Whether a change of the order is likely the echo of this page's own. */
export function isLocalEcho(orderId: string): boolean {
  return Date.now() - (changedAt.get(orderId) ?? 0) < ECHO_MS;
}
