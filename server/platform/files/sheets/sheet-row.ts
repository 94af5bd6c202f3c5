import { badInput } from '../../errors/errors.js';

/** A cell as it was read: its text, and what it is besides text and numbers. */
export interface SheetCell {
  readonly text: string;
  readonly kind?: 'formula' | 'date' | 'fault';
}

/** A row with its number in the spreadsheet, counted from 1; never empty. */
export interface SheetRow {
  readonly number: number;
  readonly cells: readonly SheetCell[];
}

/** The most of what is read of one file. */
export const SHEET_LIMITS = {
  rows: 10_000,
  columns: 100,
  /** Characters of a cell; longer ones are cut. */
  cell: 2_000,
  /** Bytes of the parts of a workbook once they are inflated: a small file can hold gigabytes. */
  inflatedBytes: 96 * 1024 * 1024,
  /** Parts of a workbook: Excel makes a dozen, and one more for each sheet and picture. */
  parts: 500,
  /** Texts of a workbook, which its cells share. */
  texts: 200_000,
} as const;

/** Rows that hold something, at most {@link SHEET_LIMITS}. Throws BAD_INPUT for more. */
export async function* filledRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow> {
  let count = 0;
  for await (const { number, cells } of rows) {
    const last = cells.findLastIndex(({ text, kind }) => text !== '' || kind !== undefined);
    if (last < 0) continue;
    if (last >= SHEET_LIMITS.columns)
      throw badInput(
        `Row ${number} has more than ${SHEET_LIMITS.columns} columns. Delete those that aren't needed.`,
      );
    count += 1;
    if (count > SHEET_LIMITS.rows + 1)
      throw badInput(
        `A file holds up to ${SHEET_LIMITS.rows.toLocaleString('en-GB')} rows. Split it and upload each part.`,
      );
    yield { number, cells: cells.slice(0, last + 1) };
  }
}
