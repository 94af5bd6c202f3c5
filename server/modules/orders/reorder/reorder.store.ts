import type { Pool } from 'pg';
import type { DestinationKey } from '../../../../rules/destinations.js';
import type { ServiceLevel } from '../../../../rules/prices/quote.js';
import { read } from '../../../platform/db/query.js';
import type { LineSnapshot } from '../../quotes/placed-line.js';

/** The contents of an old order, and which of its products are sold today. */
export interface OldShipment {
  readonly destination: DestinationKey;
  readonly service: ServiceLevel;
  readonly fromCity: string;
  readonly toCity: string;
  readonly pricePence: number;
  readonly lines: readonly Pick<LineSnapshot, 'productId' | 'customBox' | 'name' | 'quantity'>[];
  /** Products of the lines that are on sale to any destination, and those on sale to the order's destination. */
  readonly soldIds: readonly string[];
  readonly soldHereIds: readonly string[];
}

const ON_SALE = `select p.id from products p join order_lines l on l.product_id = p.id where l.order_id = o.id
  and p.is_published and p.status = 'active' and p.deleted_at is null`;

const OLD_SHIPMENT_SQL = `
  select o.destination, o.shipment->>'service' as service, o.shipment->>'fromCity' as from_city, o.shipment->>'toCity' as to_city,
    o.price_pence,
    (select coalesce(jsonb_agg(jsonb_build_object('productId', l.product_id, 'customBox', l.custom_box, 'name', l.name,
      'quantity', l.quantity) order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines,
    array(${ON_SALE}) as sold_ids,
    array(${ON_SALE} and exists (select from product_prices price where price.product_id = p.id
      and price.destination = o.destination)) as sold_here_ids
  from orders o
  where o.id = $1 and o.user_id = $2 and o.deleted_at is null`;

/** A customer's own order; undefined for an order of others. */
export async function readOldShipment(
  pool: Pool,
  orderId: string,
  userId: string,
): Promise<OldShipment | undefined> {
  const rows = await read<OldShipment>(pool, {
    name: 'old-shipment',
    text: OLD_SHIPMENT_SQL,
    values: [orderId, userId],
  });
  return rows[0];
}
