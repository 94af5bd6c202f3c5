import type { DocumentKind } from '../apollo/schema.generated';

/** What the button of a document says. The calendar's file of a cancelled order takes the day out again. */
export function downloadWords(kind: DocumentKind, title: string, isCancelled = false): string {
  if (kind === 'calendar') return isCancelled ? 'Remove from calendar' : 'Add to calendar';
  if (kind === 'invoice') return 'Download Invoice';
  if (kind === 'creditNote') return 'Download Credit note';
  return `Download ${title}`;
}

const NOTES: Record<DocumentKind, string> = {
  invoice: '',
  creditNote: '',
  packingList: 'What is in which box',
  inventory: 'With values, for customs',
  labels: 'Four on a page; one for each box',
  calendar: 'The day we collect',
};

/** What stands below the button of a document that has no number. */
export function documentNote(kind: DocumentKind, isCancelled = false): string {
  return kind === 'calendar' && isCancelled ? 'Takes out the day we would have come' : NOTES[kind];
}
