import { badInput } from '../../../platform/errors/errors.js';
import { readSheet } from '../../../platform/files/sheets/read-sheet.js';
import type { SheetRow } from '../../../platform/files/sheets/sheet-row.js';
import { isUuid } from '../../../platform/values/uuid.js';
import type { CatalogueRow } from './catalogue-columns.js';
import { cellOf, compareRow, isRateId, problemOf, type RowResult } from './compare-row.js';
import { type Header, readHeader } from './read-header.js';

/** Rows that are looked up at once. */
const BATCH = 500;

export interface CurrentRows {
  /** The rows of products that are not deleted. */
  readonly products: (ids: readonly string[]) => Promise<readonly CatalogueRow[]>;
  readonly rates: readonly CatalogueRow[];
}

/** The result of some rows of a file. */
export interface ReadRows {
  readonly rows: number;
  readonly results: readonly RowResult[];
}

/** Streams what the rows of an uploaded spreadsheet change, and their problems, a batch at a time. Throws BAD_INPUT. */
export async function* readCatalogue(bytes: Buffer, current: CurrentRows): AsyncGenerator<ReadRows> {
  const rows = readSheet(bytes);
  const first = await rows.next();
  if (first.done) throw badInput('The file is empty.');
  const header = readHeader(first.value);
  const seen = new Map<string, number>();
  let batch: SheetRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield { rows: batch.length, results: await compareRows(batch, header, current, seen) };
    batch = [];
  }
  if (batch.length > 0)
    yield { rows: batch.length, results: await compareRows(batch, header, current, seen) };
}

async function compareRows(
  batch: readonly SheetRow[],
  header: Header,
  current: CurrentRows,
  seen: Map<string, number>,
): Promise<RowResult[]> {
  const idOf = (row: SheetRow) => cellOf(row, header, 'Id').text.toLowerCase();
  const products = await current.products([...new Set(batch.map(idOf).filter(isUuid))]);
  const known = new Map([...products, ...current.rates].map((row) => [row.id, row]));
  return batch.flatMap((row) => {
    const id = idOf(row);
    const earlier = seen.get(id);
    if (id) seen.set(id, earlier ?? row.number);
    if (!id) return problemOf(row.number, 'it has no id. Add new products on the Products page', 'Id');
    if (row.cells.length > header.length)
      return problemOf(row.number, 'it has more cells than the first row has headings');
    if (earlier) return problemOf(row.number, `it repeats row ${earlier}`, 'Id');
    const found = known.get(id);
    if (found) return compareRow(row, header, found);
    const why = isUuid(id) || isRateId(id) ? 'the product was deleted' : 'no product has this id';
    return problemOf(row.number, `${why}. Download the catalogue again`, 'Id');
  });
}
