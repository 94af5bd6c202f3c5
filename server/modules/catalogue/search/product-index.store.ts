import type { EntityManager } from '@mikro-orm/postgresql';
import { query, read } from '../../../platform/db/query.js';
import type { ReadPool } from '../../../platform/db/replicas/read-pool.js';
import { LISTED } from '../catalogue.store.js';
import { ProductIndex, type SearchedProduct, type SynonymPair } from './product-index.js';

interface IndexRow {
  readonly products: readonly SearchedProduct[];
  readonly synonyms: readonly SynonymPair[];
}

/** All data of a search, in one statement: products that are not deleted, in the shop's order, and the synonyms. */
const INDEX_SQL = `select
  (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'category', c.name, 'details', p.details,
      'isListed', ${LISTED}) order by c.position, p.position, p.id), '[]')
    from products p join categories c on c.id = p.category_id where p.deleted_at is null) as products,
  (select coalesce(jsonb_agg(jsonb_build_object('word', s.word, 'meaning', s.meaning) order by s.created_at, s.id), '[]')
    from search_synonyms s) as synonyms`;

/** The words of the current catalogue. */
export async function readProductIndex(pool: ReadPool): Promise<ProductIndex> {
  const rows = await read<IndexRow>(pool, { name: 'product-index', text: INDEX_SQL });
  return toIndex(rows);
}

/** The words of the catalogue, read inside a transaction. */
export async function readProductIndexIn(em: EntityManager): Promise<ProductIndex> {
  return toIndex(await query<IndexRow>(em, INDEX_SQL));
}

function toIndex([stored]: readonly IndexRow[]): ProductIndex {
  return new ProductIndex(stored?.products ?? [], stored?.synonyms ?? []);
}
