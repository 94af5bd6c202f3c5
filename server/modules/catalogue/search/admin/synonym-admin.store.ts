import type { Paging } from '../../../../platform/api/pagination.js';
import { byName } from '../../../../platform/db/by-name.js';
import { read } from '../../../../platform/db/query.js';
import type { ReadPool } from '../../../../platform/db/replicas/read-pool.js';
import { containsSql, searchTerms } from '../../../../platform/search/search-terms.js';
import type { SearchSynonym } from './synonym.entity.js';

/** One page of synonyms by meaning and word, and how many there are in all. */
export async function readSynonyms(
  pool: ReadPool,
  search: string,
  { pageSize, offset }: Paging,
): Promise<{ synonyms: SearchSynonym[]; total: number }> {
  const values: string[] = [];
  const terms = searchTerms(search);
  const found = containsSql(
    `(' ' || search_key(word || ' ' || meaning))`,
    terms,
    (value) => `$${values.push(value)}`,
  );
  const where = `from search_synonyms where ${['true', ...found].join(' and ')}`;
  const [page, counted] = await Promise.all([
    read<SearchSynonym>(
      pool,
      `select id, word, meaning, version ${where} order by ${byName('meaning')}, ${byName('word')}, id limit $${values.length + 1} offset $${values.length + 2}`,
      [...values, pageSize, offset],
    ),
    read<{ total: number }>(pool, `select count(*)::int as total ${where}`, values),
  ]);
  return { synonyms: page, total: counted[0]?.total ?? 0 };
}
