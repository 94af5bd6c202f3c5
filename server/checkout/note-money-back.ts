import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { inPounds } from '../email/format.js';
import { writeLedgerEntry } from '../orders/ledger.js';
import { OrderEventRecord, type OrderRecord } from '../orders/order.entity.js';
import type { PaymentIntentView } from '../payments/gateway/payment-gateway.js';
import type { PaymentDeps } from './payment-deps.js';

/**
 * Takes in what the provider has given back of an order's payment, the order being locked: the sum, an entry on the
 * timeline, and `refunded` once it is all. The provider counts what it has only begun; that waits until it is certain, and
 * what failed is not counted at all.
 */
export async function noteMoneyBack(
  tx: EntityManager,
  { now }: Pick<PaymentDeps, 'now'>,
  order: OrderRecord,
  intent: PaymentIntentView,
): Promise<void> {
  if (intent.refundedPence <= order.refundedPence) return;
  const [uncertain] = await tx.execute<{ pence: number }[]>(
    `select coalesce(sum(amount_pence), 0)::int as pence from refunds
      where payment_intent = ? and coalesce(provider_status, '') not in ('succeeded', 'refused')`,
    [intent.id],
  );
  const refundedPence = Math.min(intent.refundedPence - (uncertain?.pence ?? 0), order.totalPence);
  if (refundedPence <= order.refundedPence) return;
  const amountPence = refundedPence - order.refundedPence;
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'refunded',
    description: `${inPounds(amountPence)} went back to the card`,
    actorId: null,
    createdAt: now(),
  });
  order.refundedPence = refundedPence;
  if (refundedPence === order.totalPence) order.paymentStatus = 'refunded';
  await writeLedgerEntry(tx, {
    orderId: order.id,
    kind: 'refund',
    amountPence: -amountPence,
    paymentIntent: intent.id,
    description: `Refund of booking ${order.number}`,
    now: now(),
  });
}
