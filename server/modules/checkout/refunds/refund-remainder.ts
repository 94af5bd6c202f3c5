import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../../../platform/values/format.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { raiseVersion, readPaymentsIn, withoutDisputed } from '../../orders/order-payments.store.js';
import { requestRefund } from '../../payments/refunds/request-refund.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';

/**
 * Refunds the remainder of a cancelled order's payment, left when a dashboard refund and the refund that it was for
 * were both subtracted at the cancellation. The order is locked.
 */
export async function refundRemainder(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  order: OrderRecord,
  paymentIntent: string,
): Promise<void> {
  if (order.status !== 'cancelled') return;
  const payment = withoutDisputed(await readPaymentsIn(tx, order.id)).find(
    (one) => one.paymentIntent === paymentIntent,
  );
  const amountPence = payment?.leftPence ?? 0;
  if (amountPence === 0) return;
  const eventId = randomUUID();
  tx.create(OrderEventRecord, {
    id: eventId,
    order,
    status: 'payment',
    description: `${inPounds(amountPence)} more is on its way back to the card`,
    actorId: null,
    createdAt: now(),
  });
  await raiseVersion(tx, order);
  await requestRefund(tx, { paymentIntent, reason: `order-cancelled:${eventId}`, amountPence, now: now() });
}
