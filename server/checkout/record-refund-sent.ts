import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../email/format.js';
import { writeLedgerEntry } from '../orders/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../orders/order.entity.js';
import { queueRefundEmail } from '../orders/order-email-refund.js';
import { readPaymentsIn } from '../orders/order-payments.js';
import { conflict } from '../shared/errors.js';
import { digestOfDeed, writeDeed } from './money-deed.js';
import { BY_HAND, stateOf } from './order-money.js';
import type { PaymentDeps } from './payment-deps.js';
import { IS_GIVEN_ELSEWHERE_SQL, isBeingTried } from './refund-tries.js';

interface SentRefund {
  /** Locked. */
  readonly order: OrderRecord;
  readonly refundId: string;
  readonly words: string;
  readonly actorId: string;
}

interface OpenRefund {
  readonly paymentIntent: string;
  readonly amountPence: number;
  readonly isByHand: boolean;
  readonly providerRefund: string | null;
  readonly providerStatus: string | null;
  readonly nextCheckAt: Date;
  readonly isGivenElsewhere: boolean;
}

/**
 * Staff have sent by bank transfer what was paid so, or what the card provider could not give back: it is certain now, in
 * the ledger, on the timeline and in a message. Part of the caller's transaction. The same words of the same person again
 * change nothing. Throws CONFLICT when it is not to be sent, or somebody else has said so.
 */
export async function noteRefundSent(
  tx: EntityManager,
  { enqueue, now }: Pick<PaymentDeps, 'enqueue' | 'now'>,
  { order, refundId, words, actorId }: SentRefund,
): Promise<void> {
  const digest = digestOfDeed('refund_sent', actorId, words);
  if (await isNotedBefore(tx, refundId, digest)) return;
  const refund = await readRefund(tx, refundId);
  const { paymentIntent, amountPence } = refund;
  const payment = (await readPaymentsIn(tx, order.id)).find((one) => one.paymentIntent === paymentIntent);
  refuseUnlessToBeSent(refund, payment, now());

  const deed = { orderId: order.id, kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  await writeDeed(tx, { ...deed, actorId, now: now() });
  await tx.execute(
    `update refunds set by_hand = true, provider_status = 'succeeded', provider_refund = coalesce(provider_refund, ?) where id = ?`,
    [BY_HAND, refundId],
  );
  await tx.execute('update order_payments set refunded_pence = refunded_pence + ? where payment_intent = ?', [
    amountPence,
    paymentIntent,
  ]);
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'refunded',
    description: `${inPounds(amountPence)} was sent to your bank account`,
    actorId,
    createdAt: now(),
  });
  order.refundedPence += amountPence;
  if (order.refundedPence === order.totalPence && order.paymentStatus === 'paid')
    order.paymentStatus = 'refunded';
  await tx.flush();
  const way = 'bankTransfer';
  await queueRefundEmail(tx, enqueue, order, { eventId, amountPence, cardLast4: '', way, now: now() });
  await writeLedgerEntry(tx, {
    ...{ orderId: order.id, kind: 'refund', amountPence: -amountPence, paymentIntent, refundId, way },
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
}

async function isNotedBefore(tx: EntityManager, refundId: string, digest: string): Promise<boolean> {
  const [before] = await tx.execute<{ digest: string; name: string }[]>(
    'select d.digest, u.name from money_deeds d join users u on u.id = d.actor_id where d.refund_id = ?',
    [refundId],
  );
  if (before && before.digest !== digest)
    throw conflict(`${before.name} has noted already that this was sent`);
  return before !== undefined;
}

async function readRefund(tx: EntityManager, refundId: string): Promise<OpenRefund> {
  const [refund] = await tx.execute<OpenRefund[]>(
    `select r.payment_intent as "paymentIntent", r.amount_pence as "amountPence", r.by_hand as "isByHand",
        r.provider_refund as "providerRefund", r.provider_status as "providerStatus", r.next_check_at as "nextCheckAt",
        ${IS_GIVEN_ELSEWHERE_SQL} as "isGivenElsewhere"
      from refunds r join order_payments p on p.payment_intent = r.payment_intent where r.id = ? for update of r`,
    [refundId],
  );
  return refund!;
}

function refuseUnlessToBeSent(
  refund: OpenRefund,
  payment: { readonly amountPence: number; readonly refundedPence: number } | undefined,
  now: Date,
): void {
  const state = stateOf(refund);
  if (state !== 'toBeSent' && state !== 'failed')
    throw conflict('This refund is not to be sent by bank transfer. Please look at it again.');
  if (refund.isGivenElsewhere)
    throw conflict('So much went back at the card provider already. Please look at the payment there.');
  if (refund.providerStatus === 'refused' && isBeingTried(refund, now))
    throw conflict('The card provider is being asked again just now. Please try again in half an hour.');
  if (!payment || payment.amountPence - payment.refundedPence < refund.amountPence)
    throw conflict('So much is no longer left of this payment. Please look at it again.');
}
