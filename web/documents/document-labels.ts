import type { DocumentKind } from '../apollo/schema.generated';

/** The label of a document's button. A cancelled order's calendar file removes the event. */
export function downloadLabel(kind: DocumentKind, title: string, isCancelled = false): string {
  if (kind === 'CALENDAR') return isCancelled ? 'Remove from calendar' : 'Add to calendar';
  if (kind === 'INVOICE') return 'Download Invoice';
  if (kind === 'CREDIT_NOTE') return 'Download credit note';
  return `Download ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

const NOTES: Record<DocumentKind, string> = {
  INVOICE: '',
  CREDIT_NOTE: '',
  PACKING_LIST: "What's in each box",
  INVENTORY: 'With values, for customs',
  LABELS: 'One for each box, four to a page',
  CALENDAR: 'The day we collect',
};

/** The note below a document without a number. */
export function documentNote(kind: DocumentKind, isCancelled = false): string {
  return kind === 'CALENDAR' && isCancelled ? 'Removes the collection from your calendar' : NOTES[kind];
}
