import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../email/letter/format.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { readPaymentsIn } from '../../orders/refunds/order-payments.js';
import { askForRefund } from '../../payments/ask-for-refund.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { IS_UNHEARD_SQL } from './refund-tries.js';

/**
 * What turns out to be left of a payment of an order that was cancelled goes back as well: while nothing was heard of a
 * refund, what somebody had given by hand counted twice, and the cancellation gave back too little. Asked for once
 * all is heard; the order is locked.
 */
export async function giveBackRest(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  order: OrderRecord,
  paymentIntent: string,
): Promise<void> {
  if (order.status !== 'cancelled') return;
  const payment = (await readPaymentsIn(tx, order.id)).find((one) => one.paymentIntent === paymentIntent);
  const amountPence = payment?.leftPence ?? 0;
  if (amountPence === 0 || (await isAnyUnheard(tx, paymentIntent, now()))) return;
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'payment',
    description: `${inPounds(amountPence)} more is on its way back to the card`,
    actorId: null,
    createdAt: now(),
  });
  await tx.execute('update orders set version = version + 1 where id = ?', [order.id]);
  await askForRefund(tx, { paymentIntent, reason: `order-cancelled:${eventId}`, amountPence, now: now() });
}

async function isAnyUnheard(tx: EntityManager, paymentIntent: string, now: Date): Promise<boolean> {
  const rows = await tx.execute<unknown[]>(
    `select 1 from refunds r where r.payment_intent = ? and ${IS_UNHEARD_SQL('r')} limit 1`,
    [paymentIntent, now],
  );
  return rows.length > 0;
}
