import type { Pool } from 'pg';
import type { DestinationKey } from '../../rules/destinations.js';

/** What happened on one day, in one destination. */
interface Cell {
  readonly day: string;
  readonly destination: DestinationKey;
  readonly revenuePence: number;
  readonly orders: number;
}

const IN_RANGE = `created_at >= $1::date::timestamp at time zone 'Europe/London'
  and created_at < ($2::date + 1)::timestamp at time zone 'Europe/London'`;
const LONDON_DAY = `(created_at at time zone 'Europe/London')::date`;

/**
 * Money that moved and orders that were placed from one day to another, both included, by London days. Money counts on
 * the day of the payment or the refund, so a refund lowers its own day, not that of the booking.
 */
export async function readFigures(pool: Pool, from: string, to: string): Promise<Cell[]> {
  const { rows } = await pool.query<Cell>({
    name: 'dashboard-figures',
    text: `with moved as (
        select ${LONDON_DAY} as day, order_id, amount_pence from ledger_entries where ${IN_RANGE}
      ), money as (
        select m.day, o.destination, sum(m.amount_pence) as pence
        from moved m join orders o on o.id = m.order_id group by m.day, o.destination
      ), placed as (
        select ${LONDON_DAY} as day, destination, count(*) as count
        from orders where deleted_at is null and ${IN_RANGE} group by 1, 2
      )
      select day::text, destination, coalesce(pence, 0)::float8 as "revenuePence", coalesce(count, 0)::int as orders
      from money full join placed using (day, destination) order by day, destination`,
    values: [from, to],
  });
  return rows;
}
