import type { DocumentKind } from '../gql';

/** What the button of a document says. */
export function downloadWords(kind: DocumentKind, title: string): string {
  if (kind === 'calendar') return 'Add to calendar';
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
export function documentNote(kind: DocumentKind): string {
  return NOTES[kind];
}
