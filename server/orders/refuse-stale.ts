import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangeSince } from '../../rules/refusals.js';
import { query } from '../db/query.js';
import { changedMeanwhile } from '../shared/errors/errors.js';
import type { OrderRecord } from './order.entity.js';
import { ACTOR_SQL } from './order-actor.js';

const CHANGES_MAX = 20;

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
  throw changedMeanwhile({
    thing: 'order',
    current: { status, paymentStatus, trackingNumber, collectionDate, version: order.version, changes },
  });
}

/** What has happened to an order since it was this version, the latest last. */
export async function readChangesSince(
  tx: EntityManager,
  orderId: string,
  version: number,
): Promise<ChangeSince[]> {
  const changes = await query<ChangeSince>(
    tx,
    `select e.version, to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        ${ACTOR_SQL('e.actor_id')} as by, e.description as what
      from order_events e join orders o on o.id = e.order_id left join users u on u.id = e.actor_id
      where e.order_id = $1 and e.version > $2 order by e.created_at desc, e.id limit $3`,
    [orderId, version, CHANGES_MAX],
  );
  return changes.reverse();
}
