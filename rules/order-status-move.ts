/** How orders move on: the way every shipment goes, and which moves off it staff are asked about. */

/** The way every shipment goes, in order; from `cancelled` there is none on. */
export const FORWARD_STATUSES = ['processing', 'shipped', 'in_transit', 'delivered'] as const;

/** Whether a move goes back, skips a step or undoes a cancellation; the next step and cancelling need no reason. */
export function needsReason(from: string, to: string): boolean {
  if (to === from || to === 'cancelled') return false;
  const steps: readonly string[] = FORWARD_STATUSES;
  const at = steps.indexOf(from);
  return at < 0 || steps.indexOf(to) !== at + 1;
}
