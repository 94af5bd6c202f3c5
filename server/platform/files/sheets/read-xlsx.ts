import { badInput } from '../../errors/errors.js';
import { inflatePart, UNREADABLE } from './inflate-part.js';
import { type Attributes, parseXml } from './parse-xml.js';
import { readWorkbook, type Workbook } from './read-workbook.js';
import { SHEET_LIMITS, type SheetCell, type SheetRow } from './sheet-row.js';

const NOTHING: SheetCell = { text: '' };

/** Streams the rows of a workbook's first sheet, a piece of XML at a time. Throws BAD_INPUT. */
export async function* readXlsx(archive: Uint8Array): AsyncGenerator<SheetRow> {
  const budget = { left: SHEET_LIMITS.inflatedBytes };
  const workbook = await readWorkbook(archive, budget);
  const sheet = new SheetReader(workbook);
  for await (const _ of parseXml(inflatePart(archive, workbook.sheet, budget), sheet)) yield* sheet.take();
  if (!sheet.hasBegun) throw badInput(UNREADABLE);
}

/** Collects the cells of a sheet from its elements. */
class SheetReader {
  hasBegun = false;
  #rows: SheetRow[] = [];
  #number = 0;
  #cells: SheetCell[] = [];
  #column = 0;
  #cell: Attributes = {};
  #hasFormula = false;
  #text = '';
  #isValue = false;

  constructor(private readonly workbook: Workbook) {}

  /** The rows that are whole by now. */
  take(): SheetRow[] {
    return this.#rows.splice(0);
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'sheetData') this.hasBegun = true;
    if (name === 'row') this.#beginRow(attributes);
    if (name === 'c') this.#beginCell(attributes);
    if (name === 'f') this.#hasFormula = true;
    this.#isValue = name === 'v' || name === 't';
  };

  readonly text = (piece: string): void => {
    if (this.#isValue && this.#text.length < SHEET_LIMITS.cell) this.#text += piece;
  };

  readonly close = (name: string): void => {
    this.#isValue = false;
    if (name === 'c') this.#endCell();
    if (name === 'row') this.#rows.push({ number: this.#number, cells: this.#cells });
  };

  #beginRow({ r }: Attributes): void {
    this.#number = Number(r) || this.#number + 1;
    this.#cells = [];
    this.#column = -1;
  }

  #beginCell(attributes: Attributes): void {
    this.#cell = attributes;
    this.#column = columnOf(attributes.r) ?? this.#column + 1;
    this.#hasFormula = false;
    this.#text = '';
  }

  #endCell(): void {
    const cell = this.#read();
    if (cell === NOTHING) return;
    if (this.#column > SHEET_LIMITS.columns) this.#column = SHEET_LIMITS.columns;
    while (this.#cells.length < this.#column) this.#cells.push(NOTHING);
    this.#cells[this.#column] = cell;
  }

  #read(): SheetCell {
    const { t = 'n', s } = this.#cell;
    const text = (t === 's' ? (this.workbook.texts[Number(this.#text)] ?? '') : this.#text).trim();
    if (this.#hasFormula) return { text, kind: 'formula' };
    if (text === '') return NOTHING;
    if (t === 'e') return { text, kind: 'fault' };
    if (t === 'd' || (t === 'n' && this.workbook.dateStyles.has(Number(s)))) return { text, kind: 'date' };
    if (t === 'b') return { text: text === '1' ? 'TRUE' : 'FALSE' };
    return { text: t === 'n' ? numberText(text) : text };
  }
}

/** Excel stores 39.99 as 39.990000000000002; it shows fifteen digits. */
function numberText(stored: string): string {
  const number = Number(stored);
  return Number.isFinite(number) ? String(Number(number.toPrecision(15))) : stored;
}

/** The index of the column of "AB12"; null without a reference. */
function columnOf(reference: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((index, letter) => index * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
