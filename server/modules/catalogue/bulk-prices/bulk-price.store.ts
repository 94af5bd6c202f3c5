import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { currentRequestId } from '../../../platform/log/request-scope.js';
import { LISTED } from '../catalogue.store.js';
import { BulkPriceChange } from './bulk-price.entity.js';
import type { PastBasket } from './bulk-price-effect.js';
import type { BulkPricePlan, PriceBeforeAndAfter } from './bulk-price-plan.js';
import type { BulkPriceSpec } from './bulk-price-scope.store.js';

/** The newest saved quotes and orders; a quote that was booked counts once, as its order. */
export async function readPastBaskets(em: EntityManager, most: number): Promise<PastBasket[]> {
  return query<PastBasket>(
    em,
    `with past as (
      (select 'order' as kind, id, number as reference, destination, shipment->>'service' as service, created_at, checkout_id
        from orders where deleted_at is null order by created_at desc limit $1)
      union all
      (select 'quote', id, reference, shipment->>'destination', shipment->>'service', created_at, null
        from saved_quotes where deleted_at is null and order_id is null order by created_at desc limit $2)
      order by created_at desc, id limit $3)
    select past.kind, past.reference, past.destination, past.service,
      (select coalesce(jsonb_agg(jsonb_build_object('productId', l."productId", 'customBox', l."customBox",
          'quantity', l.quantity, 'unitVolumeCm3', l."unitVolumeCm3", 'todayPence', price.amount_pence)), '[]')
        from jsonb_to_recordset(coalesce(c.lines, q.lines))
          as l("productId" uuid, "customBox" jsonb, quantity int, "unitVolumeCm3" int)
        left join products p on p.id = l."productId" and ${LISTED}
        left join product_prices price on price.product_id = p.id and price.destination = past.destination) as lines
    from past left join checkouts c on c.id = past.checkout_id
      left join saved_quotes q on past.kind = 'quote' and q.id = past.id`,
    [most, most, most],
  );
}

const RECORD = `c.id, c.created_at, coalesce(maker.name, '') as actor_name, c.request_id,
  c.percent_tenths, c.rounding, c.scope, c.product_count,
  c.price_count, c.minimum_count, c.undone_at,
  case when c.undone_by is not null then coalesce(undoer.name, '') end as undone_by_name`;

const RECORDS = `price_changes c left join users maker on maker.id = c.actor_id
  left join users undoer on undoer.id = c.undone_by`;

/** One page of past changes, newest first, and their number in all. */
export async function readBulkPriceChanges(
  em: EntityManager,
  limit: number,
  offset: number,
): Promise<{ records: BulkPriceChange[]; total: number }> {
  const records = await query<BulkPriceChange>(
    em,
    `select ${RECORD} from ${RECORDS} order by c.created_at desc, c.id limit $1 offset $2`,
    [limit, offset],
  );
  const [count] = await query<{ total: number }>(em, 'select count(*)::int as total from price_changes');
  return { records: records.map(toChange), total: count?.total ?? 0 };
}

/** A past change; null when there is none. */
export async function readBulkPriceChange(em: EntityManager, id: string): Promise<BulkPriceChange | null> {
  const [record] = await query<BulkPriceChange>(em, `select ${RECORD} from ${RECORDS} where c.id = $1`, [id]);
  return record ? toChange(record) : null;
}

const toChange = (row: BulkPriceChange) => Object.assign(new BulkPriceChange(), row);

/** A changed price and its current value; null when it was removed. */
export interface RecordedPrice extends PriceBeforeAndAfter {
  readonly now: number | null;
}

/** Every price of a change, with its products and minimum charges locked until the transaction ends. */
export async function lockRecordedPrices(tx: EntityManager, id: string): Promise<RecordedPrice[]> {
  await query(
    tx,
    `select p.id from products p where p.id in (select (one->>'productId')::uuid from price_changes c,
      jsonb_array_elements(c.prices) as one where c.id = $1) order by p.id for no key update`,
    [id],
  );
  await query(
    tx,
    `select id from prices where destination in (select one->>'destination' from price_changes c,
      jsonb_array_elements(c.prices) as one where c.id = $1 and one->>'productId' is null) order by id for update`,
    [id],
  );
  return query<RecordedPrice>(
    tx,
    `select one."productId", p.name, one.destination, one.before, one.after,
        case when one."productId" is null then minimum.amount_pence else price.amount_pence end as now
      from price_changes c,
        jsonb_to_recordset(c.prices) as one("productId" uuid, destination text, before int, after int)
        left join products p on p.id = one."productId"
        left join product_prices price on price.product_id = p.id and price.destination = one.destination
        left join prices minimum on one."productId" is null and minimum.destination = one.destination
      where c.id = $1`,
    [id],
  );
}

/** Sets prices and minimum charges to their `after`, and raises the versions of their products. */
export async function writePrices(tx: EntityManager, changed: readonly PriceBeforeAndAfter[]): Promise<void> {
  const ofProducts = changed.filter(({ productId }) => productId !== null);
  const minimums = changed.filter(({ productId }) => productId === null);
  await query(
    tx,
    `update product_prices price set amount_pence = one.after
      from jsonb_to_recordset($1::jsonb) as one("productId" uuid, destination text, after int)
      where price.product_id = one."productId" and price.destination = one.destination`,
    [JSON.stringify(ofProducts.map(toWritten))],
  );
  await query(
    tx,
    `update products set version = version + 1
      where id in (select jsonb_array_elements_text($1::jsonb)::uuid)`,
    [JSON.stringify([...new Set(ofProducts.map(({ productId }) => productId))])],
  );
  if (minimums.length === 0) return;
  await query(
    tx,
    `update prices minimum set amount_pence = one.after
      from jsonb_to_recordset($1::jsonb) as one(destination text, after int)
      where minimum.destination = one.destination`,
    [JSON.stringify(minimums.map(toWritten))],
  );
}

const toWritten = ({ productId, destination, after }: PriceBeforeAndAfter) => ({
  productId,
  destination,
  after,
});

/** The fields of a price that a change stores. */
const toKept = ({ productId, destination, before, after }: PriceBeforeAndAfter) => ({
  ...{ productId, destination, before, after },
});

interface NewPriceChange {
  readonly id: string;
  readonly createdAt: Date;
  readonly actorId: string;
  readonly spec: BulkPriceSpec;
  readonly plan: BulkPricePlan;
}

/** Records a bulk price change with its scope and each price before and after. */
export async function insertPriceChange(
  tx: EntityManager,
  { id, createdAt, actorId, spec, plan }: NewPriceChange,
): Promise<void> {
  const { percentTenths, rounding, ...scope } = spec;
  await query(
    tx,
    `insert into price_changes (id, created_at, actor_id, request_id, percent_tenths, rounding, scope,
      product_count, price_count, minimum_count, prices) values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11::jsonb)`,
    [
      ...[id, createdAt, actorId, currentRequestId(), percentTenths, rounding, JSON.stringify(scope)],
      ...[plan.productCount, plan.prices.length, plan.minimums.length],
      JSON.stringify([...plan.prices, ...plan.minimums].map(toKept)),
    ],
  );
}

/** Locks a change until the transaction ends; returns whether it was undone, or undefined without one. */
export async function lockPriceChange(
  tx: EntityManager,
  id: string,
): Promise<{ isUndone: boolean } | undefined> {
  const [change] = await query<{ isUndone: boolean }>(
    tx,
    'select undone_at is not null as is_undone from price_changes where id = $1 for update',
    [id],
  );
  return change;
}

/** Records who undid a change, and when. */
export async function markUndone(tx: EntityManager, id: string, actorId: string, now: Date): Promise<void> {
  await query(tx, 'update price_changes set undone_at = $1, undone_by = $2 where id = $3', [
    now,
    actorId,
    id,
  ]);
}
