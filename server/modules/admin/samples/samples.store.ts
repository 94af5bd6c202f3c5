import type { EntityManager } from '@mikro-orm/postgresql';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { WITH_ORDERS, WITH_PAYMENTS } from '../../retention/order-policies.js';

/** Any number will do as long as nothing else locks on it. */
const SAMPLES_LOCK = 4_620_003;

/** Which orders the shop has; those that staff took off the lists count too. */
export interface OrderCounts {
  /** Of the sample. */
  readonly samples: number;
  readonly hasReal: boolean;
}

const IS_SAMPLE = `o.number like 'SAMPLE-%'`;
const ORDERS_SQL = `select count(*) filter (where ${IS_SAMPLE})::int as samples, exists (select from orders o where not ${IS_SAMPLE}) as has_real
  from orders o where ${IS_SAMPLE}`;

/** For whoever looks at them. */
export async function readOrders(pool: ReadPool): Promise<OrderCounts> {
  const rows = await read<OrderCounts>(pool, ORDERS_SQL);
  return rows[0]!;
}

/** The same, for whoever adds or removes the sample: one at a time, until the transaction ends. */
export async function lockSamples(tx: EntityManager): Promise<OrderCounts> {
  await query(tx, 'select pg_advisory_xact_lock($1)', [SAMPLES_LOCK]);
  const [orders] = await query<OrderCounts>(tx, ORDERS_SQL);
  return orders!;
}

/** From here on the transaction's changes are one entry of the audit log, which is written, and not one for each row. */
export async function endRowEntries(tx: EntityManager): Promise<void> {
  await query(tx, `select set_config('audit.actor', '', true)`);
}

const CUSTOMERS = 'select id from users where is_sample';

/** A real shipment that was booked from one of its quotes stays. */
const FREE_CHECKOUTS_SQL = `update checkouts set quote_id = null
  where quote_id in (select id from saved_quotes where user_id in (${CUSTOMERS})) and user_id not in (${CUSTOMERS})`;
const FREE_ORDERS_SQL = `update saved_quotes set order_id = null where user_id in (${CUSTOMERS})
  and order_id in (select o.id from orders o where not ${IS_SAMPLE})`;
/** An order that somebody is changing is waited for. */
const ORDERS_GO_SQL = `with picked as materialized (
    select o.id, o.checkout_id from orders o where o.user_id in (${CUSTOMERS}) order by o.id for update of o),
  ${WITH_ORDERS}`;
const CHECKOUTS_GO_SQL = `with gone_checkouts as materialized (select id from checkouts where user_id in (${CUSTOMERS})),
  gone_intents as materialized (select payment_intent as id from payment_attempts
    where checkout_id in (select id from gone_checkouts) and payment_intent is not null),
  ${WITH_PAYMENTS}
  select 1`;
const EMAILS_GO_SQL = `delete from email_messages where user_id in (${CUSTOMERS}) or recipient like '%@sample.example.com'`;
const REQUESTS_GO_SQL = `delete from requests where user_id in (${CUSTOMERS})`;

/** Removes the customers of the sample with all that is theirs, whatever has been made of it since. What others point to goes after them. */
export async function removeSamples(tx: EntityManager): Promise<void> {
  await query(tx, FREE_CHECKOUTS_SQL);
  await query(tx, FREE_ORDERS_SQL);
  await query(tx, ORDERS_GO_SQL);
  await query(tx, CHECKOUTS_GO_SQL);
  await query(tx, EMAILS_GO_SQL);
  await query(tx, REQUESTS_GO_SQL);
  await query(tx, 'delete from users where is_sample');
}
