import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../email/letter/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { readPaymentsIn } from '../../orders/refunds/order-payments.js';
import { conflict } from '../../shared/errors/errors.js';
import { IS_GIVEN_ELSEWHERE_SQL, IS_UNHEARD_SQL, isBeingTried } from '../refunds/refund-tries.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { BY_HAND, GIVEN_BEFORE, stateOf } from './order-balance.js';
import { digestOfDeed, type MoneyDeed, writeDeed } from './payment-operation.js';

interface SentRefund {
  /** Locked. */
  readonly order: OrderRecord;
  readonly refundId: string;
  readonly way: SentWay;
  readonly words: string;
  readonly actorId: string;
}

/** How staff have given it: by bank transfer, or by hand at the card provider. */
export type SentWay = 'bankTransfer' | 'card';

export interface OpenRefund {
  readonly paymentIntent: string;
  readonly amountPence: number;
  readonly isByHand: boolean;
  readonly isOwed: boolean;
  readonly providerRefund: string | null;
  readonly providerStatus: string | null;
  readonly nextCheckAt: Date;
  readonly isGivenElsewhere: boolean;
  /** Nothing was heard yet of another refund of the same payment: what the provider has given may be that one. */
  readonly isAnotherUnheard: boolean;
}

/**
 * Staff have sent by bank transfer what was paid so, or what the card provider could not give back: it is certain now, in
 * the ledger, on the timeline and in a message. What they have given at the provider was noted from its own word, which the
 * caller has asked for; only their words are kept. Part of the caller's transaction. The same words of the same person
 * again change nothing. Throws CONFLICT when it is not to be sent, or somebody else has said so.
 */
export async function noteRefundSent(
  tx: EntityManager,
  { enqueue, now }: Pick<PaymentDeps, 'enqueue' | 'now'>,
  { order, refundId, way: sentWay, words, actorId }: SentRefund,
): Promise<void> {
  const digest = digestOfSent(sentWay, actorId, words);
  if (await isNotedBefore(tx, refundId, digest)) return;
  const refund = await readRefund(tx, refundId, now());
  const { paymentIntent, amountPence } = refund;
  const deed = { orderId: order.id, kind: 'refund_sent', amountPence, words, refundId, digest } as const;
  if (sentWay === 'card') {
    refuseUnlessGiven(refund, now());
    await writeDeed(tx, { ...deed, actorId, now: now() });
    return;
  }
  const payment = (await readPaymentsIn(tx, order.id)).find((one) => one.paymentIntent === paymentIntent);
  refuseUnlessToBeSent(refund, now());
  if (refund.isOwed) return noteOwedSent(tx, { enqueue, now }, order, deed, actorId);
  if (!payment || payment.amountPence - payment.refundedPence < amountPence) throw tooLittleLeft();

  await writeDeed(tx, { ...deed, actorId, now: now() });
  await markSent(tx, refundId);
  await tx.execute('update order_payments set refunded_pence = refunded_pence + ? where payment_intent = ?', [
    amountPence,
    paymentIntent,
  ]);
  order.refundedPence += amountPence;
  if (order.refundedPence === order.totalPence && order.paymentStatus === 'paid')
    order.paymentStatus = 'refunded';
  await tellSent(tx, { enqueue, now }, order, amountPence, actorId);
  await writeLedgerEntry(tx, {
    ...{ orderId: order.id, kind: 'refund', amountPence: -amountPence, paymentIntent, refundId },
    way: 'bankTransfer',
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
}

/** What was confirmed and came back is in the books as given already; the customer is told where it is now. */
async function noteOwedSent(
  tx: EntityManager,
  { enqueue, now }: Pick<PaymentDeps, 'enqueue' | 'now'>,
  order: OrderRecord,
  deed: Omit<MoneyDeed, 'actorId' | 'now'> & { readonly refundId: string },
  actorId: string,
): Promise<void> {
  await writeDeed(tx, { ...deed, actorId, now: now() });
  await markSent(tx, deed.refundId);
  await tellSent(tx, { enqueue, now }, order, deed.amountPence, actorId);
  await tx.execute('update orders set version = version + 1 where id = ?', [order.id]);
}

async function tellSent(
  tx: EntityManager,
  { enqueue, now }: Pick<PaymentDeps, 'enqueue' | 'now'>,
  order: OrderRecord,
  amountPence: number,
  actorId: string,
): Promise<void> {
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'refunded',
    description: `${inPounds(amountPence)} was sent to your bank account`,
    actorId,
    createdAt: now(),
  });
  await tx.flush();
  const way = 'bankTransfer';
  await queueRefundEmail(tx, enqueue, order, { eventId, amountPence, cardLast4: '', way, now: now() });
}

/** What a press asked for; of a bank transfer as it always was. */
export function digestOfSent(way: SentWay, actorId: string, words: string): string {
  return digestOfDeed('refund_sent', actorId, words, ...(way === 'card' ? ['card'] : []));
}

/** It went back by bank transfer and is never tried again. */
export async function markSent(tx: EntityManager, refundId: string): Promise<void> {
  await tx.execute(
    `update refunds set by_hand = true, is_owed = false, provider_status = 'succeeded', provider_refund = coalesce(provider_refund, ?) where id = ?`,
    [BY_HAND, refundId],
  );
}

/** Whether the same was said before. Throws CONFLICT when somebody has said something else of it. */
export async function isNotedBefore(tx: EntityManager, refundId: string, digest: string): Promise<boolean> {
  const [before] = await tx.execute<{ digest: string; name: string }[]>(
    'select d.digest, u.name from money_deeds d join users u on u.id = d.actor_id where d.refund_id = ?',
    [refundId],
  );
  if (before && before.digest !== digest)
    throw conflict(`${before.name} has noted already that this was sent`);
  return before !== undefined;
}

/** A refund, locked, with or without an order. */
export async function readRefund(tx: EntityManager, refundId: string, now: Date): Promise<OpenRefund> {
  const [refund] = await tx.execute<OpenRefund[]>(
    `select r.payment_intent as "paymentIntent", r.amount_pence as "amountPence", r.by_hand and not r.is_owed as "isByHand", r.is_owed as "isOwed",
        r.provider_refund as "providerRefund", r.provider_status as "providerStatus", r.next_check_at as "nextCheckAt",
        coalesce(${IS_GIVEN_ELSEWHERE_SQL}, false) as "isGivenElsewhere",
        exists (select from refunds other where other.payment_intent = r.payment_intent and other.id <> r.id
          and ${IS_UNHEARD_SQL('other')}) as "isAnotherUnheard"
      from refunds r left join order_payments p on p.payment_intent = r.payment_intent where r.id = ? for update of r`,
    [now, refundId],
  );
  return refund!;
}

/** Throws CONFLICT for a refund that a person need not, or must not, send by bank transfer now. */
export function refuseUnlessToBeSent(refund: OpenRefund, now: Date): void {
  const state = stateOf(refund);
  if (refund.isGivenElsewhere || refund.providerRefund === GIVEN_BEFORE)
    throw conflict('So much went back at the card provider already. Please look at the payment there.');
  if (state !== 'toBeSent' && state !== 'failed')
    throw conflict('This refund is not to be sent by bank transfer. Please look at it again.');
  const mayBeAtProvider = refund.providerStatus === 'refused' && isBeingTried(refund, now);
  if (state === 'failed' && (refund.isAnotherUnheard || mayBeAtProvider)) throw beingTried();
}

/** Throws CONFLICT unless the provider had refused it and has been seen to have it given by a person. */
export function refuseUnlessGiven(refund: OpenRefund, now: Date): void {
  if (refund.providerRefund === GIVEN_BEFORE) return;
  if (stateOf(refund) === 'confirmed')
    throw conflict('The card provider has given this back itself. There is nothing to note.');
  const mayBeAtProvider = refund.providerStatus === 'refused' && isBeingTried(refund, now);
  const mayBeGiven = refund.isGivenElsewhere || refund.isAnotherUnheard || mayBeAtProvider;
  if (stateOf(refund) === 'failed' && mayBeGiven) throw beingTried();
  throw conflict(
    'The card provider has not given it back by hand. Please give it back there first, or send it by bank transfer.',
  );
}

/** A payment of which less is left than the refund. */
export const tooLittleLeft = () =>
  conflict('So much is no longer left of this payment. Please look at it again.');

const beingTried = () =>
  conflict('The card provider is being asked again just now. Please try again in half an hour.');
