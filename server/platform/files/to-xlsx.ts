import { strToU8, Zip, ZipDeflate } from 'fflate';
import { cleanLine } from '../../../rules/text.js';
import type { CellKind, CsvColumn } from './to-csv.js';

/** The value of a written cell; null leaves it empty. */
export type Cell = string | number | null;

/** The most rows of a sheet, without its header (Excel specifications and limits). */
export const SHEET_ROWS_MAX = 1_048_575;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of the sheet's styles in `cellXfs`. */
const STYLE = { text: 1, count: 2, pounds: 3, volume: 4, day: 5, moment: 6, header: 7 } as const;
/** Number formats of those styles: 49 is text, 1 and 2 are numbers without and with two decimals. */
const NUMBER_FORMATS = [0, 49, 1, 2, 164, 165, 166, 49];

/** The parts of a workbook of one sheet (ECMA-376), besides the sheet. */
const partsOf = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheetName}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="0.000"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="166" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${NUMBER_FORMATS.length}">${NUMBER_FORMATS.map((format, style) => `<xf numFmtId="${format}" fontId="${style === STYLE.header ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
});

/** The header stays visible while the rows scroll. */
const sheetBegins = (columns: number) =>
  `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${columns}" width="18" customWidth="1"/></cols><sheetData>`;

/** Characters of a sheet that are compressed at once. */
const PIECE = 65_536;
const DAY_MS = 86_400_000;
/** Day 0 of Excel's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);

/**
 * Streams cells into an XLSX workbook: text stays text whatever it looks like; numbers, days and moments can be
 * calculated with. Holds one piece in memory at a time. The name of the sheet is plain words.
 */
export const toXlsx = (sheetName: string, columns: readonly CsvColumn[]) =>
  async function* (rows: AsyncIterable<readonly Cell[]>): AsyncGenerator<Uint8Array> {
    const made: Uint8Array[] = [];
    const zip = new Zip((fault, bytes) => {
      if (fault) throw fault;
      made.push(bytes);
    });
    const begin = (name: string) => {
      const part = new ZipDeflate(name);
      zip.add(part);
      return part;
    };
    for (const [name, xml] of Object.entries(partsOf(sheetName))) begin(name).push(strToU8(HEAD + xml), true);
    const sheet = begin('xl/worksheets/sheet1.xml');
    let xml =
      HEAD + sheetBegins(columns.length) + toRow(columns.map(({ header }) => textCell(header, STYLE.header)));
    for await (const cells of rows) {
      xml += toRow(cells.map((cell, column) => toCell(cell, columns[column]?.kind ?? 'text')));
      if (xml.length < PIECE) continue;
      sheet.push(strToU8(xml));
      xml = '';
      yield* made.splice(0);
    }
    sheet.push(strToU8(`${xml}</sheetData></worksheet>`), true);
    zip.end();
    yield* made;
  };

function toRow(cells: readonly string[]): string {
  return `<row>${cells.join('')}</row>`;
}

function toCell(cell: Cell, kind: CellKind): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c s="${styleOf(kind)}"><v>${cell}</v></c>`;
  if (kind === 'day' || kind === 'moment')
    return `<c s="${styleOf(kind)}"><v>${(Date.parse(kind === 'day' ? cell : `${cell.replace(' ', 'T')}Z`) - EPOCH) / DAY_MS}</v></c>`;
  return textCell(cell, STYLE.text);
}

function styleOf(kind: CellKind): number {
  if (typeof kind === 'string') return STYLE[kind];
  return [STYLE.count, STYLE.count, STYLE.pounds, STYLE.volume][kind.decimals] ?? STYLE.count;
}

function textCell(text: string, style: number): string {
  const escaped = cleanLine(text)
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped}</t></is></c>`;
}
