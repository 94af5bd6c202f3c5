import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { splitRefund } from '../../../rules/change-money.js';
import { inPounds } from '../../email/letter/format.js';
import { OrderEventRecord, type OrderRecord } from '../../orders/order.entity.js';
import { askForRefunds, readPaymentsIn } from '../../orders/refunds/order-payments.js';
import { moneyBackPlace } from '../../orders/refunds/refund-messages.js';
import { writeDeed } from './payment-operation.js';

interface StaffRefund {
  /** Locked; at least so much is left of its payments. */
  readonly order: OrderRecord;
  readonly amountPence: number;
  readonly words: string;
  readonly idempotencyKey: string;
  readonly digest: string;
  readonly actorId: string;
  readonly now: Date;
}

/**
 * Asks for a refund that staff have decided on, spread over the payments, in the caller's transaction; the order becomes
 * another version, so that nobody decides on its money unseen. Gives the refunds' ids.
 */
export async function refundByStaff(tx: EntityManager, refund: StaffRefund): Promise<string[]> {
  const { order, amountPence, words, idempotencyKey, digest, actorId, now } = refund;
  const deed = { orderId: order.id, kind: 'refund', amountPence, words, idempotencyKey, digest } as const;
  const deedId = await writeDeed(tx, { ...deed, actorId, now });
  const parts = splitRefund(amountPence, await readPaymentsIn(tx, order.id));
  tx.create(OrderEventRecord, {
    id: randomUUID(),
    order,
    status: 'payment',
    description: `${inPounds(amountPence)} is on its way back to ${moneyBackPlace(parts)}`,
    actorId,
    createdAt: now,
  });
  await tx.execute('update orders set version = version + 1 where id = ?', [order.id]);
  return askForRefunds(tx, parts, `staff:${deedId}`, now);
}
