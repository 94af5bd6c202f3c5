import type { EntityManager } from '@mikro-orm/postgresql';
import { checkCollectionDate } from '../../../../rules/collection-date.js';
import { conflict, wrongField } from '../../../platform/errors/errors.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { readTermsIn } from '../../settings/settings.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { applyChange } from './apply-change.js';
import { describeChange } from './change-shipment.js';

interface NewCollectionDate {
  /** Locked. */
  readonly order: OrderRecord;
  readonly date: string;
  /** The argument that errors name. */
  readonly field: 'date' | 'collectionDate';
  readonly actorId: string;
  readonly isByStaff?: boolean;
}

/**
 * Sets the collection date of an order, with a timeline entry and an email to the customer. Throws BAD_INPUT for a day
 * we cannot collect on; CONFLICT once the shipment was collected or cancelled.
 */
export async function setCollectionDate(
  tx: EntityManager,
  deps: Pick<PaymentDeps, 'now'>,
  { order, date, field, actorId, isByStaff = false }: NewCollectionDate,
): Promise<void> {
  if (order.status !== 'processing')
    throw conflict('You can only set the collection date while the order is processing');
  const { sameDayCutOffHour } = await readTermsIn(tx);
  const refusal = checkCollectionDate(date, deps.now(), sameDayCutOffHour);
  if (refusal) throw wrongField(field, refusal);
  const change = { collectionDate: date };
  const words = describeChange(order, change);
  await applyChange(tx, deps, { order, change, words, actorId, isByStaff });
}
