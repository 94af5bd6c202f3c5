/** A booking that waits for its bank transfer. */

/**
 * Days in which a transfer is due when staff say nothing else: within the United Kingdom it takes a day at most, from
 * abroad up to five working days.
 */
export const TRANSFER_DAYS = 7;

/** Days that staff may wait for a transfer. */
export const TRANSFER_DAYS_BOUNDS = { min: 1, max: 30 } as const;

/** Days before the last one on which the customer of an unpaid booking is reminded. */
export const TRANSFER_REMINDER_DAYS = 2;

export const TRANSFER_STATES = ['waiting', 'to_return', 'booked', 'ended'] as const;
/** `to_return`: the booking is over or paid, and holds money of its customer. */
export type TransferState = (typeof TRANSFER_STATES)[number];

export interface TransferSums {
  /** Price of the booking. */
  readonly totalPence: number;
  /** Transfers that arrived, less those sent back. */
  readonly heldPence: number;
  readonly isWaiting: boolean;
  /** Whether its transfers paid an order. */
  readonly isBooked: boolean;
}

/** Pence still to be paid; 0 unless it waits. */
export function dueByTransfer({ totalPence, heldPence, isWaiting }: TransferSums): number {
  return isWaiting ? Math.max(0, totalPence - heldPence) : 0;
}

/** Pence to be sent back to the customer; 0 while it waits. */
export function toReturn({ totalPence, heldPence, isWaiting, isBooked }: TransferSums): number {
  return isWaiting ? 0 : heldPence - (isBooked ? totalPence : 0);
}

/** The state of a booking. */
export function transferState(sums: TransferSums): TransferState {
  if (sums.isWaiting) return 'waiting';
  if (toReturn(sums) > 0) return 'to_return';
  return sums.isBooked ? 'booked' : 'ended';
}
