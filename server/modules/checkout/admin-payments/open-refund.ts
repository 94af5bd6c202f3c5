import type { EntityManager } from '@mikro-orm/postgresql';
import { contentDigest } from '../../../platform/api/idempotency-key.js';
import { conflict } from '../../../platform/errors/errors.js';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import { isBeingRetried } from '../../payments/refunds/refund-predicates.js';
import { type OpenRefund, readDashboardRefundsFor, readSent } from './open-refund.store.js';
import { isForStaff } from './order-balance.js';

/** The digest of a command. */
export function digestOfSent(method: PaymentMethod, actorId: string, words: string): string {
  return contentDigest('refund_sent', actorId, words, method);
}

/** True if exactly this was recorded before. Throws CONFLICT if something else was. */
export async function wasRecordedSent(tx: EntityManager, refundId: string, digest: string): Promise<boolean> {
  const before = await readSent(tx, refundId);
  if (before && before.digest !== digest)
    throw conflict(`${before.name} has already recorded this refund as sent`);
  return before !== null;
}

/** Throws CONFLICT for a refund that staff need not, or must not, send by bank transfer now. */
export function assertToBeSent(refund: OpenRefund, now: Date): void {
  if (refund.isInQuestion || refund.channel === 'dashboard')
    throw conflict('That much has already been refunded at the card provider. Check the payment there.');
  if (!isForStaff(refund)) throw conflict("This refund isn't for bank transfer. Check the refund again.");
  assertNotTried(refund, now);
}

/** Throws CONFLICT for a refund that the provider may be given again at this moment. */
export function assertNotTried(refund: OpenRefund, now: Date): void {
  if (refund.status === 'refused' && isBeingRetried(refund, now))
    throw conflict("We're trying this refund again at the card provider. Please try again in half an hour.");
}

/**
 * The dashboard refund that staff made for a refund: the one of its amount, or the only one there is. Throws CONFLICT when there
 * is none, or when only staff know which.
 */
export async function findMadeFor(tx: EntityManager, refund: OpenRefund): Promise<string> {
  if (refund.status === 'succeeded' && refund.channel === 'provider')
    throw conflict("The card provider has already made this refund. You don't need to record it.");
  const made = await readDashboardRefundsFor(tx, refund.id);
  const exact = made.filter(({ unlinkedPence }) => unlinkedPence === refund.amountPence);
  const [one, another] = exact.length > 0 ? exact : made;
  if (another) throw conflict('Several refunds were made there. Link the one that was made for this.');
  if (!one)
    throw conflict(
      'The card provider has no such refund. Make the refund there first, or send the money by bank transfer.',
    );
  return one.id;
}

/** A payment of which less is left than the refund. */
export const tooLittleLeft = () =>
  conflict('Less than that is left of this payment. Check the payment again.');
