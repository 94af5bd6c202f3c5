/** The papers that customs ask for, on an order: when each is due, and how far it is. */
import { daysAfter } from '../calendar-date.js';

export const PAPER_STATES = ['open', 'sent', 'checked', 'refused'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** The states that may follow each: a file makes it `sent`, staff decide the rest. */
export const PAPER_MOVES: Readonly<Record<PaperState, readonly PaperState[]>> = {
  open: ['sent'],
  sent: ['sent', 'checked', 'refused'],
  checked: ['refused'],
  refused: ['sent'],
};

export function mayPaperMove(from: PaperState, to: PaperState): boolean {
  return PAPER_MOVES[from].includes(to);
}

/** The dates of an order that a paper's due day is counted back from. */
export const PAPER_DAYS = ['collection', 'arrival'] as const;
export type PaperDay = (typeof PAPER_DAYS)[number];

/** The longest reason of a refusal. */
export const PAPER_REASON_MAX = 500;

interface PaperDates {
  readonly collectionDate: string | null;
  readonly transit: { readonly fromDays: number } | null;
}

/** The day by which a paper is due, from the order's days as they are; null while they are not known. */
export function paperDueOn(
  { dueBefore, days }: { readonly dueBefore: PaperDay; readonly days: number },
  { collectionDate, transit }: PaperDates,
): string | null {
  if (!collectionDate) return null;
  if (dueBefore === 'collection') return daysAfter(collectionDate, -days);
  return transit ? daysAfter(collectionDate, transit.fromDays - days) : null;
}
