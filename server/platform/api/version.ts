import { IsInt, Min } from 'class-validator';
import { Arg, Int } from 'type-graphql';
import { wrongField } from '../errors/errors.js';

const WORDS = 'Version must be a whole number from 1';

/** Validates a field with the version that a caller read. */
export function IsVersion(): PropertyDecorator {
  return (prototype, name) => {
    IsInt({ message: WORDS })(prototype, name);
    Min(1, { message: WORDS })(prototype, name);
  };
}

/** The argument with the version that a caller read. */
export const VersionArg = () =>
  Arg('version', () => Int, {
    nullable: true,
    description: 'The version that was read; refused with CONFLICT when it has changed since.',
  });

/** Validates the version that a caller read, if there is one. Throws BAD_INPUT. */
export function readVersion<V extends number | null | undefined>(version: V): V {
  if (version != null && !(Number.isSafeInteger(version) && version > 0)) throw wrongField('version', WORDS);
  return version;
}

/** The version in an If-Match header, `"3"`; null (any version) for `*` or none. Throws BAD_INPUT. */
export function readIfMatch(header: string | undefined): number | null {
  if (header === undefined || header.trim() === '*') return null;
  const version = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header)?.[1];
  if (!version) throw wrongField('If-Match', WORDS);
  return Number(version);
}
