import { type Stringifier, stringify } from 'csv-stringify';

/** How the cells of a column are written; a number with as many decimals, a day and a moment as our days and moments are. */
export type CellKind = 'text' | 'day' | 'moment' | { readonly decimals: number };

export interface CsvColumn {
  readonly header: string;
  readonly kind: CellKind;
}

/** Spaces, control characters and what has no shape: a program that drops them finds the formula behind. */
const UNSEEN_AHEAD = /^[\s\p{Cc}\p{Cf}]+/u;

/** The beginning of a formula for a program that parts cells at other signs than commas. */
const FORMULA_WITHIN = /([;|][\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** A text that a spreadsheet would take for a formula, except a telephone number: nothing is worked out by one of those. */
const FORMULA = /^(?!\+[\d\s().\-/]+$)[=+\-@＝＋－＠]/u;

/** A text that a spreadsheet makes a number of: it drops the zeros in front, the + and digits after the fifteenth. */
const LIKE_NUMBER = /^[£$€]?[+(]?[\d.,][\d\s.,:/()+-]*(?:e[+-]?\d+|[ap]m?|%)?$/iu;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
/** A text that it makes a date or a truth value of. */
const LIKE_DATE = new RegExp(
  String.raw`^(?:\d{1,4}[\s/.-]*${MONTH}(?:[\s,/.-]*\d{1,4})?|${MONTH}[\s,/.-]*\d{1,4}(?:[\s,/.-]*\d{1,4})?|true|false)$`,
  'iu',
);

/**
 * Makes CSV of cells (RFC 4180) that a spreadsheet opens as it stands: its encoding marked in front, numbers with their
 * decimals, texts on one line. A text that would become a number or a date begins with a tab, which a spreadsheet shows
 * as nothing and importers trim; one that would become a formula begins with an apostrophe.
 */
export function toCsv(columns: readonly CsvColumn[]): Stringifier {
  return stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }) => header),
    record_delimiter: 'windows',
    cast: {
      number: (value, { index }) => value.toFixed(decimalsOf(columns[index])),
      string: (value, { header, index }) =>
        header || columns[index]?.kind !== 'text' ? value : toText(value),
    },
  });
}

function decimalsOf(column: CsvColumn | undefined): number {
  return typeof column?.kind === 'object' ? column.kind.decimals : 0;
}

function toText(cell: string): string {
  const line = cell.replace(UNSEEN_AHEAD, '').replace(/\s+/g, ' ').trimEnd();
  const safe = /[;|]/.test(line) ? line.replace(FORMULA_WITHIN, "$1'") : line;
  if (FORMULA.test(safe)) return `'${safe}`;
  return LIKE_NUMBER.test(safe) || LIKE_DATE.test(safe) ? `\t${safe}` : safe;
}
