import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { ChangedValue, Measures, Value, ValuePlace } from './changed-value.js';

/** A place with its current value; null where there is none. */
export type CurrentValue<Place extends ValuePlace = ValuePlace> = Place & {
  readonly now: Value;
  /** The product's name; null without a product. */
  readonly name: string | null;
  readonly isDeleted: boolean;
};

/** The current values of places, their rows locked until the transaction ends; in the order of the places. */
export async function lockValues<Place extends ValuePlace>(
  tx: EntityManager,
  places: readonly Place[],
): Promise<CurrentValue<Place>[]> {
  const asked = JSON.stringify(
    places.map(({ part, productId, destination, service }) => ({ part, productId, destination, service })),
  );
  await query(
    tx,
    `select id from products where id in (select (one->>'productId')::uuid from jsonb_array_elements($1::jsonb) as one)
    order by id for no key update`,
    [asked],
  );
  await query(
    tx,
    `select id from prices where destination in (select one->>'destination' from jsonb_array_elements($1::jsonb) as one
      where one->>'part' = 'minimum') order by id for update`,
    [asked],
  );
  if (places.some(isOfSettings)) await lockSettings(tx);
  const rows = await query<Omit<CurrentValue, keyof ValuePlace>>(
    tx,
    `select p.name, p.deleted_at is not null as is_deleted, case one.part
        when 'price' then to_jsonb(price.amount_pence) when 'name' then to_jsonb(p.name)
        when 'measures' then case when p.id is not null then ${MEASURES} end
        when 'minimum' then to_jsonb(minimum.amount_pence) when 'perCubicMetre' then to_jsonb(rate.per_cubic_metre_pence)
        when 'handling' then to_jsonb(rate.handling_pence) when 'heavySurcharge' then to_jsonb(rate.heavy_surcharge_pence)
        else to_jsonb(offer.surcharge_pence) end as now
      from jsonb_array_elements($1::jsonb) with ordinality as asked(one_json, place),
        jsonb_to_record(one_json) as one(part text, "productId" uuid, destination text, service text)
        left join products p on p.id = one."productId"
        left join product_prices price on price.product_id = p.id and price.destination = one.destination
        left join prices minimum on one.part = 'minimum' and minimum.destination = one.destination
        left join destination_rates rate on one."productId" is null and rate.destination = one.destination
        left join service_options offer on offer.level = one.service
      order by asked.place`,
    [asked],
  );
  return places.map((place, index) => ({ ...place, ...rows[index]! }));
}

/** The measures of product `p` as a document. */
export const MEASURES = `jsonb_build_object('size', p.size, 'widthCm', p.width_cm, 'heightCm', p.height_cm, 'depthCm', p.depth_cm,
          'weightKg', p.weight_kg, 'sidesAssumed', p.sides_assumed)`;

const isOfSettings = ({ part }: ValuePlace) =>
  part !== 'minimum' && part !== 'price' && part !== 'name' && part !== 'measures';

/** Changes of rates and services wait for one another, as those in the settings do. */
export async function lockSettings(tx: EntityManager): Promise<void> {
  await query(tx, 'select id from store_settings for update');
}

/** Sets values to their `after`, and raises the versions of what they belong to. The rows are locked. */
export async function writeValues(tx: EntityManager, changed: readonly ChangedValue[]): Promise<void> {
  const of = (...parts: readonly ChangedValue['part'][]) =>
    changed.filter(({ part }) => parts.includes(part));
  await writeProductPrices(tx, of('price'));
  await writeProducts(tx, of('price', 'name', 'measures'));
  await writeMinimums(tx, of('minimum'));
  await writeSettings(tx, changed.filter(isOfSettings));
}

async function writeProductPrices(tx: EntityManager, prices: readonly ChangedValue[]): Promise<void> {
  const send = async (sql: string, of: readonly ChangedValue[]) => {
    if (of.length > 0) await query(tx, sql, [JSON.stringify(of)]);
  };
  const one = `jsonb_to_recordset($1::jsonb) as one("productId" uuid, destination text, after int)`;
  const ofOne = 'price.product_id = one."productId" and price.destination = one.destination';
  // An update alone is audited once for each product; see the triggers of product_prices.
  await send(
    `update product_prices price set amount_pence = one.after from ${one} where ${ofOne}`,
    prices.filter(({ before, after }) => before !== null && after !== null),
  );
  await send(
    `insert into product_prices (product_id, destination, amount_pence) select one."productId", one.destination, one.after from ${one}`,
    prices.filter(({ before }) => before === null),
  );
  await send(
    `delete from product_prices price using ${one} where ${ofOne}`,
    prices.filter(({ after }) => after === null),
  );
}

async function writeProducts(tx: EntityManager, values: readonly ChangedValue[]): Promise<void> {
  const products = new Map<string | null, { readonly id: string | null; name?: Value } & Partial<Measures>>();
  for (const { productId, part, after } of values) {
    const product = products.get(productId) ?? { id: productId };
    products.set(productId, {
      ...product,
      ...(part === 'name' ? { name: after } : {}),
      ...(part === 'measures' ? (after as Measures) : {}),
    });
  }
  if (products.size === 0) return;
  await query(
    tx,
    `update products p set version = p.version + 1, name = coalesce(one.name, p.name), size = coalesce(one.size, p.size),
        width_cm = coalesce(one."widthCm", p.width_cm), height_cm = coalesce(one."heightCm", p.height_cm),
        depth_cm = coalesce(one."depthCm", p.depth_cm), weight_kg = coalesce(one."weightKg", p.weight_kg),
        sides_assumed = coalesce(one."sidesAssumed", p.sides_assumed)
      from jsonb_to_recordset($1::jsonb) as one(id uuid, name text, size text, "widthCm" int, "heightCm" int, "depthCm" int,
        "weightKg" float8, "sidesAssumed" boolean)
      where p.id = one.id`,
    [JSON.stringify([...products.values()])],
  );
}

async function writeMinimums(tx: EntityManager, minimums: readonly ChangedValue[]): Promise<void> {
  if (minimums.length === 0) return;
  const one = `jsonb_to_recordset($1::jsonb) as one(destination text, after int)`;
  const values = [JSON.stringify(minimums)];
  await query(
    tx,
    `insert into prices (id, destination, amount_pence) select gen_random_uuid(), one.destination, one.after from ${one}
      where one.after is not null on conflict (destination) do update set amount_pence = excluded.amount_pence`,
    values,
  );
  await query(
    tx,
    `delete from prices p using ${one} where p.destination = one.destination and one.after is null`,
    values,
  );
}

async function writeSettings(tx: EntityManager, rates: readonly ChangedValue[]): Promise<void> {
  if (rates.length === 0) return;
  const values = [JSON.stringify(rates)];
  await query(
    tx,
    `update destination_rates rate set per_cubic_metre_pence = coalesce(one.per_cubic_metre, rate.per_cubic_metre_pence),
        handling_pence = coalesce(one.handling, rate.handling_pence),
        heavy_surcharge_pence = coalesce(one.heavy_surcharge, rate.heavy_surcharge_pence)
      from (select destination, max(after) filter (where part = 'perCubicMetre') as per_cubic_metre,
          max(after) filter (where part = 'handling') as handling, max(after) filter (where part = 'heavySurcharge') as heavy_surcharge
        from jsonb_to_recordset($1::jsonb) as one(destination text, part text, after int) where part <> 'surcharge' group by destination) one
      where rate.destination = one.destination`,
    values,
  );
  await query(
    tx,
    `update service_options offer set surcharge_pence = one.after
      from jsonb_to_recordset($1::jsonb) as one(service text, part text, after int)
      where one.part = 'surcharge' and offer.level = one.service`,
    values,
  );
  await query(tx, 'update store_settings set version = version + 1');
}
