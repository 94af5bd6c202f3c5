import type { Pool } from 'pg';
import { plainTypedText } from '../email/letter/typed-text.js';
import { shortName } from './greeting.js';
import { readAddressee } from './user.store.js';

/** Who gets a message about what an account has booked. */
export interface LetterReader {
  /**
   * Whether the address is the account's own and was proved. Anybody else may be a stranger, to whom nothing is repeated
   * that the customer typed, but for a plain name.
   */
  readonly isOwner: boolean;
  /** Who else gave the address, as "Jane S." or "a customer"; null when the address is the account's. */
  readonly givenBy: string | null;
}

/** Reads who has an address, of a message about something that an account has booked. */
export async function readReader(
  pool: Pool,
  { recipient, userId }: { readonly recipient: string; readonly userId: string },
): Promise<LetterReader> {
  const account = await readAddressee(pool, userId, recipient);
  if (account?.isTheirs) return { isOwner: account.isProved, givenBy: null };
  return { isOwner: false, givenBy: shortName(account?.name ?? '') ?? 'a customer' };
}

/** Why the reader gets a message about an order or a payment, and what to do who knows nothing of it. */
export function explainReceipt({ givenBy }: LetterReader, what: string, storeName: string): string {
  return givenBy
    ? `You're receiving this because ${givenBy} entered this address for ${what} at ${storeName}. If you don't know about it, you can ignore this message: the address was probably mistyped.`
    : `You're receiving this because ${what} was booked at ${storeName} with this address.`;
}

/** A town or a street as the owner typed it; null for anybody else, and for what is more than that. */
export function typedByOwner({ isOwner }: LetterReader, text: string): string | null {
  return isOwner ? plainTypedText(text) : null;
}

/** A line as a message names it: an own box by its size, unless its owner reads what they called it. */
export function lineNameFor(
  { isOwner }: Pick<LetterReader, 'isOwner'>,
  { productId, name, size }: { productId: string | null; name: string; size: string },
): string {
  if (productId) return name;
  return (isOwner ? plainTypedText(name) : null) ?? `Custom box, ${size}`;
}
