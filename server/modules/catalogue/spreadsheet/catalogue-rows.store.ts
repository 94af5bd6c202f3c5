import { read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { MEASURES } from '../bulk-prices/changed-values.store.js';
import { type CatalogueRow, RATE_ROWS } from './catalogue-columns.js';

/** Products that are read at once. */
const BATCH = 500;

/** Streams the rows of the catalogue: rates first, then every product in the order of the shop. */
export async function* readCatalogueRows(pool: ReadPool): AsyncGenerator<CatalogueRow> {
  yield* await readRateRows(pool);
  const ids = await read<{ id: string }>(
    pool,
    `select p.id from products p join categories c on c.id = p.category_id where p.deleted_at is null
      order by c.position, c.id, p.position, p.id`,
  );
  for (let at = 0; at < ids.length; at += BATCH)
    yield* await readProductRows(
      pool,
      ids.slice(at, at + BATCH).map(({ id }) => id),
    );
}

/** The rows of products that are not deleted, in the order of the ids; none for an unknown one. */
export function readProductRows(pool: ReadPool, ids: readonly string[]): Promise<CatalogueRow[]> {
  return read<CatalogueRow>(
    pool,
    `select p.id, null as rate, p.name, c.name as category, ${MEASURES} as measures,
        (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from product_prices where product_id = p.id) as amounts
      from jsonb_array_elements_text($1::jsonb) with ordinality as asked(id, place)
        join products p on p.id = asked.id::uuid and p.deleted_at is null join categories c on c.id = p.category_id
      order by asked.place`,
    [JSON.stringify(ids)],
  );
}

/** The rows of minimum charges and rates of custom boxes. */
export async function readRateRows(pool: ReadPool): Promise<CatalogueRow[]> {
  const [found] = await read<Readonly<Record<string, CatalogueRow['amounts']>>>(
    pool,
    `select (select coalesce(jsonb_object_agg(destination, amount_pence), '{}') from prices) as minimum,
      coalesce(jsonb_object_agg(destination, per_cubic_metre_pence), '{}') as per_cubic_metre,
      coalesce(jsonb_object_agg(destination, handling_pence), '{}') as handling,
      coalesce(jsonb_object_agg(destination, heavy_surcharge_pence), '{}') as heavy_surcharge from destination_rates`,
  );
  return Object.entries(RATE_ROWS).map(([id, { rate, name }]) => ({
    ...{ id, rate, name, category: '', measures: null },
    amounts: found?.[rate] ?? {},
  }));
}
