import type { EntityManager } from '@mikro-orm/postgresql';
import type { Deps } from '../../../platform/service/service.js';
import type { Found } from '../product-filter.js';
import { findProducts, type Hit } from './find-products.js';
import type { ProductIndex } from './product-index.js';
import { readProductIndex, readProductIndexIn } from './product-index.store.js';

export type SearchDeps = Deps<'reads' | 'readCache'>;

/** The text of a search; none when empty. */
type Searched = string | null | undefined;

/** The words of the catalogue, cached until something in the shop changes. */
export function productIndex({ reads, readCache }: SearchDeps): Promise<ProductIndex> {
  return readCache.getOrLoad('product-index', () => readProductIndex(reads));
}

/** The ids of visitors' search hits, best first; null without a search. */
export async function searchListed(search: Searched, deps: SearchDeps): Promise<Found> {
  if (!search) return null;
  const hits = findProducts(search, await productIndex(deps));
  return hits.filter(({ isListed }) => isListed).map(({ id }) => id);
}

/** Staff's search hits, best first. */
export interface StaffFound {
  readonly ids: readonly string[];
  /** Hits that match by a synonym alone. */
  readonly bySynonym: ReadonlySet<string>;
}

/**
 * Searches for staff, who see drafts and products off sale. Every word has to match: bulk price changes work on this
 * list. Staff know the names: products of this name come first, those that begin with it next, and matches by a
 * synonym alone last.
 */
export async function searchAll(search: Searched, deps: SearchDeps): Promise<StaffFound | null> {
  if (!search) return null;
  const hits = withEveryWord(search, await productIndex(deps));
  return {
    ids: hits.map(({ id }) => id),
    bySynonym: new Set(hits.flatMap(({ id, isBySynonym }) => (isBySynonym ? [id] : []))),
  };
}

/** Staff's search hits, read inside their transaction, for decisions about prices. */
export async function searchAllIn(em: EntityManager, search: Searched): Promise<Found> {
  return search ? withEveryWord(search, await readProductIndexIn(em)).map(({ id }) => id) : null;
}

function withEveryWord(search: string, index: ProductIndex): Hit[] {
  return findProducts(search, index)
    .filter(({ hasEveryWord }) => hasEveryWord)
    .sort((one, other) => placeForStaff(one) - placeForStaff(other));
}

function placeForStaff({ isBySynonym, nameFit }: Hit): number {
  return { exact: 0, start: 1, other: isBySynonym ? 3 : 2 }[nameFit];
}
