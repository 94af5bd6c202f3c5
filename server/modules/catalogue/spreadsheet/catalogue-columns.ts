import { createHash } from 'node:crypto';
import { DESTINATIONS, type DestinationKey } from '../../../../rules/destinations.js';
import type { CsvColumn } from '../../../platform/files/to-csv.js';
import type { Cell } from '../../../platform/files/to-xlsx.js';
import type { Measures, RatePart } from '../bulk-prices/changed-value.js';

/** Amounts of destinations that have a row of their own, above the products. */
export type RowRate = Exclude<RatePart, 'surcharge'>;

/** A row of the spreadsheet: a product, or one rate of every destination. */
export interface CatalogueRow {
  /** Id of the product, or the name of the rate. */
  readonly id: string;
  readonly rate: RowRate | null;
  readonly name: string;
  readonly category: string;
  /** Null for a rate. */
  readonly measures: Measures | null;
  /** Pence by destination. */
  readonly amounts: Readonly<Partial<Record<DestinationKey, number>>>;
}

/** The rows of rates, by their ids. */
export const RATE_ROWS: Readonly<Record<string, { readonly rate: RowRate; readonly name: string }>> = {
  'minimum-charge': { rate: 'minimum', name: 'Minimum charge' },
  'custom-box-m3': { rate: 'perCubicMetre', name: 'Custom boxes, per m³' },
  'custom-box-handling': { rate: 'handling', name: 'Custom boxes, handling' },
  'custom-box-heavy': { rate: 'heavySurcharge', name: 'Custom boxes, over 30 kg' },
};

/** Columns that identify and describe a row. The version is a digest of the row, by which a change since is noticed. */
const ROW_COLUMNS = ['Id', 'Version', 'Name', 'Category', 'Size'];

export const CATALOGUE_COLUMNS: readonly CsvColumn[] = [
  ...ROW_COLUMNS.map((header) => ({ header, kind: 'text' as const })),
  ...DESTINATIONS.map(({ name }) => ({ header: name, kind: { decimals: 2 } })),
];

/** Cells of a row, in the order of {@link CATALOGUE_COLUMNS}. */
export function toCells(row: CatalogueRow): Cell[] {
  const amounts = DESTINATIONS.map(({ key }) => row.amounts[key] ?? null);
  const pounds = amounts.map((pence) => (pence === null ? null : pence / 100));
  return [row.id, versionOf(row), row.name, row.category, row.measures?.size ?? null, ...pounds];
}

/** Digest of all that a row can change. It begins with a letter: a spreadsheet takes digits and an "e" for a number. */
export function versionOf({ name, measures, amounts }: CatalogueRow): string {
  const facts = [name, measures?.size ?? '', ...DESTINATIONS.map(({ key }) => amounts[key] ?? '')];
  return `v${createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 10)}`;
}
