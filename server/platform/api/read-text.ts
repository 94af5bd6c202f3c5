import { isCalendarDate } from '../../../rules/calendar-date.js';
import { wrongField } from '../errors/errors.js';

/** A text without surrounding spaces, up to `max` characters; empty for none. Throws BAD_INPUT. */
export function readText(field: string, sent: string | null | undefined, max: number): string {
  const text = sent?.trim() ?? '';
  if (text.length > max)
    throw wrongField(field, `Keep the ${field} under ${max.toLocaleString('en-GB')} characters`);
  if (!isReadableText(text)) throw wrongField(field, UNREADABLE_MESSAGE);
  return text;
}

/** A text that must not be empty. Throws BAD_INPUT, with `missing` for an empty one. */
export function requireText(field: string, sent: string, max: number, missing: string): string {
  const text = readText(field, sent, max);
  if (text === '') throw wrongField(field, missing);
  return text;
}

const SEARCH_MAX = 100;

/** The text of a search; empty for none. Throws BAD_INPUT. */
export const readSearch = (sent: string | null | undefined): string => readText('search', sent, SEARCH_MAX);

/** Message for text that cannot be stored. */
export const UNREADABLE_MESSAGE = 'Leave out characters that are no text';

/** False for text with NUL characters or lone surrogates: no keyboard makes them and no database stores them. */
export function isReadableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A day under the name of its field. */
type NamedDay = Readonly<Record<string, string | null | undefined>>;

/** Validates two days and their order; either may be left out. Throws BAD_INPUT at the field. */
export function requireDays(first: NamedDay, last: NamedDay): void {
  const [[fromField, from], [toField, to]] = [named(first), named(last)];
  for (const [field, day] of [[fromField, from] as const, [toField, to] as const])
    if (day && !isCalendarDate(day)) throw wrongField(field, 'Enter the date as YYYY-MM-DD');
  if (from && to && from > to) throw wrongField(toField, 'The last day must not be before the first');
}

function named(field: NamedDay): readonly [name: string, day: string | null | undefined] {
  return Object.entries(field)[0] ?? ['', undefined];
}
