import { findDestination } from '../../../rules/destinations.js';
import { fromPounds } from '../../../rules/prices/pounds.js';
import { wrongField } from '../errors/errors.js';
import { InRest } from './describe.js';
import { sentOnce } from './validate.js';

/**
 * A field that a REST query and GraphQL arguments share. REST sends it once, as text, under `name` where that
 * differs; an empty text counts as left out.
 */
export function QueryField(
  schema: Readonly<Record<string, unknown>>,
  read: (text: string, name: string) => unknown,
  name?: string,
): PropertyDecorator {
  return InRest({
    schema,
    ...(name && { name }),
    read(sent, field) {
      if (sent == null) return undefined;
      if (typeof sent !== 'string') throw sentOnce(field);
      return sent.trim() ? read(sent.trim(), field) : undefined;
    },
  });
}

const TEXT = { type: 'string', maxLength: 100 };

/** A text. */
export const QueryText = () => QueryField(TEXT, (text) => text);

/** A whole number. Other text becomes a number that the field's validation refuses with its own message. */
export const QueryWhole = (name?: string) =>
  QueryField({ type: 'string', pattern: '^\\d{1,9}$' }, readWhole, name);

/** An amount in pence, sent as pounds over REST. */
export const QueryPounds = () =>
  QueryField({ type: 'string', pattern: '^\\d{1,5}(\\.\\d{1,2})?$' }, (text, name) => {
    const pence = fromPounds(text);
    if (pence === null) throw wrongField(name, 'Enter prices in pounds, like 12.50');
    return pence;
  });

/** A destination, in any spelling. */
export const QueryDestination = (message: string, name?: string) =>
  QueryField(
    TEXT,
    (text, field) => {
      const found = findDestination(text);
      if (!found) throw wrongField(field, message);
      return found.key;
    },
    name,
  );

/** A value of an enum; `label` names it in the refusal. */
export const QueryWord = (words: Readonly<Record<string, string>>, label: string) =>
  QueryField({ type: 'string', enum: Object.values(words) }, (text, name) =>
    readWord(Object.values(words), text, name, label),
  );

/** The value that a text names in any case, with spaces, dashes or underscores, or as one word. Throws BAD_INPUT. */
export function readWord<T extends string>(
  words: readonly T[],
  text: string,
  name: string,
  label: string,
): T {
  const spelled = bare(text) === 'canceled' ? 'cancelled' : bare(text);
  const found = words.find((word) => bare(word) === spelled);
  if (!found) throw wrongField(name, `${label} must be one of ${words.join(', ')}`);
  return found;
}

const bare = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, '');

function readWhole(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
