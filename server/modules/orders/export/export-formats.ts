import { toCsv } from '../../../platform/files/to-csv.js';
import { type Cell, SHEET_ROWS_MAX, toXlsx } from '../../../platform/files/to-xlsx.js';
import type { OrderFilter } from '../admin/order-filter.js';
import { COLUMNS } from './export-rows.js';
import type { FileWriter } from './export-stream.js';

export type ExportFormat = 'csv' | 'xlsx';

interface Format {
  /** Media type. */
  readonly type: string;
  /** The most orders in one file. */
  readonly rowsMax: number;
  readonly write: () => FileWriter<Cell[]>;
}

export const EXPORT_FORMATS: Readonly<Record<ExportFormat, Format>> = {
  csv: { type: 'text/csv; charset=utf-8', rowsMax: Number.MAX_SAFE_INTEGER, write: () => toCsv(COLUMNS) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    rowsMax: SHEET_ROWS_MAX,
    write: () => toXlsx('Orders', COLUMNS),
  },
};

/** The file name for the booking dates that it covers: `orders-2026-10.csv` for a whole month. */
export function exportFileName(
  format: ExportFormat,
  { bookedFrom, bookedTo }: OrderFilter,
  today: string,
): string {
  return `orders-${covers(bookedFrom, bookedTo ?? today)}.${format}`;
}

function covers(from: string | null | undefined, to: string): string {
  if (!from) return `until-${to}`;
  const isMonth = from.endsWith('-01') && to === lastDayOf(from.slice(0, 7));
  if (isMonth) return from.slice(0, 7);
  return from === to ? from : `${from}-to-${to}`;
}

/** The last day of a month, both in ISO 8601. */
function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}
