import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { refuseSample } from '../../orders/change-status.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { CheckoutRecord } from '../checkout.entity.js';
import { type Amendment, changedShipment } from './change-shipment.js';

/**
 * Opens the payment of a change or a charge of a locked order: a checkout without items, whose total is the price
 * difference of the service, or the charge. It shows the order after the change. Throws CONFLICT for a sample.
 */
export function openAmendment(
  tx: EntityManager,
  order: OrderRecord,
  amendment: Amendment,
  extraPence: number,
  now: Date,
  chargeId: string | null = null,
): CheckoutRecord {
  refuseSample(order);
  const id = randomUUID();
  return tx.create(CheckoutRecord, {
    id,
    userId: order.userId,
    cartId: null,
    amendsOrderId: order.id,
    change: amendment,
    chargeId,
    status: 'awaiting_payment',
    priceHash: `amends:${id}`,
    idempotencyKey: `amends:${id}`,
    shipment: {
      ...changedShipment(order.shipment, amendment.change),
      ...{ itemsPence: 0, minimumPence: 0, minimumTopUpPence: 0, itemCount: 0, volumeCm3: 0 },
      ...{ promotion: null, promotionPence: 0 },
      ...{ servicePence: extraPence, totalPence: extraPence },
    },
    lines: [],
    contact: order.customer,
    createdAt: now,
    updatedAt: now,
  });
}
