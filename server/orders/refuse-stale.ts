import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../db/query.js';
import { changedMeanwhile } from '../shared/errors/errors.js';
import type { OrderRecord } from './order.entity.js';
import { ACTOR_SQL, type OrderActor } from './order-actor.js';

/** Something that happened to an order since somebody looked at it. */
export interface ChangeSince {
  /** Of the order once it had happened. */
  readonly version: number;
  readonly at: string;
  readonly by: OrderActor;
  /** In a few words, as the timeline says it. */
  readonly what: string;
}

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
  throw changedMeanwhile('order', {
    ...{ status, paymentStatus, trackingNumber, collectionDate, version: order.version },
    changes: await readChangesSince(tx, order.id, version),
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
