import { Client, type ClientBase, type Pool } from 'pg';
import { BOOKED_ON, COUNTED_IN, COUNTED_STATUS, MOVED_ON } from './figures.schema.js';

const KEY = 'kind, day, destination, status, payment_status';
const COLUMNS = `${KEY}, orders, pence`;

/** The figures at this moment: rows with `kind`, `day`, `destination`, `status`, `payment_status`, `orders`, `pence`. */
export const FIGURE_ROWS = `(select ${COLUMNS} from order_figures union all select ${COLUMNS} from order_figure_changes)`;

const FOLD_SQL = `with gone as (delete from order_figure_changes returning *),
  summed as (select ${KEY}, sum(orders) as orders, sum(pence) as pence from gone group by ${KEY})
  insert into order_figures as f (${COLUMNS}) select ${COLUMNS} from summed order by ${KEY}
  on conflict (${KEY}) do update set orders = f.orders + excluded.orders, pence = f.pence + excluded.pence`;
const CLEAR_SQL = 'delete from order_figures where orders = 0 and pence = 0';

/** Counts orders and ledger, and adds the difference from the stored figures, so that both agree. */
const RECOUNT_SQL = `with counted as (
    select counted.kind, counted.day, o.destination, ${COUNTED_STATUS('o')} as status, o.payment_status,
        count(*) as orders, coalesce(sum(l.pence), 0) as pence
      from orders o left join (select order_id, sum(amount_pence) as pence from ledger_entries group by order_id) l on l.order_id = o.id
        cross join lateral ${COUNTED_IN('o')} group by 1, 2, 3, 4, 5
    union all
    select 'daily', day, destination, '', '', sum(orders), sum(pence) from (
      select ${MOVED_ON('l.created_at')} as day, o.destination, 0 as orders, l.amount_pence as pence
        from ledger_entries l join orders o on o.id = l.order_id
      union all select ${BOOKED_ON('o')}, o.destination, 1, 0 from orders o where o.deleted_at is null) happened
      group by day, destination
  ), held as (select ${KEY}, sum(orders) as orders, sum(pence) as pence from ${FIGURE_ROWS} f group by ${KEY}),
  differing as (
    select ${KEY}, coalesce(c.orders, 0) - coalesce(h.orders, 0) as orders, coalesce(c.pence, 0) - coalesce(h.pence, 0) as pence
      from counted c full join held h using (${KEY})
  )
  insert into order_figure_changes (${COLUMNS}) select ${COLUMNS} from differing where orders <> 0 or pence <> 0`;

/**
 * Time limit of the nightly comparison, set in PostgreSQL, so that it also ends after its process has died. A million
 * orders took 39 s on a busy machine (docs/benchmarks.md), which is 33 minutes for 50 million.
 */
const RECOUNT_WITHIN_MS = 60 * 60_000;
const CONNECT_WITHIN_MS = 10_000;

/** Lock for one process at a time; the others skip the work. */
const LOCK_SQL = 'select pg_try_advisory_xact_lock(4620015) as got';
/** Whether the comparison was made tonight; nights end at three o'clock UTC. */
const IS_CHECKED_SQL = `select exists (select from order_figure_checks
  where checked_at >= date_trunc('day', now() - interval '3 hours') + interval '3 hours') as done`;

const CHECKED_SQL = `insert into order_figure_checks (id, checked_at, differing) values (1, now(), $1)
  on conflict (id) do update set checked_at = excluded.checked_at, differing = excluded.differing`;

/** Adds pending changes to the figures, so that reading them stays fast. Does nothing while another process does so. */
export async function foldFigures(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await alone(client, async () => {
      await client.query(FOLD_SQL);
    });
  } catch (error) {
    broken = error as Error;
    throw error;
  } finally {
    // Dropping a broken connection rolls the transaction back.
    client.release(broken);
  }
}

/** Compares the figures with orders and ledger, and corrects them. Returns how many differed. */
export async function recountFigures(client: Pool | ClientBase): Promise<number> {
  const { rowCount } = await client.query(RECOUNT_SQL);
  await client.query(FOLD_SQL);
  await client.query(CLEAR_SQL);
  return rowCount ?? 0;
}

/**
 * Runs `recountFigures` and `countLaneTransits` once a night and records it; on a connection of its own, since those of
 * the pool time out long before. Null when it was done already or another process does it.
 */
export async function recountOnceANight(databaseUrl: string): Promise<number | null> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: RECOUNT_WITHIN_MS,
    application_name: 'harbourline figures',
  });
  const broken = new Promise<never>((_, reject) => client.on('error', reject));
  const recount = async () => {
    await client.connect();
    return alone(client, async () => {
      const { rows } = await client.query<{ done: boolean }>(IS_CHECKED_SQL);
      if (rows[0]?.done) return null;
      const differing = await recountFigures(client);
      await countLaneTransits(client);
      await client.query(CHECKED_SQL, [differing]);
      return differing;
    });
  };
  try {
    return await Promise.race([recount(), broken]);
  } finally {
    await client.end();
  }
}

async function alone<T>(client: ClientBase, work: () => Promise<T>): Promise<T | null> {
  await client.query('begin');
  const { rows } = await client.query<{ got: boolean }>(LOCK_SQL);
  const result = rows[0]?.got ? await work() : null;
  await client.query('commit');
  return result;
}

/** From this many deliveries in a year on, measured transit times replace those that staff estimate. */
const DELIVERIES_MIN = 20;

const COUNT_SQL = `with taken as (
    select o.destination, o.shipment->>'service' as service, (max(e.created_at) at time zone 'Europe/London')::date - o.collection_date as days
      from orders o join order_events e on e.order_id = o.id and e.status = 'delivered'
      where o.status = 'delivered' and o.deleted_at is null and o.number not like 'SAMPLE-%' and e.created_at > now() - interval '1 year' group by o.id
  ), lanes as (
    select destination, service, count(*)::integer as deliveries,
        percentile_disc(0.1) within group (order by days) as from_days,
        percentile_disc(0.9) within group (order by days) as to_days
      from taken where days >= 0 group by destination, service having count(*) >= ${DELIVERIES_MIN}
  ), gone as (
    delete from lane_transits t
      where not exists (select from lanes l where (l.destination, l.service) = (t.destination, t.service))
  )
  insert into lane_transits as t (destination, service, deliveries, from_days, to_days)
    select destination, service, deliveries, from_days, to_days from lanes
    on conflict (destination, service) do update
      set deliveries = excluded.deliveries, from_days = excluded.from_days, to_days = excluded.to_days
      where (t.deliveries, t.from_days, t.to_days) is distinct from (excluded.deliveries, excluded.from_days, excluded.to_days)`;

/** Counts the transit times of each destination and service in the last year. */
export async function countLaneTransits(client: Pool | ClientBase): Promise<void> {
  await client.query(COUNT_SQL);
}
