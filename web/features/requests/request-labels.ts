import type { RequestKind, RequestState } from '../../data/schema.generated';
import type { BadgeTone } from '../../design/Badge';

/** The kinds that visitors send; staff make the others. */
export type VisitorKind = Exclude<RequestKind, 'CALL'>;

/** The name of each kind that visitors send, and the texts of its page. */
export const VISITOR_KINDS: Readonly<Record<VisitorKind, { label: string; title: string; intro: string }>> = {
  CONTAINER: {
    label: 'Container',
    title: 'A container of your own',
    intro: "Tell us what you're moving, where and when. We email a price for a 20FT or 40FT container.",
  },
  SURVEY: {
    label: 'Survey',
    title: 'Book a survey',
    intro: 'We visit you, or call you by video, and measure what you want to ship.',
  },
  PRICE_MATCH: {
    label: 'Price match',
    title: 'Match a price',
    intro:
      'Send us the offer of another company. We compare volume, service and total to the same destination.',
  },
  QUESTION: {
    label: 'Question',
    title: 'Ask a question',
    intro: 'Ask us anything. We reply by email.',
  },
};

/** The name of each kind. */
export const KIND_LABELS: Readonly<Record<RequestKind, { label: string }>> = {
  ...VISITOR_KINDS,
  CALL: { label: 'Quote by phone' },
};

export const STATE_BADGES: Readonly<Record<RequestState, { label: string; tone: BadgeTone }>> = {
  NEW: { label: 'New', tone: 'warn' },
  ANSWERED: { label: 'Answered', tone: 'accent' },
  OFFERED: { label: 'Offered', tone: 'accent' },
  WON: { label: 'Booked', tone: 'good' },
  LOST: { label: 'Closed', tone: 'neutral' },
};

/** The kind as the address of the form has it: `price_match`. */
export function kindInUrl(query: URLSearchParams): VisitorKind {
  const asked = query.get('kind')?.toUpperCase();
  return (Object.keys(VISITOR_KINDS) as VisitorKind[]).find((kind) => kind === asked) ?? 'QUESTION';
}

/** "2026-12" as people read it: "December 2026". */
export function monthText(month: string): string {
  const text = new Date(`${month}-01T12:00:00Z`);
  return text.toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** The page of a request, for anyone with its secret. */
export function requestPath(secret: string): string {
  return `/request#${secret}`;
}
