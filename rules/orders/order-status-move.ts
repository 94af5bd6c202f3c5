/** How orders move on: the way every shipment goes, and which moves off it staff are asked about. */

/** The way every shipment goes, in order. */
const FORWARD_STATUSES = ['processing', 'shipped', 'in_transit', 'delivered'] as const;

type Status = (typeof FORWARD_STATUSES)[number] | 'cancelled';
/** A status, or its GraphQL enum value. */
type StatusSpelling = Status | Uppercase<Status>;

/** How far an order is on its way, from 0; -1 for one that is cancelled. */
export function stepOf(status: StatusSpelling): number {
  return FORWARD_STATUSES.findIndex((step) => step === status.toLowerCase());
}

/** Whether a move goes back, skips a step or undoes a cancellation; the next step and cancelling need no reason. */
export function needsReason(from: StatusSpelling, to: StatusSpelling): boolean {
  if (to === from || stepOf(to) < 0) return false;
  return stepOf(from) < 0 || stepOf(to) !== stepOf(from) + 1;
}
