import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../email/letter/format.js';
import { queueRefundEmail } from '../../orders/emails/order-email-refund.js';
import { writeLedgerEntry } from '../../orders/ledger/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import type { PaymentIntentView } from '../../payments/gateway/payment-gateway.js';
import { raiseIssue } from '../payment-issues/raise-issue.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { mayBeOwed, settleGivenRefunds, settleOwedRefunds } from './match-external-refunds.js';
import { noteReturned } from './record-failed-refunds.js';
import { giveBackRest } from './refund-remainder.js';

/**
 * Takes in what the provider has given back of one payment of an order, the order being locked: the sum, an entry on the
 * timeline, a message, and `refunded` once all payments are. The provider counts what it has only begun; that waits until it is
 * certain, and what came back to us is not counted at all. What it has confirmed of ours, and what was given by hand before,
 * counts whatever else is on its way. What staff have sent by bank transfer, or have said did not hold, is gone as well, and
 * the provider knows nothing of it. What it had refused, or a bank has sent back, and a person has given there is settled;
 * what is left of a cancelled order then goes back.
 */
export async function noteMoneyBack(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'enqueue' | 'now' | 'log'>,
  order: OrderRecord,
  intent: PaymentIntentView,
  /** What of it was confirmed of ours just now, and is in no book yet. */
  ownPence = 0,
): Promise<void> {
  if (intent.refundedPence === 0) return;
  await noteReturned(tx, deps, intent);
  await noteSum(tx, deps, order, intent, ownPence);
  await settleGivenRefunds(tx, deps, intent);
  await giveBackRest(tx, deps, order, intent.id);
}

async function noteSum(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'enqueue' | 'now' | 'log'>,
  order: OrderRecord,
  intent: PaymentIntentView,
  ownPence: number,
): Promise<void> {
  const { enqueue, now } = deps;
  const [payment] = await tx.execute<
    {
      amountPence: number;
      refundedPence: number;
      uncertainPence: number;
      confirmedPence: number;
      earlierPence: number;
      elsewherePence: number;
      returnedPence: number;
      last4: string | null;
    }[]
  >(
    `select p.amount_pence as "amountPence", p.refunded_pence as "refundedPence", p.card->>'last4' as last4,
        (select coalesce(sum(amount_pence), 0)::int from refunds r where r.payment_intent = p.payment_intent
          and not r.by_hand and not r.is_returned and coalesce(r.provider_status, '') not in ('succeeded', 'refused')) as "uncertainPence",
        (select coalesce(sum(amount_pence), 0)::int from refunds r where r.payment_intent = p.payment_intent and r.is_returned)
          as "returnedPence",
        (select coalesce(sum(amount_pence), 0)::int from refunds r where r.payment_intent = p.payment_intent
          and r.provider_status = 'succeeded' and not r.by_hand) as "confirmedPence",
        (select coalesce(max(earlier_pence), 0)::int from refunds r where r.payment_intent = p.payment_intent) as "earlierPence",
        p.reversed_pence + (select coalesce(sum(amount_pence), 0)::int from refunds r where r.payment_intent = p.payment_intent
          and r.provider_status = 'succeeded' and r.by_hand) as "elsewherePence"
      from order_payments p where p.payment_intent = ?`,
    [intent.id],
  );
  if (!payment) return;
  const begunPence = Math.max(0, intent.refundedPence - payment.returnedPence);
  const certainPence = Math.max(
    begunPence - payment.uncertainPence,
    payment.confirmedPence + payment.earlierPence,
  );
  const atProviderPence = Math.min(certainPence, begunPence);
  const strangePence = atProviderPence + payment.elsewherePence - payment.refundedPence - ownPence;
  // While nothing was heard of another refund, it may be what somebody gives again: all of it is noted once that is heard.
  const isUnsure = strangePence > 0 && (await mayBeOwed(tx, intent.id, now()));
  const leftOutPence = isUnsure ? strangePence : await settleOwedRefunds(tx, deps, intent, strangePence);
  const gonePence = atProviderPence + payment.elsewherePence - leftOutPence;
  const refundedPence = Math.min(gonePence, payment.amountPence);
  const tooMuchPence = gonePence - payment.amountPence;
  if (tooMuchPence > 0)
    await raiseIssue(tx, deps, intent, { kind: 'over_refunded', data: { excessPence: tooMuchPence } });
  const amountPence = refundedPence - payment.refundedPence;
  if (amountPence <= 0) return;
  await tx.execute('update order_payments set refunded_pence = ? where payment_intent = ?', [
    refundedPence,
    intent.id,
  ]);
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'refunded',
    description: `${inPounds(amountPence)} went back to the card`,
    actorId: null,
    createdAt: now(),
  });
  order.refundedPence += amountPence;
  if (order.refundedPence === order.totalPence && order.paymentStatus === 'paid')
    order.paymentStatus = 'refunded';
  await writeLedgerEntry(tx, {
    orderId: order.id,
    kind: 'refund',
    amountPence: -amountPence,
    paymentIntent: intent.id,
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
  const cardLast4 = payment.last4 ?? '';
  const way = 'card';
  await queueRefundEmail(tx, enqueue, order, { eventId, amountPence, cardLast4, way, now: now() });
}
