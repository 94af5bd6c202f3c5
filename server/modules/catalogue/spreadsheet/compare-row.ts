import { type DestinationKey, findDestination } from '../../../../rules/destinations.js';
import { cleanLine } from '../../../../rules/text.js';
import type { SheetCell, SheetRow } from '../../../platform/files/sheets/sheet-row.js';
import { applyMeasures } from '../admin/product-change.js';
import type { ChangedValue, Measures, Value, ValuePlace } from '../bulk-prices/changed-value.js';
import { type CatalogueRow, RATE_ROWS, versionOf } from './catalogue-columns.js';
import { type CellResult, readAmount, readText } from './read-amount.js';
import type { Header } from './read-header.js';

const NAME_MAX = 100;
const SIZE_MAX = 200;
const NO_CELL: SheetCell = { text: '' };

/** A problem of a row or cell, as a sentence that begins with its place. */
export interface RowProblem {
  readonly row: number;
  readonly problem: string;
}

/** A cell that changes a value. */
export interface RowChange extends ChangedValue {
  readonly row: number;
  /** Name of the product or rate. */
  readonly name: string;
  readonly column: string;
}

export type RowResult = RowProblem | RowChange;

/** The cell of a row by the name of its column. */
export function cellOf({ cells }: SheetRow, header: Header, column: string): SheetCell {
  return cells[header.indexOf(column)] ?? NO_CELL;
}

/** A problem of a row, or of a cell: "Row 14, Australia: …". */
export function problemOf(row: number, text: string, column?: string): RowProblem {
  return { row, problem: `Row ${row}${column ? `, ${column}` : ''}: ${text}.` };
}

/**
 * The changes and problems of a row beside its product or rate as it is now. A cell that says the same is neither, in
 * whatever form a spreadsheet has left it; a row that changes something since it was downloaded is a problem.
 */
export function compareRow(sent: SheetRow, header: Header, current: CatalogueRow): RowResult[] {
  const results = header.flatMap((column) => compareCell(sent, header, column, current));
  if (results.length === 0) return [];
  if (cellOf(sent, header, 'Version').text !== versionOf(current))
    return [
      problemOf(
        sent.number,
        `${current.name} has changed since this file was downloaded, or its version was edited. Download it again and repeat your change`,
      ),
    ];
  return results;
}

function compareCell(sent: SheetRow, header: Header, column: string, current: CatalogueRow): RowResult[] {
  const cell = cellOf(sent, header, column);
  const key = findDestination(column)?.key;
  const found = key ? compareAmount(cell, key, current) : compareFact(cell, column, current);
  if (found === null) return [];
  if ('problem' in found) return [problemOf(sent.number, found.problem, column)];
  return [{ ...found.value, row: sent.number, name: current.name, column }];
}

function compareAmount(
  cell: SheetCell,
  destination: DestinationKey,
  { id, rate, amounts }: CatalogueRow,
): CellResult<ChangedValue> | null {
  const before = amounts[destination] ?? null;
  const sent = readAmount(cell);
  if ('problem' in sent) return sent;
  // A product at no price is not sold there.
  const after = rate === null ? sent.value || null : sent.value;
  if (after === before) return null;
  const problem = refusedAmount(rate, destination, before, after);
  if (problem) return { problem };
  const place: ValuePlace = {
    part: rate ?? 'price',
    productId: rate ? null : id,
    destination,
    service: null,
  };
  return { value: { ...place, before, after } };
}

function refusedAmount(
  rate: CatalogueRow['rate'],
  destination: DestinationKey,
  before: number | null,
  after: number | null,
): string | null {
  if (rate === null)
    return after === null && destination === 'australia' ? 'every product needs a price to Australia' : null;
  if (after === null) return rate === 'minimum' ? 'enter 0.00 for no minimum charge' : 'enter an amount';
  if (rate === 'minimum') return null;
  if (before === null) return 'there are no rates for this destination yet; add them in the settings';
  return rate === 'perCubicMetre' && after === 0 ? 'enter an amount above 0.00' : null;
}

function compareFact(
  cell: SheetCell,
  column: string,
  current: CatalogueRow,
): CellResult<ChangedValue> | null {
  if (column === 'Id' || column === 'Version') return null;
  const { name, category, measures, rate } = current;
  const before = { Name: name, Category: category, Size: measures?.size ?? '' }[column] ?? '';
  if (cell.kind === undefined && oneLine(cell.text) === oneLine(before)) return null;
  if (rate !== null) return { problem: 'only the amounts of this row can change' };
  if (column === 'Category')
    return { problem: "a spreadsheet can't move products; do that on the Products page" };
  const sent = readText(cell, column === 'Name' ? NAME_MAX : SIZE_MAX);
  if ('problem' in sent) return sent;
  const isName = column === 'Name';
  return {
    value: {
      ...{ part: isName ? 'name' : 'measures', productId: current.id, destination: null, service: null },
      before: isName ? name : measures,
      after: isName ? cleanLine(sent.value) : resized(measures, cleanLine(sent.value)),
    },
  };
}

/** CSV has every text on one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function resized(before: Measures | null, size: string): Value {
  if (!before) return null;
  const after = { ...before, size };
  applyMeasures(after, { size }, false);
  return after;
}

/** True for the id of a rate's row. */
export const isRateId = (id: string): boolean => Object.hasOwn(RATE_ROWS, id);
