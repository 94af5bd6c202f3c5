import { Length } from 'class-validator';

/** Characters of an idempotency key. */
export const KEY_LENGTH = { min: 8, max: 255 } as const;

/** For the description of a key. */
export const KEY_TEXT = `Idempotency key from the client, ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters; a repeat does nothing`;
export const KEY_MESSAGE = `Send an idempotency key of ${KEY_LENGTH.min} to ${KEY_LENGTH.max} characters`;

/** Refuses a key of another length. */
export const IsIdempotencyKey = (): PropertyDecorator =>
  Length(KEY_LENGTH.min, KEY_LENGTH.max, { message: KEY_MESSAGE });
