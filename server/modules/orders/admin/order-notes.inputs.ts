import { plainCode } from '../../../../rules/text.js';
import { requireText } from '../../../platform/api/read-text.js';
import { wrongField } from '../../../platform/errors/errors.js';

export const NOTE_MAX = 4_000;
export const TRACKING_MAX = 60;

/** A note as it is stored, trimmed. Throws BAD_INPUT. */
export function readNoteText(text: string): string {
  return requireText('text', text, NOTE_MAX, 'Write a note');
}

/** A carrier's tracking number; null for none. Throws BAD_INPUT. */
export function readTrackingNumber(sent: string | null | undefined): string | null {
  const number = plainCode(sent ?? '');
  if (number === '') return null;
  if (number.length > TRACKING_MAX)
    throw wrongField('trackingNumber', `Keep a tracking number under ${TRACKING_MAX} characters`);
  if (!/^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/.test(number))
    throw wrongField('trackingNumber', 'A tracking number has letters, digits, spaces and - . / _ only');
  return number;
}
