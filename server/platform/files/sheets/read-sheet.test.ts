import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { toCsv } from '../to-csv.js';
import { toXlsx } from '../to-xlsx.js';
import { inflatePart } from './inflate-part.js';
import { parseXml } from './parse-xml.js';
import { readCsv } from './read-csv.js';
import { readSheet } from './read-sheet.js';
import { SHEET_LIMITS, type SheetRow } from './sheet-row.js';
import { makeWorkbook } from './test/make-workbook.js';

const COLUMNS = [
  { header: 'Name', kind: 'text' },
  { header: 'Price', kind: { decimals: 2 } },
] as const;
const CELLS = [
  ['Chest, large', 39.99],
  ['-10% "sale"', 1_234.5],
  ['=1+1', null],
  ['00123', 0.1 + 0.2],
];

const rowsOf = async (bytes: Buffer | string) => {
  const rows: SheetRow[] = [];
  for await (const row of readSheet(Buffer.from(bytes))) rows.push(row);
  return rows;
};
const textsOf = async (bytes: Buffer | string) =>
  (await rowsOf(bytes)).map(({ number, cells }) => [
    number,
    ...cells.map(({ text, kind }) => (kind ? `${kind} ${text}` : text)),
  ]);

describe('a spreadsheet', () => {
  it('is read back as it was written, as CSV', async () => {
    const csv = Buffer.concat(await Readable.from(CELLS).pipe(toCsv(COLUMNS)).toArray());
    expect(await textsOf(csv)).toEqual([
      [1, 'Name', 'Price'],
      [2, 'Chest, large', '39.99'],
      [3, '-10% "sale"', '1234.50'],
      [4, '=1+1'],
      [5, '00123', '0.30'],
    ]);
  });

  it('is read back as it was written, as XLSX', async () => {
    const chunks = await Readable.from(toXlsx('Prices', COLUMNS)(Readable.from(CELLS))).toArray();
    expect(await textsOf(Buffer.concat(chunks))).toEqual([
      [1, 'Name', 'Price'],
      [2, 'Chest, large', '39.99'],
      [3, '-10% "sale"', '1234.5'],
      [4, '=1+1'],
      [5, '00123', '0.3'],
    ]);
  });

  it.each([
    'Name;Price\nChest;12',
    'Name\tPrice\r\nChest\t12',
    'Name,Price\r\n\r\n  \r\n"Chest",12\r\n,,,\r\n',
  ])('is understood with other signs between cells, and blank rows: %j', async (csv) => {
    const rows = await textsOf(csv);
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['Name', 'Price'],
      ['Chest', '12'],
    ]);
  });

  it('keeps the numbers of rows, over blank ones and lines within cells', async () => {
    expect(await textsOf('Name,Price\n\n"two\nlines",1\nlast,2')).toEqual([
      [1, 'Name', 'Price'],
      [3, 'two\nlines', '1'],
      [4, 'last', '2'],
    ]);
    const workbook = makeWorkbook({
      rows: '<row r="7"><c r="C7" t="b"><v>1</v></c></row><row><c><v>2</v></c></row>',
    });
    expect(await textsOf(workbook)).toEqual([
      [7, '', '', 'TRUE'],
      [8, '2'],
    ]);
  });

  it('shows what stands in cells besides texts and numbers', async () => {
    const workbook = makeWorkbook({
      texts: ['<t>Chest &amp; lid</t>', '<r><t>in </t></r><r><t>parts</t></r><rPh><t>said</t></rPh>'],
      formats: [14, '"£"#,##0.00', 'dd/mm/yyyy', '[Red]0.00;"days"0'],
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
        <row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" s="1"><v>46023</v></c><c r="C2" s="2"><v>39.990000000000002</v></c>
        <c r="D2" s="3"><v>46023</v></c><c r="E2" s="4"><v>1.5</v></c><c r="F2" t="e"><v>#REF!</v></c><c r="G2" t="inlineStr"><is><t>own</t></is></c></row>`,
    });
    expect(await textsOf(workbook)).toEqual([
      [1, 'Chest & lid', 'in parts'],
      [2, 'formula 2', 'date 46023', '39.99', 'date 46023', '1.5', 'fault #REF!', 'own'],
    ]);
    expect(await textsOf('Name\n=SUM(A1:A2)')).toEqual([
      [1, 'Name'],
      [2, 'formula =SUM(A1:A2)'],
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffName,Price', 'utf16le'), /UTF-16/],
    ['UTF-16 without a mark', Buffer.from('Name,Price', 'utf16le'), /UTF-16/],
    ['Windows-1252', Buffer.from('Name\nCaf\xe9', 'latin1'), /Windows-1252/],
    ['an open quotation mark', Buffer.from('Name\n"Chest'), /Row 2 can't be read: a quotation mark/],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae100', 'hex'),
      /Save it as .xlsx or CSV, without a password/,
    ],
    ['half a workbook', makeWorkbook({ rows: '' }).subarray(0, 200), /can't read this workbook/],
    ['another archive', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), /can't read this workbook/],
    ['broken XML', makeWorkbook({ rows: '<row><c>' }), /can't read this workbook/],
    [
      'entities',
      makeWorkbook({ rows: '<row><c t="inlineStr"><is><t>&lol;</t></is></c></row>' }),
      /can't read this workbook/,
    ],
    ['too many columns', Buffer.from(`Name\n${','.repeat(101)}x`), /Row 2 has more than 100 columns/],
    ['too many rows', Buffer.from('x\n'.repeat(10_002)), /up to 10,000 rows/],
  ])('is refused with a sentence: %s', async (_what, bytes, message) => {
    await expect(rowsOf(bytes)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: expect.stringMatching(message),
    });
  });

  it('is refused for a document type, which could declare entities', async () => {
    const xml = Buffer.from('<!DOCTYPE a [<!ENTITY b "b">]><a/>');
    await expect(parseXml([xml], {}).next()).rejects.toThrow(/can't read this workbook/);
  });
});

describe('memory', () => {
  it('holds a piece of CSV at a time: the first rows are there before the file is decoded', async () => {
    const bytes = Buffer.from('Chest,12\n'.repeat(1_000_000));
    const decoded: number[] = [];
    const watched = new Proxy(bytes, {
      get(target, name) {
        const value = Reflect.get(target, name);
        if (name !== 'subarray') return typeof value === 'function' ? value.bind(target) : value;
        return (from: number, to: number) => {
          decoded.push(to - from);
          return target.subarray(from, to);
        };
      },
    });
    const rows = readCsv(watched);
    await rows.next();
    expect(decoded.length).toBeLessThan(10);
    expect(Math.max(...decoded)).toBeLessThanOrEqual(65_536);
    await rows.return(undefined);
  });

  it('holds a piece of a workbook at a time, and ends a bomb at its budget', () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(32 * 1024 * 1024) }, { level: 9 });
    const pieces = inflatePart(bomb, 'xl/worksheets/sheet1.xml', { left: SHEET_LIMITS.inflatedBytes });
    const largest = Math.max(...[...pieces].map(({ length }) => length));
    expect(largest).toBeLessThan(8 * 1024 * 1024);
    const budget = { left: 10 * 1024 * 1024 };
    expect(() => {
      for (const _ of inflatePart(bomb, 'xl/worksheets/sheet1.xml', budget));
    }).toThrow(/too large once it is unpacked/);
    expect(budget.left).toBeGreaterThan(-8 * 1024 * 1024);
  });

  it('is not all that the process does: other work has its turn between two pieces', async () => {
    let turns = 0;
    const timer = setImmediate(function count() {
      turns += 1;
      if (turns < 1_000) setImmediate(count);
    });
    const pieces = ['<a>', ...Array.from({ length: 50 }, () => '<b/>'), '</a>'].map((xml) =>
      Buffer.from(xml),
    );
    for await (const _ of parseXml(pieces, {}));
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(50);
  });

  it('reads no other part of an archive, and not past the one it reads', () => {
    const archive = zipSync({
      'one.xml': strToU8('<a/>'),
      'two.bin': [new Uint8Array(1024 * 1024), { level: 0 }],
    });
    const budget = { left: 100 };
    expect(
      [...inflatePart(archive, 'one.xml', budget)].map((piece) => Buffer.from(piece).toString()),
    ).toContain('<a/>');
    expect(budget.left).toBe(96);
  });
});
