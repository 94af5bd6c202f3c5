import type { EntityManager } from '@mikro-orm/postgresql';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { WITH_ORDERS, WITH_PAYMENTS } from '../../retention/order-policies.js';

/** Any number that nothing else locks on. */
const SAMPLES_LOCK = 4_620_003;

/** Orders of the shop; those that staff removed from the lists count too. */
export interface OrderCounts {
  /** Orders of the sample. */
  readonly samples: number;
  readonly hasReal: boolean;
}

const IS_SAMPLE = `o.number like 'SAMPLE-%'`;
const ORDERS_SQL = `select count(*) filter (where ${IS_SAMPLE})::int as samples, exists (select from orders o where not ${IS_SAMPLE}) as has_real
  from orders o where ${IS_SAMPLE}`;

/** Counts the orders for display. */
export async function readOrders(pool: ReadPool): Promise<OrderCounts> {
  const rows = await read<OrderCounts>(pool, ORDERS_SQL);
  return rows[0]!;
}

/** Counts the orders before a change of the sample: one change at a time, until the transaction ends. */
export async function lockSamples(tx: EntityManager): Promise<OrderCounts> {
  await query(tx, 'select pg_advisory_xact_lock($1)', [SAMPLES_LOCK]);
  const [orders] = await query<OrderCounts>(tx, ORDERS_SQL);
  return orders!;
}

/** Ends the audit of single rows: the transaction's remaining changes are covered by one entry of its own. */
export async function endRowEntries(tx: EntityManager): Promise<void> {
  await query(tx, `select set_config('audit.actor', '', true)`);
}

const CUSTOMERS = 'select id from users where is_sample';

/** Keeps a real shipment that was booked from one of the sample's quotes. */
const FREE_CHECKOUTS_SQL = `update checkouts set quote_id = null
  where quote_id in (select id from saved_quotes where user_id in (${CUSTOMERS})) and user_id not in (${CUSTOMERS})`;
const FREE_ORDERS_SQL = `update saved_quotes set order_id = null where user_id in (${CUSTOMERS})
  and order_id in (select o.id from orders o where not ${IS_SAMPLE})`;
/** Waits for an order that somebody is changing. */
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

/** Removes the customers of the sample with everything that is theirs; rows that others refer to go last. */
export async function removeSamples(tx: EntityManager): Promise<void> {
  await query(tx, FREE_CHECKOUTS_SQL);
  await query(tx, FREE_ORDERS_SQL);
  await query(tx, ORDERS_GO_SQL);
  await query(tx, CHECKOUTS_GO_SQL);
  await query(tx, EMAILS_GO_SQL);
  await query(tx, REQUESTS_GO_SQL);
  await query(tx, 'delete from users where is_sample');
}
