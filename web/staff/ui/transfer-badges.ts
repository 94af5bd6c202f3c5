import type { TransferState } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';

/** The states of bookings that are paid by bank transfer. */
export const TRANSFER_BADGES: Readonly<Record<TransferState, { label: string; tone: BadgeTone }>> = {
  WAITING: { label: 'Awaiting transfer', tone: 'accent' },
  TO_RETURN: { label: 'Money to send back', tone: 'warn' },
  BOOKED: { label: 'Booked', tone: 'good' },
  ENDED: { label: 'Ended', tone: 'neutral' },
};
