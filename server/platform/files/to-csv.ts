import { type Stringifier, stringify } from 'csv-stringify';

/** Format of a column's cells: text, day, moment, or a number with this many decimals. */
export type CellKind = 'text' | 'day' | 'moment' | { readonly decimals: number };

export interface CsvColumn {
  readonly header: string;
  readonly kind: CellKind;
}

/** Spaces, control characters and invisible ones: a program that drops them finds the formula behind. */
const UNSEEN_AHEAD = /^[\s\p{Cc}\p{Cf}]+/u;

/** The beginning of a formula for a program that splits cells at other characters than commas. */
const FORMULA_WITHIN = /([;|][\s\p{Cc}\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu;

/** A text that a spreadsheet would take for a formula, except a telephone number, which computes nothing. */
const FORMULA = /^(?!\+[\d\s().\-/]+$)[=+\-@＝＋－＠]/u;

/** A text that a spreadsheet turns into a number: it drops leading zeros, the + and digits after the fifteenth. */
const LIKE_NUMBER = /^[£$€]?[+(]?[\d.,][\d\s.,:/()+-]*(?:e[+-]?\d+|[ap]m?|%)?$/iu;
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*';
/** A text that a spreadsheet turns into a date or a truth value. */
const LIKE_DATE = new RegExp(
  String.raw`^(?:\d{1,4}[\s/.-]*${MONTH}(?:[\s,/.-]*\d{1,4})?|${MONTH}[\s,/.-]*\d{1,4}(?:[\s,/.-]*\d{1,4})?|true|false)$`,
  'iu',
);

/**
 * CSV (RFC 4180) that a spreadsheet opens as it stands: with a byte order mark unless `bom` is false, numbers with their decimals, texts on
 * one line. A text that would become a number or a date begins with a tab, which a spreadsheet hides and importers
 * trim; one that would become a formula begins with an apostrophe.
 */
export function toCsv(columns: readonly CsvColumn[], { bom = true } = {}): Stringifier {
  return stringify({
    bom,
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
