import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { badInput } from '../../errors/errors.js';
import { SHEET_LIMITS, type SheetCell, type SheetRow } from './sheet-row.js';

/** Bytes that are decoded at once. */
const PIECE = 65_536;

const UTF_16 = 'This file is in UTF-16. Save it as “CSV UTF-8”.';
const OTHER_ENCODING = 'This file is not in UTF-8, perhaps in Windows-1252. Save it as “CSV UTF-8”.';

/** Streams the rows of CSV in UTF-8, its cells parted by commas, semicolons or tabs. Throws BAD_INPUT. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<SheetRow> {
  const records = parse({
    delimiter: delimiterOf(bytes),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: SHEET_LIMITS.columns * SHEET_LIMITS.cell,
  });
  // A fault of the decoder reaches the loop below through the parser.
  pipeline(Readable.from(decode(bytes)), records, () => {});
  let number = 0;
  try {
    for await (const record of records) {
      number += 1;
      yield { number, cells: (record as string[]).map(toCell) };
    }
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    const row = Number(fault.records ?? number) + 1;
    throw badInput(
      `Row ${row} can't be read: a quotation mark isn't closed, or stands in the middle of a cell.`,
    );
  }
}

function* decode(bytes: Buffer): Generator<string> {
  if (isUtf16(bytes)) throw badInput(UTF_16);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      yield decoder.decode(bytes.subarray(at, at + PIECE), { stream: at + PIECE < bytes.length });
  } catch {
    throw badInput(OTHER_ENCODING);
  }
}

/** A byte order mark, or zeros: text in UTF-8 has none. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || bytes.subarray(0, PIECE).includes(0);
}

/** Spreadsheets of other countries part cells by semicolons. */
function delimiterOf(bytes: Buffer): string {
  const [head = ''] = bytes.toString('latin1', 0, PIECE).split('\n', 1);
  return [',', ';', '\t'].find((sign) => head.includes(sign)) ?? ',';
}

/** Takes back what `toCsv` writes before texts that a spreadsheet would compute. */
function toCell(sent: string): SheetCell {
  const text = sent.slice(0, SHEET_LIMITS.cell).trim();
  if (text.startsWith('=')) return { text, kind: 'formula' };
  return { text: text.replace(/^'(?=[=+\-@＝＋－＠])/u, '') };
}
