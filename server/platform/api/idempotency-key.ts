import { createHash } from 'node:crypto';
import { Length } from 'class-validator';
import { conflict } from '../errors/errors.js';

/** Length of an idempotency key in characters. */
export const KEY_LENGTH = { min: 8, max: 255 } as const;

/** Description of an idempotency key. */
export const KEY_TEXT = `Idempotency key from the client, ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters; a repeat does nothing, and other content under the same key is refused with CONFLICT.`;
export const KEY_MESSAGE = `Send an idempotency key of ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters`;

/** Validates the length of an idempotency key. */
export const IsIdempotencyKey = (): PropertyDecorator =>
  Length(KEY_LENGTH.min, KEY_LENGTH.max, { message: KEY_MESSAGE });

/**
 * The digest of the content that an idempotency key was sent with. The order of fields, empty fields and surrounding
 * spaces make no difference.
 */
export function contentDigest(...parts: readonly unknown[]): string {
  return createHash('sha256').update(sameText(parts)).digest('base64url');
}

/** A value as one text, equal for equal content. */
export function sameText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (!part || typeof part !== 'object' || Array.isArray(part)) return part;
    const entries = Object.entries(part).filter(([, inner]) => inner !== null && inner !== undefined);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}

/** Throws CONFLICT when a known key comes with other content than the first time. */
export function refuseOtherContent(before: string | null, now: string): void {
  if (before !== now)
    throw conflict('This idempotency key was used for something else. Send a new key for a new request.');
}
