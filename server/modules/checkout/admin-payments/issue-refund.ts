import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { splitRefund } from '../../../../rules/orders/change-money.js';
import { paymentDisputed } from '../../../platform/errors/errors.js';
import { inPounds } from '../../../platform/values/format.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { raiseVersion, readPaymentsIn } from '../../orders/order-payments.store.js';
import { refundDestination } from '../../payments/refunds/refund-texts.js';
import { type RequestedRefund, requestRefunds } from '../../payments/refunds/request-refund.store.js';
import { recordOperation } from './payment-operation.store.js';

interface StaffRefund {
  /** Locked; at least `amountPence` is left of its payments. */
  readonly order: OrderRecord;
  readonly amountPence: number;
  readonly words: string;
  readonly idempotencyKey: string;
  readonly digest: string;
  readonly actorId: string;
  /** Whether staff have confirmed the refund of a disputed payment. */
  readonly isDisputeConfirmed: boolean;
  readonly now: Date;
}

/**
 * Requests a refund that staff have decided on, spread over the payments, in the caller's transaction. Raises the
 * order's version, so that another decision on the old state is refused. Throws PAYMENT_DISPUTED unless confirmed.
 */
export async function issueRefund(tx: EntityManager, refund: StaffRefund): Promise<RequestedRefund[]> {
  const { order, amountPence, words, idempotencyKey, digest, actorId, now } = refund;
  const payments = await readPaymentsIn(tx, order.id);
  const parts = splitRefund(amountPence, payments);
  const isDisputed = parts.some(({ paymentIntent }) =>
    payments.some((one) => one.isDisputed && one.paymentIntent === paymentIntent),
  );
  if (isDisputed && !refund.isDisputeConfirmed) throw paymentDisputed();
  const operation = {
    orderId: order.id,
    kind: 'refund',
    amountPence,
    words,
    idempotencyKey,
    digest,
  } as const;
  const operationId = await recordOperation(tx, { ...operation, actorId, now });
  const refunds = await requestRefunds(tx, parts, `staff:${operationId}`, now);
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'payment',
    description: `${inPounds(amountPence)} is on its way back to ${refundDestination(refunds)}`,
    actorId,
    createdAt: now,
  });
  await raiseVersion(tx, order);
  return refunds;
}
