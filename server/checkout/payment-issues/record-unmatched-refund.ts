import type { EntityManager } from '@mikro-orm/postgresql';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { GIVEN_BEFORE, stateOf } from '../admin-payments/order-balance.js';
import { writeDeed } from '../admin-payments/payment-operation.js';
import {
  digestOfSent,
  isNotedBefore,
  markSent,
  type OpenRefund,
  readRefund,
  refuseUnlessGiven,
  refuseUnlessToBeSent,
  type SentWay,
  tooLittleLeft,
} from '../admin-payments/record-refund-sent.js';

interface StrayRefund {
  readonly refundId: string;
  /** The payment as the provider has just told of it; null when it knows none. */
  readonly intent: PaymentIntentView | null;
  readonly way: SentWay;
  readonly words: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Staff have sent by bank transfer, or given at the provider by hand, what it could not give back of a payment without an
 * order, which stands in no ledger. Part of the caller's transaction. The same words of the same person again change
 * nothing. Throws CONFLICT when it is not to be sent, or somebody else has said so.
 */
export async function noteStrayRefundSent(tx: EntityManager, sent: StrayRefund): Promise<void> {
  const { refundId, intent, way, words, actorId, now } = sent;
  const refund = await readRefund(tx, refundId, now);
  const digest = digestOfSent(way, actorId, words);
  if (await isNotedBefore(tx, refundId, digest)) return;
  const { paymentIntent, amountPence } = refund;
  const known = await readKnown(tx, paymentIntent, refundId);
  const { atProviderPence, returnedPence, byHandPence, isAnotherUnheard } = known;
  const strangePence = Math.max(0, (intent?.refundedPence ?? 0) - atProviderPence - returnedPence);
  const isGiven = stateOf(refund) === 'failed' && strangePence >= amountPence;
  const seen: OpenRefund = { ...refund, isGivenElsewhere: isGiven };
  const stood = { orderId: null, kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  const deed = { ...stood, actorId, now };
  if (way === 'card') {
    if (!isGiven || isAnotherUnheard) refuseUnlessGiven(seen, now);
    await writeDeed(tx, deed);
    await tx.execute(
      `update refunds set provider_refund = ?, provider_status = 'succeeded', by_hand = false, is_owed = false where id = ?`,
      [...[GIVEN_BEFORE, refundId]],
    );
    return;
  }
  refuseUnlessToBeSent(seen, now);
  const gonePence = atProviderPence + byHandPence + strangePence;
  if (intent && intent.amountReceivedPence - gonePence < amountPence) throw tooLittleLeft();
  await writeDeed(tx, deed);
  await markSent(tx, refundId);
}

/** What is known to have gone back of a payment beside one refund, and what came back to us of any. */
async function readKnown(tx: EntityManager, paymentIntent: string, refundId: string) {
  const [known] = await tx.execute<
    { atProviderPence: number; returnedPence: number; byHandPence: number; isAnotherUnheard: boolean }[]
  >(
    `select coalesce(sum(amount_pence) filter (where is_other and not by_hand and provider_status in ('pending', 'requires_action', 'succeeded')), 0)::int
        as "atProviderPence",
        coalesce(sum(amount_pence) filter (where is_returned), 0)::int as "returnedPence",
        coalesce(sum(amount_pence) filter (where is_other and by_hand and not is_owed and provider_status = 'succeeded'), 0)::int as "byHandPence",
        coalesce(bool_or(is_other and provider_refund is null and not by_hand), false) as "isAnotherUnheard"
      from (select *, id <> ? as is_other from refunds where payment_intent = ?) r`,
    [refundId, paymentIntent],
  );
  return known!;
}
