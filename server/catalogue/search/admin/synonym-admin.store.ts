import type { ReadPool } from '../../../db/replicas/read-pool.js';
import type { Paging } from '../../../shared/api/pagination.js';
import { containsPattern } from '../../../shared/text-search.js';

/** A synonym as it is stored. */
export interface StoredSynonym {
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
  readonly version: number;
}

const COLUMNS = 'id, word, meaning, version';

/** One page of synonyms by meaning and word, and how many there are in all. */
export async function readSynonyms(
  pool: ReadPool,
  search: string,
  { pageSize, offset }: Paging,
): Promise<{ synonyms: StoredSynonym[]; total: number }> {
  const { rows } = await pool.query<StoredSynonym & { total: number }>({
    name: 'synonyms',
    text: `with matching as (select * from search_synonyms where lower(word) like lower($1) or lower(meaning) like lower($1))
      select ${COLUMNS}, (select count(*)::int from matching) as total from matching
      order by lower(meaning), lower(word), id limit $2 offset $3`,
    values: [containsPattern(search), pageSize, offset],
  });
  if (rows.length > 0 || offset === 0)
    return { synonyms: rows.map(({ total: _, ...synonym }) => synonym), total: rows[0]?.total ?? 0 };
  const { rows: counted } = await pool.query<{ total: number }>({
    name: 'synonyms-total',
    text: 'select count(*)::int as total from search_synonyms where lower(word) like lower($1) or lower(meaning) like lower($1)',
    values: [containsPattern(search)],
  });
  return { synonyms: [], total: counted[0]?.total ?? 0 };
}
