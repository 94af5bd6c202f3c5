import type { EntityManager } from '@mikro-orm/postgresql';
import { COUNT_MAX, cappedCountSql } from '../../../platform/api/pagination.js';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { type DeliveryStatus, TEST_EVENT, type WebhookDelivery } from './webhook.entity.js';

interface DeliveryFilter {
  readonly endpointId: string;
  readonly status?: DeliveryStatus | null;
}

export interface DeliveryList {
  readonly deliveries: WebhookDelivery[];
  readonly total: number;
  /** Whether there are more. */
  readonly isCapped: boolean;
}

const LISTED = `id, endpoint_id, type, status, tries, due_at, status_code, duration_ms, answer, last_error, created_at, delivered_at`;
const MATCHING = 'webhook_deliveries where endpoint_id = $1 and ($2::text is null or status = $2)';

/** One page of the deliveries of an endpoint, newest first, and the number that match, counted to 10,000. */
export async function readDeliveries(
  pool: ReadPool,
  { endpointId, status = null }: DeliveryFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<DeliveryList> {
  const [[counted], deliveries] = await Promise.all([
    read<{ total: number }>(pool, cappedCountSql(`from ${MATCHING}`), [endpointId, status]),
    read<WebhookDelivery>(
      pool,
      `select ${LISTED} from ${MATCHING} order by created_at desc, id limit $3 offset $4`,
      [endpointId, status, limit, offset],
    ),
  ]);
  const { total } = counted!;
  return { deliveries, total: Math.min(total, COUNT_MAX), isCapped: total > COUNT_MAX };
}

/** Queues a delivery that says nothing but that it is a test, and returns it. */
export async function insertTest(tx: EntityManager, endpointId: string): Promise<WebhookDelivery> {
  const [queued] = await query<WebhookDelivery>(
    tx,
    `insert into webhook_deliveries (id, endpoint_id, type, data)
      values (gen_random_uuid(), $1, '${TEST_EVENT}', jsonb_build_object('endpointId', $1::uuid)) returning ${LISTED}`,
    [endpointId],
  );
  return queued!;
}

/**
 * Queues a delivery again under its id, and returns it; null while a process is sending it, or when it does not
 * exist.
 */
export async function requeueDelivery(tx: EntityManager, id: string): Promise<WebhookDelivery | null> {
  const [queued] = await query<WebhookDelivery>(
    tx,
    `update webhook_deliveries set status = 'queued', tries = 0, due_at = now(), delivered_at = null
      where id = $1 and claimed_by is null returning ${LISTED}`,
    [id],
  );
  return queued ?? null;
}
