import type { SavedQuoteStatus } from '../../apollo/schema.generated';
import type { BadgeTone } from '../../ui/Badge';

/** What can be done with a quote, in a word. */
export const QUOTE_BADGES: Readonly<Record<SavedQuoteStatus, { label: string; tone: BadgeTone }>> = {
  OPEN: { label: 'Open', tone: 'accent' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
  BOOKED: { label: 'Booked', tone: 'good' },
};
