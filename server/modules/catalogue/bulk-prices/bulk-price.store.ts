import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import { LISTED } from '../catalogue.store.js';
import { BulkPriceChange } from './bulk-price.entity.js';
import type { PastBasket } from './bulk-price-effect.js';
import type { BulkPriceSpec } from './bulk-price-scope.store.js';
import type { ChangedValue } from './changed-value.js';
import { writeValues } from './changed-values.store.js';

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
  c.kind, c.percent_tenths, c.rounding, c.scope, c.file_name, c.product_count,
  c.price_count, c.rate_count, case when c.kind = 'amount' then c.prices->0 end as amount, c.undone_at,
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

/** How a change is recorded. */
export interface NewPriceChange
  extends Pick<BulkPriceChange, 'id' | 'createdAt' | 'actorId' | 'requestId' | 'kind'> {
  /** The rule of a change by per cent. */
  readonly spec?: BulkPriceSpec;
  /** The name of a spreadsheet. */
  readonly fileName?: string;
}

/** Writes changed values, and records them with each before and after. Their rows are locked. */
export async function applyValues(
  tx: EntityManager,
  { id, createdAt, actorId, requestId, kind, spec, fileName }: NewPriceChange,
  changed: readonly ChangedValue[],
): Promise<void> {
  await writeValues(tx, changed);
  const { percentTenths, rounding, ...scope } = spec ?? {};
  const products = new Set(changed.flatMap(({ productId }) => productId ?? []));
  await query(
    tx,
    `insert into price_changes (id, created_at, actor_id, request_id, kind, percent_tenths, rounding, scope, file_name,
      product_count, price_count, rate_count, prices) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, $11, $12, $13::jsonb)`,
    [
      ...[id, createdAt, actorId, requestId, kind, percentTenths, rounding],
      ...[spec ? JSON.stringify(scope) : null, fileName, products.size],
      changed.filter(({ part }) => part === 'price').length,
      changed.filter(({ productId }) => productId === null).length,
      JSON.stringify(changed.map(toKept)),
    ],
  );
}

/** The fields of a value that a change stores. */
function toKept({ part, productId, destination, service, before, after }: ChangedValue): ChangedValue {
  return { part, productId, destination, service, before, after };
}

/** Locks a change until the transaction ends; returns its values, or undefined without one. */
export async function lockPriceChange(
  tx: EntityManager,
  id: string,
): Promise<{ readonly isUndone: boolean; readonly prices: readonly ChangedValue[] } | undefined> {
  const [change] = await query<{ isUndone: boolean; prices: readonly ChangedValue[] }>(
    tx,
    'select undone_at is not null as is_undone, prices from price_changes where id = $1 for update',
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
