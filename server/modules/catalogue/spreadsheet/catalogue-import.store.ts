import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../../platform/db/query.js';
import type { ChangedValue } from '../bulk-prices/changed-value.js';
import { CatalogueImport, CatalogueImportLine } from './catalogue-import.entity.js';
import type { RowResult } from './compare-row.js';

/** Stores an upload before its rows. */
export async function insertImport(
  tx: EntityManager,
  { id, createdAt, actorId, fileName }: Pick<CatalogueImport, 'id' | 'createdAt' | 'actorId' | 'fileName'>,
): Promise<void> {
  await query(
    tx,
    `insert into catalogue_imports (id, created_at, actor_id, file_name, state) values ($1, $2, $3, $4, 'ready')`,
    [id, createdAt, actorId, fileName],
  );
}

/** Stores changes and problems of rows after those stored before. */
export async function insertLines(
  tx: EntityManager,
  importId: string,
  first: number,
  results: readonly RowResult[],
): Promise<void> {
  if (results.length === 0) return;
  await query(
    tx,
    `insert into catalogue_import_lines (import_id, position, row, problem, name, column_name, part, product_id, destination, before, after)
      select $1, $2 + place::int, one.row, one.problem, coalesce(one.name, ''), coalesce(one."column", ''), one.part, one."productId",
          one.destination, one.before, one.after
        from rows from (jsonb_to_recordset($3::jsonb) as (row int, problem text, name text, "column" text, part text, "productId" uuid,
          destination text, before jsonb, after jsonb)) with ordinality
          as one(row, problem, name, "column", part, "productId", destination, before, after, place)`,
    [importId, first, JSON.stringify(results)],
  );
}

/** Stores the counts of an upload; with problems it is refused, and its changes are dropped. */
export async function closeImport(
  tx: EntityManager,
  {
    id,
    rowCount,
    changeCount,
    problemCount,
  }: Pick<CatalogueImport, 'id' | 'rowCount' | 'changeCount' | 'problemCount'>,
): Promise<void> {
  const isRefused = problemCount > 0;
  await query(
    tx,
    'update catalogue_imports set state = $2, row_count = $3, change_count = $4, problem_count = $5 where id = $1',
    [id, isRefused ? 'refused' : 'ready', rowCount, isRefused ? 0 : changeCount, problemCount],
  );
  if (isRefused)
    await query(tx, 'delete from catalogue_import_lines where import_id = $1 and problem is null', [id]);
}

/** An upload; null when there is none. `isLocked`: until the transaction ends. */
export async function readImport(
  em: EntityManager,
  id: string,
  { isLocked = false } = {},
): Promise<CatalogueImport | null> {
  const [row] = await query<CatalogueImport>(
    em,
    `select * from catalogue_imports where id = $1 ${isLocked ? 'for update' : ''}`,
    [id],
  );
  return row ? Object.assign(new CatalogueImport(), row) : null;
}

/** One page of an upload's changes, or of its problems, in the order of the file. */
export async function readLines(
  em: EntityManager,
  importId: string,
  limit: number,
  offset: number,
): Promise<CatalogueImportLine[]> {
  const rows = await query<CatalogueImportLine>(
    em,
    'select * from catalogue_import_lines where import_id = $1 order by position limit $2 offset $3',
    [importId, limit, offset],
  );
  return rows.map((row) => Object.assign(new CatalogueImportLine(), row));
}

/** All changes of an upload. */
export function readChanges(em: EntityManager, importId: string): Promise<ChangedValue[]> {
  return query<ChangedValue>(
    em,
    `select part, product_id, destination, null as service, before, after from catalogue_import_lines
      where import_id = $1 order by position`,
    [importId],
  );
}

/** Records that an upload was applied as this price change. */
export async function markApplied(tx: EntityManager, id: string, priceChangeId: string): Promise<void> {
  await query(tx, `update catalogue_imports set state = 'applied', price_change_id = $2 where id = $1`, [
    id,
    priceChangeId,
  ]);
}
