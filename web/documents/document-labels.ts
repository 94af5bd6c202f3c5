import type { DocumentKind } from '../apollo/schema.generated';

/** What the button of a document says. The calendar's file of a cancelled order takes the day out again. */
export function downloadLabel(kind: DocumentKind, title: string, isCancelled = false): string {
  if (kind === 'CALENDAR') return isCancelled ? 'Remove from calendar' : 'Add to calendar';
  if (kind === 'INVOICE') return 'Download Invoice';
  if (kind === 'CREDIT_NOTE') return 'Download Credit note';
  return `Download ${title}`;
}

const NOTES: Record<DocumentKind, string> = {
  INVOICE: '',
  CREDIT_NOTE: '',
  PACKING_LIST: 'What is in which box',
  INVENTORY: 'With values, for customs',
  LABELS: 'Four on a page; one for each box',
  CALENDAR: 'The day we collect',
};

/** What stands below the button of a document that has no number. */
export function documentNote(kind: DocumentKind, isCancelled = false): string {
  return kind === 'CALENDAR' && isCancelled ? 'Takes out the day we would have come' : NOTES[kind];
}
