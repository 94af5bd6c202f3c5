import Stripe from 'stripe';
import { LIST_PARAMS, listPage } from '../api/list-page.js';
import { allowOnly, oneOf, text, texts } from '../api/read-params.js';
import { type Db, type Endpoint, NOW_SECONDS_SQL, newId, type Origin } from '../api/sandbox-call.js';
import { missing } from '../api/stripe-failure.js';

/** The events the sandbox makes. */
export type EventType = Extract<
  Stripe.Event.Type,
  | `payment_intent.${'created' | 'requires_action' | 'processing' | 'amount_capturable_updated' | 'succeeded' | 'payment_failed' | 'canceled'}`
  | `charge.${'succeeded' | 'failed' | 'captured' | 'refunded'}`
  | 'refund.created'
>;

/** An event as stored: what happened to what, and how its webhook fares. */
export interface EventRow {
  id: string;
  created: number;
  type: EventType;
  subject: object;
  request_id: string | null;
  idempotency_key: string | null;
  tries: number;
  delivered_at: Date | null;
}

/** Writes an event beside the change it reports; its webhook is due at once. */
export async function recordEvent(db: Db, origin: Origin, type: EventType, subject: object): Promise<void> {
  await db.query(
    `INSERT INTO stripe_sandbox.event (id, created, type, subject, request_id, idempotency_key, next_try_at)
      VALUES ($1, ${NOW_SECONDS_SQL}, $2, $3, $4, $5, now())`,
    [newId('evt'), type, JSON.stringify(subject), origin.requestId, origin.idempotencyKey],
  );
}

/** The event as Stripe shows and sends it: the subject as it was then. */
export function toEvent(row: EventRow) {
  return {
    id: row.id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: row.created,
    data: { object: row.subject as Stripe.Event.Data.Object },
    livemode: false,
    pending_webhooks: row.delivered_at ? 0 : 1,
    request: { id: row.request_id, idempotency_key: row.idempotency_key },
    type: row.type,
  } satisfies Stripe.EventBase;
}

export const EVENT_ENDPOINTS: Endpoint[] = [
  {
    method: 'get',
    path: '/events',
    async answer({ db, params }) {
      allowOnly(params, [...LIST_PARAMS, 'type', 'types', 'delivery_success']);
      const delivered = oneOf(params, 'delivery_success', ['true', 'false']);
      return listPage<EventRow, Stripe.EventBase>(db, params, {
        table: 'event',
        url: '/v1/events',
        filters: { type: text(params, 'type') ?? (params.types ? texts(params, 'types') : null) },
        condition: delivered ? `delivered_at IS ${delivered === 'true' ? 'NOT ' : ''}NULL` : undefined,
        toObject: toEvent,
      });
    },
  },
  {
    method: 'get',
    path: '/events/:id',
    async answer({ db, id, params }) {
      allowOnly(params, []);
      const { rows } = await db.query<EventRow>('SELECT * FROM stripe_sandbox.event WHERE id = $1', [id]);
      if (!rows[0]) throw missing('event', id);
      return toEvent(rows[0]);
    },
  },
];
