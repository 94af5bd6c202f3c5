import type { EntityManager } from '@mikro-orm/postgresql';
import { versionConflict } from '../shared/errors/errors.js';
import type { OrderRecord } from './order.entity.js';
import { readChangesSince } from './order.store.js';

/**
 * Refuses a change of a locked order that was decided on another version than the order has now; null is any. Throws
 * CONFLICT with the current order and what has happened since, who did it and when.
 */
export async function refuseStale(
  tx: EntityManager,
  order: OrderRecord,
  version: number | null,
): Promise<void> {
  if (version === null || version === order.version) return;
  const { status, paymentStatus, trackingNumber, collectionDate } = order;
  const changes = await readChangesSince(tx, order.id, version);
  throw versionConflict({
    thing: 'order',
    current: { status, paymentStatus, trackingNumber, collectionDate, version: order.version, changes },
  });
}
