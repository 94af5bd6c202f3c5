import { wrongField } from '../errors/errors.js';

/** The version in an If-Match header, `"3"`; any version for `*` or none. Throws BAD_INPUT. */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header)?.[1];
  if (!version) throw wrongField('If-Match', 'Version must be a whole number from 1');
  return Number(version);
}
