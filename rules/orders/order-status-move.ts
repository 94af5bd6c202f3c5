/** How orders move on: the way every shipment goes, and which moves off it staff are asked about. */

/** The way every shipment goes, in order. */
export const FORWARD_STATUSES = ['processing', 'shipped', 'in_transit', 'delivered'] as const;
export const ORDER_STATUSES = [...FORWARD_STATUSES, 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];
/** A status, or its GraphQL enum value. */
type StatusSpelling = OrderStatus | Uppercase<OrderStatus>;

/** Why a move is unusual. */
export type UnusualMove = 'reopens' | 'goesBack' | 'skipsStep';

/** Why staff give a reason for a move; null for the next step and for cancelling, which need none. */
export function unusualMove(from: StatusSpelling, to: StatusSpelling): UnusualMove | null {
  const [before, after] = [stepOf(from), stepOf(to)];
  if (after === before || after < 0) return null;
  if (before < 0) return 'reopens';
  if (after < before) return 'goesBack';
  return after === before + 1 ? null : 'skipsStep';
}

/** Whether a move needs a reason. */
export function needsReason(from: StatusSpelling, to: StatusSpelling): boolean {
  return unusualMove(from, to) !== null;
}

/** Whether a status says that a shipment is collected whose collection is still to come, on this day in London. */
export function isBeforeCollection(
  from: StatusSpelling,
  to: StatusSpelling,
  collectionDate: string | null | undefined,
  today: string,
): boolean {
  return stepOf(from) <= 0 && stepOf(to) > 0 && Boolean(collectionDate && collectionDate > today);
}

/** How far an order is on its way, from 0; -1 for one that is cancelled. */
function stepOf(status: StatusSpelling): number {
  return FORWARD_STATUSES.findIndex((step) => step === status.toLowerCase());
}
