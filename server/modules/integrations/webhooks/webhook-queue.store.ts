import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { ClaimedRow } from '../../../platform/queue/hold-claim.js';
import { QueueTable } from '../../../platform/queue/queue-table.store.js';
import type { Outcome } from './post-webhook.js';
import type { OffReason } from './webhook.entity.js';

/** Endpoints that a shop may have. */
export const ENDPOINTS_MAX = 20;
/** Deliveries to one endpoint at once, of all processes: however slow it is, the others have their own. */
export const AT_ONCE_EACH = 4;

/** The queue of deliveries: of every endpoint that is on, those that are due longest, as many as it has places free. */
export const WEBHOOK_QUEUE = new QueueTable(
  'webhook_deliveries',
  `select d.id from webhook_endpoints e cross join lateral (
      select w.id from webhook_deliveries w where w.endpoint_id = e.id and w.status = 'queued' and w.due_at <= now()
        order by w.due_at, w.id
        limit greatest(0, ${AT_ONCE_EACH} - (select count(*) from webhook_deliveries c
          where c.endpoint_id = e.id and c.claimed_by is not null and c.due_at > now()))
        for update skip locked) d
    where e.is_enabled limit $1`,
);

/** A claimed delivery with its endpoint. */
export interface DueDelivery extends ClaimedRow {
  readonly type: string;
  readonly data: object;
  readonly createdAt: string;
  readonly endpointId: string;
  readonly url: string;
  readonly secretMadeAt: string;
  readonly previousSecretMadeAt: string | null;
}

/** Claims and returns due deliveries, at most this many. */
export async function claimDeliveries(
  em: EntityManager,
  most: number,
  leaseMs: number,
): Promise<DueDelivery[]> {
  const ids = await WEBHOOK_QUEUE.claimDue(em, most, leaseMs);
  if (ids.length === 0) return [];
  return query<DueDelivery>(
    em,
    `select d.id, d.claimed_by, d.tries, d.type, d.data, d.created_at, d.endpoint_id, e.url, e.secret_made_at, e.previous_secret_made_at
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id where d.id = any($1)`,
    [ids],
  );
}

/** Stores that a delivery arrived, and that its endpoint works. Whoever claimed it since must not send it again. */
export async function recordDelivered(
  tx: EntityManager,
  { id, endpointId }: Pick<DueDelivery, 'id' | 'endpointId'>,
  { statusCode, durationMs, answer }: Outcome,
  now: Date,
): Promise<void> {
  await query(
    tx,
    `update webhook_deliveries set status = 'delivered', claimed_by = null, delivered_at = $2, status_code = $3, duration_ms = $4,
        answer = $5, last_error = null where id = $1`,
    [id, now, statusCode, durationMs, answer],
  );
  await query(
    tx,
    'update webhook_endpoints set failing_since = null where id = $1 and failing_since is not null',
    [endpointId],
  );
}

/** Days of nothing but failures after which an endpoint is switched off. */
export const FAILING_DAYS = 3;

/** An endpoint that a failure has switched off. */
export interface SwitchedOff {
  readonly url: string;
  readonly offReason: OffReason;
}

/**
 * Stores a failed try. Switches the endpoint off when it is gone, or has failed for three days; returns it then, and
 * null otherwise.
 */
export async function recordFailure(
  tx: EntityManager,
  { id, endpointId }: Pick<DueDelivery, 'id' | 'endpointId'>,
  { statusCode, durationMs, answer }: Outcome,
  { now, isGone }: { readonly now: Date; readonly isGone: boolean },
): Promise<SwitchedOff | null> {
  await query(
    tx,
    'update webhook_deliveries set status_code = $2, duration_ms = $3, answer = $4 where id = $1',
    [id, statusCode, durationMs, answer],
  );
  await query(
    tx,
    'update webhook_endpoints set failing_since = $2 where id = $1 and is_enabled and failing_since is null',
    [endpointId, now],
  );
  const [off] = await query<SwitchedOff>(
    tx,
    `update webhook_endpoints set is_enabled = false, off_reason = case when $3 then 'gone' else 'failing' end
      where id = $1 and is_enabled and ($3 or failing_since <= $2::timestamptz - interval '${FAILING_DAYS} days')
      returning url, off_reason`,
    [endpointId, now, isGone],
  );
  return off ?? null;
}
