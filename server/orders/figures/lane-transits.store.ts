import type { ClientBase, Pool } from 'pg';

/** From so many deliveries in a year on, what they took says more than what staff expect. */
const DELIVERIES_MIN = 20;

const COUNT_SQL = `with taken as (
    select o.destination, o.service, (max(e.created_at) at time zone 'Europe/London')::date - o.collection_date as days
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

/** Counts how long the deliveries of each destination and service took in the last year. */
export async function countLaneTransits(client: Pool | ClientBase): Promise<void> {
  await client.query(COUNT_SQL);
}
