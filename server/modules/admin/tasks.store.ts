import { dayBegins } from '../../platform/db/london-day-sql.js';
import { read } from '../../platform/db/query.js';
import type { ReadPool } from '../../platform/db/replicas/read-pool.js';
import { issueSentences } from '../checkout/payment-issues/payment-issues.js';
import type { EmailStatus } from '../email/email.entity.js';
import { ATTENTION_SQL, type OrderAttention } from '../orders/admin/order-filter.js';
import { IS_FOR_STAFF } from '../payments/refunds/refund-predicates.js';
import { expiringSql } from '../quotes/saved/saved-quote.store.js';
import { TASK_KINDS, type Task, type TaskCount, type TaskItem, type TaskKind } from './dashboard.types.js';

interface Waiting {
  /** `from ... where ...` of all open tasks. */
  readonly from: string;
  readonly count?: string;
  /** Columns id, title, detail, at, order_id. */
  readonly columns: string;
  readonly groupBy?: string;
}

const WAITING: Readonly<Record<TaskKind, Waiting>> = {
  payment_issue: {
    from: 'from payment_issues e where e.resolved_at is null',
    count: 'count(distinct e.payment_intent)',
    columns: `e.payment_intent, coalesce((select o.number from order_payments p join orders o on o.id = p.order_id
        where p.payment_intent = e.payment_intent), 'Payment without an order'),
      jsonb_agg(jsonb_build_object('kind', e.kind, 'data', e.data) order by e.created_at, e.kind)::text, min(e.created_at),
      (select p.order_id from order_payments p where p.payment_intent = e.payment_intent)`,
    groupBy: 'group by e.payment_intent',
  },
  refund_to_send: {
    from: `from refunds r join order_payments p on p.payment_intent = r.payment_intent join orders o on o.id = p.order_id
      where ${IS_FOR_STAFF('r')}`,
    columns: `r.id::text, o.number, '£' || to_char(r.amount_pence / 100.0, 'FM999,999,990.00') || ' to ' || (o.customer->>'name'),
      r.created_at, o.id`,
  },
  refund_request: {
    from: `from refund_requests r join orders o on o.id = r.order_id join users asker on asker.id = r.asked_by_id
      where r.state = 'waiting'`,
    columns: `r.id::text, o.number, '£' || to_char(r.amount_pence / 100.0, 'FM999,999,990.00') || ', asked for by ' || asker.name,
      r.asked_at, o.id`,
  },
  unanswered_messages: {
    from: 'from messages m join orders o on o.id = m.order_id where not m.is_answered and o.deleted_at is null',
    count: 'count(distinct m.order_id)',
    columns: `o.id::text, o.number, o.customer->>'name', min(m.created_at), o.id`,
    groupBy: 'group by o.id',
  },
  missed_collection: overdue('missed_collection', 'o.collection_date'),
  late_delivery: overdue('late_delivery', "o.collection_date + (o.shipment->'transit'->>'toDays')::int"),
  papers_to_check: {
    from: `from order_papers p join orders o on o.id = p.order_id where p.state = 'sent' and o.deleted_at is null
      and o.status in ('processing', 'shipped', 'in_transit')`,
    columns: `p.id::text, o.number, p.name || ', ' || (o.customer->>'name'), coalesce(p.changed_at, o.created_at), o.id`,
  },
  no_collection_date: {
    from: `from orders o where o.collection_date is null and o.payment_status = 'paid' and o.status = 'processing'
      and o.deleted_at is null`,
    columns: `o.id::text, o.number, o.customer->>'name', o.created_at, o.id`,
  },
  no_delivery_street: {
    from: `from orders o where o.shipment->'deliveryAddress'->>'line1' = '' and o.payment_status = 'paid'
      and o.status in ('processing', 'shipped', 'in_transit') and o.deleted_at is null`,
    columns: `o.id::text, o.number, o.customer->>'name', o.created_at, o.id`,
  },
  failed_email: emailsThat('failed'),
  unsent_email: emailsThat('kept'),
  request: {
    from: 'from requests r where r.waits_since is not null',
    columns: `r.id::text, r.reference, concat_ws(', ', replace(r.kind, '_', ' '), r.name), r.waits_since, null::uuid`,
  },
  expiring_quote: {
    from: `from saved_quotes q join users u on u.id = q.user_id where ${expiringSql('$2')}`,
    columns: `q.id::text, q.reference, concat_ws(', ', nullif(u.name, ''), nullif(u.phone, '')), q.expires_at, null::uuid`,
  },
};

/** Orders whose day has passed; `since` is that day. */
function overdue(attention: OrderAttention, day: string): Waiting {
  return {
    from: `from orders o where ${ATTENTION_SQL[attention]} and o.deleted_at is null`,
    columns: `o.id::text, o.number, concat_ws(', ', o.customer->>'name', o.shipment->>'fromCity' || ' to ' || (o.shipment->>'toCity')),
      ${dayBegins(`(${day})`)}, o.id`,
  };
}

function emailsThat(status: EmailStatus): Waiting {
  return {
    from: `from email_messages m where m.status = '${status}'`,
    columns: `m.id::text, coalesce(nullif(m.subject, ''), m.kind), m.recipient, m.created_at, m.order_id`,
  };
}

const TASKS_SQL = Object.entries(WAITING)
  .map(
    ([kind, { from, columns, count = 'count(*)', groupBy = '' }]) =>
      `(select '${kind}' as kind, (select ${count}::int ${from}) as count, i.*
        from (select ${columns} ${from} ${groupBy} order by 4, 1 limit $1) i(id, title, detail, at, order_id))`,
  )
  .join(' union all ');

/** Kinds that the menu counts. */
export const COUNTED_KINDS = [
  'payment_issue',
  'unanswered_messages',
  'missed_collection',
  'late_delivery',
  'failed_email',
  'request',
] as const satisfies readonly TaskKind[];

const COUNTS_SQL = COUNTED_KINDS.map((kind) => {
  const { from, count = 'count(*)' } = WAITING[kind];
  return `select '${kind}' as kind, (select ${count}::int ${from}) as count`;
}).join(' union all ');

/** Number of tasks of the kinds that the menu counts; one statement. */
export async function countTasks(pool: ReadPool): Promise<TaskCount[]> {
  return read<TaskCount>(pool, { name: 'task-counts', text: COUNTS_SQL });
}

/** Every kind of task with its first few, the longest waiting first. */
export async function readTasks(pool: ReadPool, now: Date, limit: number): Promise<Task[]> {
  const rows = await read<TaskItem & TaskCount>(pool, TASKS_SQL, [limit, now]);
  return TASK_KINDS.map((kind) => {
    const found = rows.filter((row) => row.kind === kind);
    return {
      kind,
      count: found[0]?.count ?? 0,
      items:
        kind === 'payment_issue'
          ? found.map((row) => ({ ...row, detail: issueSentences(JSON.parse(row.detail)).join(' ') }))
          : found,
    };
  });
}
