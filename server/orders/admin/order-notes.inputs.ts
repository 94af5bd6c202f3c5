import { wrongField } from '../../shared/errors/errors.js';
import { isReadableText, UNREADABLE_WORDS } from '../../shared/readable-text.js';

export const NOTE_MAX = 4_000;
export const REASON_MAX = 500;
export const TRACKING_MAX = 60;

/** A note as it is stored, trimmed. Throws BAD_INPUT. */
export function readNoteText(text: string): string {
  return readWords('text', text, NOTE_MAX, 'Please write a note');
}

/** Why a status goes another way than usual; null for none. Throws BAD_INPUT. */
export function readReason(reason: string | null | undefined): string | null {
  return reason?.trim() ? readWords('reason', reason, REASON_MAX, '') : null;
}

/** A carrier's number, in one line; null takes it away, and so does an empty one. Throws BAD_INPUT. */
export function readTrackingNumber(sent: string | null | undefined): string | null {
  const number = sent?.trim().replace(/ +/g, ' ') ?? '';
  if (number === '') return null;
  if (number.length > TRACKING_MAX)
    throw wrongField('trackingNumber', `Please keep a tracking number under ${TRACKING_MAX} characters`);
  if (!/^[A-Za-z0-9][A-Za-z0-9 ./_-]*$/.test(number))
    throw wrongField('trackingNumber', 'A tracking number has letters, digits, spaces and - . / _ only');
  return number;
}

function readWords(field: string, sent: string, max: number, missing: string): string {
  const words = sent.trim();
  if (words === '') throw wrongField(field, missing);
  if (words.length > max)
    throw wrongField(field, `Please keep the ${field} under ${max.toLocaleString('en-GB')} characters`);
  if (!isReadableText(words)) throw wrongField(field, UNREADABLE_WORDS);
  return words;
}
