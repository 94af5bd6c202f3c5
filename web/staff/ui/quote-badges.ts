import { lastDayOf } from '../../../rules/prices/quote-validity';
import type { SavedQuoteStatus } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';
import { formatDate } from '../../lib/formats/formats';

/** The badge of each status of a quote. */
export const QUOTE_BADGES: Readonly<Record<SavedQuoteStatus, { label: string; tone: BadgeTone }>> = {
  OPEN: { label: 'Open', tone: 'accent' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  BOOKED: { label: 'Booked', tone: 'good' },
};

/** Until when a quote holds its price: "23:59 on 27 December 2026", not the midnight after it. */
export function holdsUntil(expiresAt: string): string {
  return `23:59 on ${formatDate(lastDayOf(new Date(expiresAt)))}`;
}
