import { badInput } from '../../errors/errors.js';
import { readCsv } from './read-csv.js';
import { readXlsx } from './read-xlsx.js';
import { filledRows, type SheetRow } from './sheet-row.js';

/** The beginning of a ZIP archive, as XLSX is. */
const ZIP = Buffer.from('PK\x03\x04');
/** The beginning of workbooks before 2007, and of those with a password. */
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Streams the filled rows of a CSV file, or of the first sheet of an XLSX workbook, by their first bytes. Memory
 * for a few rows and the texts that a workbook shares. Throws BAD_INPUT, with a sentence for the file or the row.
 */
export function readSheet(bytes: Buffer): AsyncGenerator<SheetRow> {
  if (bytes.subarray(0, OLE.length).equals(OLE))
    throw badInput("We can't open this workbook. Save it as .xlsx or CSV, without a password.");
  return filledRows(bytes.subarray(0, ZIP.length).equals(ZIP) ? readXlsx(bytes) : readCsv(bytes));
}
