import { wrongField } from '../errors/errors.js';
import { isReadableText, UNREADABLE_MESSAGE } from '../readable-text.js';

/** A text without the spaces around it, up to `max` characters; empty for none. Throws BAD_INPUT. */
export function readText(field: string, sent: string | null | undefined, max: number): string {
  const text = sent?.trim() ?? '';
  if (text.length > max)
    throw wrongField(field, `Keep the ${field} under ${max.toLocaleString('en-GB')} characters`);
  if (!isReadableText(text)) throw wrongField(field, UNREADABLE_MESSAGE);
  return text;
}

/** The same for a text that must not be empty: then it throws BAD_INPUT with `missing`. */
export function requireText(field: string, sent: string, max: number, missing: string): string {
  const text = readText(field, sent, max);
  if (text === '') throw wrongField(field, missing);
  return text;
}

const SEARCH_MAX = 100;

/** The words of a search; empty for none. Throws BAD_INPUT. */
export const readSearch = (sent: string | null | undefined): string => readText('search', sent, SEARCH_MAX);
