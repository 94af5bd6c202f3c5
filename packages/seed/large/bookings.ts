import { oneOf, quoted } from './by-chance.js';
import { type Batch, momentSql, nowSql, type Scale } from './scale.js';
import { ABROAD, STREETS, UK_TOWNS } from './words.js';

const DESTINATIONS = Object.keys(ABROAD);
const LONDON_DAY = `(b.created_at at time zone 'Europe/London')::date`;

/** The size of a product as the shop writes it. */
const SIZE = `height_cm || ' x ' || width_cm || ' x ' || depth_cm || ' cm, ' ||
  case when weight_kg <= 30 then 'up to 30 kg' else 'about ' || weight_kg || ' kg' end`;

/** Destinations, products on sale and, later, operations of staff: temporary tables of the whole run. */
export function choicesSql(): string[] {
  return [
    `create temp table places on commit drop as select * from (values ${places().join(', ')}) p(destination, no, address)`,
    `create temp table for_sale on commit drop as
      select row_number() over (order by position, id) - 1 as no, id, name, details, ${SIZE} as size, image_url, width_cm * height_cm * depth_cm as volume
        from products where is_published and status = 'active' and deleted_at is null`,
    'create unique index on for_sale (no)',
    `create temp table acted (n bigint, step int, at timestamptz, actor_id uuid, order_id uuid, number text, status text) on commit drop`,
    ...['people', 'places', 'for_sale'].map((table) => `analyze ${table}`),
  ];
}

/**
 * The bookings: customer, destination, price and progress, in temporary tables that everything else of a
 * batch is written from. A customer books after joining; shipments of long ago have arrived. Rows are numbered with
 * bigint: products of a number leave int at a few hundred thousand orders.
 */
export function bookingsSql(scale: Scale, { from, to }: Batch): string[] {
  const { orders, users, now } = scale;
  const towns = UK_TOWNS.map(([town, area]) => `${area}|${town}`);
  return [
    `create temp table booked on commit drop as
      select dated.*, ${NAMES('pi_large')}, true as is_paid,
        case when pg_temp.chance(n, 'no day') < 0.004 then null else asked_day end as collection_date,
        case when pg_temp.chance(n, 'cancelled') < 0.035 then created_at + interval '3 hours' + pg_temp.chance(n, 'when') * interval '1 day' end as cancelled_at,
        shipped_at + interval '2 days' + pg_temp.chance(n, 'sailed') * interval '5 days' as sailed_at,
        shipped_at + interval '30 days' + pg_temp.chance(n, 'arrived') * interval '35 days' as delivered_at,
        pg_temp.chance(n, 'amends') < 0.012 as has_amends,
        case when service_chance < 0.72 then 'standard' when service_chance < 0.93 then 'express' else 'whiteglove' end as service
      from (select chosen.*, asked_day + time '15:00' + (n % 180) * interval '1 minute' as shipped_at from (select b.*, ${LONDON_DAY} + (2 + floor(power(pg_temp.chance(n, 'day'), 1.5) * 50))::int as asked_day
      from (select n, 1 + floor(pg_temp.chance(n, 'customer') * (n / ${orders}.0) * ${users})::int as customer_no,
          ${momentSql(now, 'n', orders)} as created_at, ${oneOf(DESTINATIONS, 'n', 'destination', 1.6)} as destination,
          pg_temp.chance(n, 'service') as service_chance, ${oneOf(towns, 'n', 'from')} as town, ${oneOf(STREETS, 'n', 'from street')} as street
        from generate_series(${from}::bigint, ${to}::bigint) n) b) chosen) dated`,
    'analyze booked',
    `create temp table booked_lines on commit drop as select * from (${LINES_BY_CHANCE}) l`,
    ...shipmentsSql(scale),
  ];
}

/** The ids of what is booked, and of its payment. */
export const NAMES = (intent: string) =>
  `pg_temp.name_of(n, 'order') as id, pg_temp.name_of(n, 'checkout') as checkout_id, pg_temp.name_of(n, 'attempt') as attempt_id,
    '${intent}' || replace(pg_temp.name_of(n, 'intent')::text, '-', '') as intent`;

/** One line of a booking; `position` is SQL. */
export const LINE_COLUMNS = (position: string) =>
  `b.n, ${position} as position, p.id as product_id, p.name, p.details, p.size, p.image_url, p.volume, price.amount_pence as pence`;

/** The lines of the rows of `booked`, drawn by chance; SQL. */
export const LINES_BY_CHANCE = `select ${LINE_COLUMNS('j')},
    1 + floor(power(pg_temp.chance(b.n * 10 + j, 'quantity'), 3) * 8)::int as quantity
  from booked b, generate_series(0, floor(power(pg_temp.chance(b.n, 'lines'), 2) * 4.99)::int) j,
    for_sale p, product_prices price
  where p.no = (floor(power(pg_temp.chance(b.n, 'product'), 2) * (select count(*) from for_sale))::bigint + j * 7919) % (select count(*) from for_sale)
    and price.product_id = p.id and price.destination = b.destination`;

/** The shipments of the rows of `booked` and `booked_lines`, priced as a quote is, and how far each has come. */
export function shipmentsSql(scale: Pick<Scale, 'now'>): string[] {
  return [
    'create index on booked_lines (n)',
    'analyze booked_lines',
    `create temp table bookings on commit drop as
      select b.n, b.id, b.checkout_id, b.attempt_id, b.intent, b.created_at, b.destination, b.service, p.id as user_id, s.name as service_name,
        jsonb_build_object('name', p.name, 'email', p.email, 'phone', case when b.n % 5 = 0 then '' else p.phone end) as customer,
        split_part(b.town, '|', 2) as from_city, place.address->>'city' as to_city,
        jsonb_build_object('line1', (1 + b.n % 200) || ' ' || b.street, 'line2', '', 'city', split_part(b.town, '|', 2), 'state', '',
          'postcode', split_part(b.town, '|', 1) || (1 + b.n % 19) || ' ' || (1 + b.n % 9) || 'ZZ', 'country', 'United Kingdom') as collect_from,
        place.address as deliver_to, p.address as bill_to, l.items_pence, l.item_count, l.volume_cm3, l.lines, coalesce(least.amount_pence, 0) as minimum_pence, s.surcharge_pence as service_pence,
        jsonb_build_object('paymentMethodId', 'pm_large_' || b.n % 3, 'brand', (array['visa', 'mastercard', 'amex'])[1 + b.n % 3],
          'last4', (array['4242', '4444', '8431'])[1 + b.n % 3], 'expMonth', 12, 'expYear', 2034) as card,
        b.collection_date, b.cancelled_at, b.shipped_at, b.sailed_at, b.delivered_at, b.has_amends, b.is_paid
      from booked b join people p on p.n = b.customer_no join service_options s on s.level = b.service
        join places place on place.destination = b.destination and place.no = b.n % 3
        join (select n, sum(quantity * pence)::bigint as items_pence, sum(quantity)::int as item_count, sum(quantity * volume)::bigint as volume_cm3,
          jsonb_agg(jsonb_build_object('key', product_id, 'productId', product_id, 'customBox', null, 'name', name, 'description', details,
            'imageUrl', image_url, 'size', size, 'quantity', quantity, 'unitPence', pence, 'unitVolumeCm3', volume) order by position) as lines
          from booked_lines group by n) l on l.n = b.n
        left join prices least on least.destination = b.destination`,
  ].concat(stagesSql(scale));
}

/** Stages that are reached by now; a cancelled booking goes no further, and one without a collection day waits. */
function stagesSql(scale: Pick<Scale, 'now'>): string[] {
  const now = nowSql(scale);
  return [
    `create temp table stages on commit drop as
      select n, minimum_top_up_pence, items_pence + minimum_top_up_pence + service_pence as total_pence, status,
        jsonb_build_object('destination', destination, 'service', service, 'serviceName', service_name, 'fromCity', from_city, 'toCity', to_city,
          'collectionAddress', collect_from, 'deliveryAddress', deliver_to, 'billingAddress', bill_to, 'collectionDate', collection_date,
          'transit', null, 'itemsPence', items_pence, 'minimumPence', minimum_pence, 'minimumTopUpPence', minimum_top_up_pence,
          'servicePence', service_pence, 'promotion', null, 'promotionPence', 0, 'currency', 'gbp', 'itemCount', item_count,
          'totalPence', items_pence + minimum_top_up_pence + service_pence, 'volumeCm3', volume_cm3) as shipment,
        case when status = 'cancelled' then cancelled_at end as cancelled_at,
        case when status in ('shipped', 'in_transit', 'delivered') then shipped_at end as shipped_at,
        case when status in ('in_transit', 'delivered') then sailed_at end as sailed_at,
        case when status = 'delivered' then delivered_at end as delivered_at,
        case when status = 'delivered' and has_amends and delivered_at + interval '2 days' < ${now} then delivered_at + interval '2 days' end as amends_at
      from (select *, greatest(0, minimum_pence - items_pence) as minimum_top_up_pence,
          case when cancelled_at < ${now} then 'cancelled' when collection_date is null then 'processing'
            when delivered_at < ${now} then 'delivered' when sailed_at < ${now} then 'in_transit' when shipped_at < ${now} then 'shipped'
            else 'processing' end as status
        from bookings) judged`,
    'create unique index on bookings (n)',
    'create unique index on stages (n)',
    'analyze bookings',
    'analyze stages',
  ];
}

function places(): string[] {
  return Object.entries(ABROAD).flatMap(([destination, { country, places }]) =>
    places.map(([city, state, postcode], no) => {
      const address = { line1: `${no + 2} Harbour View`, line2: '', city, state, postcode, country };
      return `('${destination}', ${no}, ${quoted(JSON.stringify(address))}::jsonb)`;
    }),
  );
}
