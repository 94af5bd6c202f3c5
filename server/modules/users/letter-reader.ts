import type { Pool } from 'pg';
import { plainTypedText } from '../email/letter/typed-text.js';
import { shortName } from './greeting.js';
import { readAddressee } from './user.store.js';

/** The reader of a message about an account's booking. */
export interface LetterReader {
  /**
   * Whether the address is the account's own and confirmed. Any other reader may be a stranger, who gets none of the
   * customer's own texts except a plain name.
   */
  readonly isOwner: boolean;
  /** The person who gave the address, as "Jane S." or "a customer"; null when the address is the account's. */
  readonly givenBy: string | null;
}

/** Reads who has the address of a message about an account's booking. */
export async function readReader(
  pool: Pool,
  { recipient, userId }: { readonly recipient: string; readonly userId: string },
): Promise<LetterReader> {
  const account = await readAddressee(pool, userId, recipient);
  if (account?.isTheirs) return { isOwner: account.isProved, givenBy: null };
  return { isOwner: false, givenBy: shortName(account?.name ?? '') ?? 'a customer' };
}

/** Explains why the reader gets a message about an order or a payment, with advice for strangers to it. */
export function explainReceipt({ givenBy }: LetterReader, what: string, storeName: string): string {
  return givenBy
    ? `You're receiving this because ${givenBy} entered this address for ${what} at ${storeName}. If you don't know about it, you can ignore this message: the address was probably mistyped.`
    : `You're receiving this because ${what} was booked at ${storeName} with this address.`;
}

/** A town or a street as the owner typed it; null for other readers, and for longer text. */
export function typedByOwner({ isOwner }: LetterReader, text: string): string | null {
  return isOwner ? plainTypedText(text) : null;
}

/** A line's name in a message: a custom box by its size, unless its owner reads their own label. */
export function lineNameFor(
  { isOwner }: Pick<LetterReader, 'isOwner'>,
  { productId, name, size }: { productId: string | null; name: string; size: string },
): string {
  // A free line is text by staff: it has no size.
  if (productId || !size) return name;
  return (isOwner ? plainTypedText(name) : null) ?? `Custom box, ${size}`;
}
