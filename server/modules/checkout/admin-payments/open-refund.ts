import type { EntityManager } from '@mikro-orm/postgresql';
import { contentDigest } from '../../../platform/api/idempotency-key.js';
import { conflict } from '../../../platform/errors/errors.js';
import type { PaymentMethod } from '../../orders/order-payments.store.js';
import { isBeingRetried } from '../../payments/refunds/refund-predicates.js';
import { type OpenRefund, readDashboardRefundsFor, readSent } from './open-refund.store.js';
import { isForStaff } from './order-balance.js';

/** The digest of a command that records a refund as sent. */
export function digestOfSent(method: PaymentMethod, actorId: string, words: string): string {
  return contentDigest('refund_sent', actorId, words, method);
}

/** True if the same command was recorded before. Throws CONFLICT if a different one was. */
export async function wasRecordedSent(tx: EntityManager, refundId: string, digest: string): Promise<boolean> {
  const before = await readSent(tx, refundId);
  if (before && before.digest !== digest)
    throw conflict(`${before.name} has already recorded this refund as sent`);
  return before !== null;
}

/** Throws CONFLICT for a refund that needs no bank transfer, or must not be sent by one now. */
export function assertToBeSent(refund: OpenRefund, now: Date): void {
  if (refund.isInQuestion || refund.channel === 'dashboard')
    throw conflict('That much has already been refunded at the card provider. Check the payment there.');
  if (!isForStaff(refund)) throw conflict("This refund isn't for bank transfer. Check the refund again.");
  assertNotTried(refund, now);
}

/** Throws CONFLICT for a refund that the provider is being asked to make again at this moment. */
export function assertNotTried(refund: OpenRefund, now: Date): void {
  if (refund.status === 'refused' && isBeingRetried(refund, now))
    throw conflict("We're trying this refund again at the card provider. Please try again in half an hour.");
}

/**
 * The dashboard refund made for a refund of ours: the one of its amount, or the only one. Throws CONFLICT when there is
 * none, or several, between which staff have to choose.
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

/** The refusal when less is left of a payment than the refund. */
export const refundExceedsBalance = () =>
  conflict('Less than that is left of this payment. Check the payment again.');
