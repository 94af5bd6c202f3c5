import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import type { Address } from '../../shared/address.js';
import { GAP, printable } from './printable.js';
import type { PdfJob } from './wanted-pdf.js';

/** The house colours, as on the screen in daylight. */
export const INK = '#12263A';
export const TEAL = '#0E6F78';
export const MUTED = '#4A5B6C';
export const SOFT = '#E0EFEF';

/** The width of A4 between the margins, in points. */
const WIDTH = 511;

interface SheetFacts {
  /** For the list of open windows, and whoever has the page read out. */
  readonly title: string;
  readonly author: string;
  /** Part of the bytes: an invoice made again is the same file. */
  readonly createdAt: Date;
  readonly footer: string;
  readonly content: Content[];
  /** Across every page. */
  readonly watermark?: string;
}

/** An A4 document in the looks of the house. Says so when something could not be printed in its typeface. */
export function sheet({ title, author, createdAt, footer, content, watermark }: SheetFacts): PdfJob {
  const { part, hasGaps } = printed(content);
  const definition: TDocumentDefinitions = {
    ...A4,
    pageMargins: [42, 42, 42, 52],
    info: infoOf({ title, author, createdAt }),
    ...(watermark && { watermark: { text: watermark, color: MUTED, opacity: 0.12, bold: true } }),
    content: hasGaps ? [...(part as Content[]), GAP_NOTE] : (part as Content[]),
  };
  return { definition, footer: printable(footer) };
}

/** What every page of ours has in common. */
export const A4 = {
  pageSize: 'A4',
  language: 'en-GB',
  displayTitle: true,
  defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: INK },
} as const satisfies Partial<TDocumentDefinitions>;

/** What a document says of itself to programs. */
export function infoOf({ title, author, createdAt }: Pick<SheetFacts, 'title' | 'author' | 'createdAt'>) {
  return { title, author, subject: title, creator: author, producer: author, creationDate: createdAt };
}

const GAP_NOTE: Content = {
  text: `Where you see ${GAP}, please write the missing words by hand: the typeface of this document has no letters for them. The order shows them in full.`,
  fontSize: 8,
  color: MUTED,
  margin: [0, 16, 0, 0],
};

/** Parts of a definition that hold text; the others are looks, and addresses in codes. */
const HOLDERS = new Set(['text', 'stack', 'columns', 'table', 'body']);

/** A longer word would push what stands beside it off the page, so it breaks where its line ends. */
const UNBROKEN_LETTERS_MAX = 24;

/** A part of a document with only what the typeface can print, and whether that left gaps. */
export function printed(part: unknown): { readonly part: unknown; readonly hasGaps: boolean } {
  let hasGaps = false;
  return { part: within(part), hasGaps };

  function within(value: unknown): unknown {
    if (typeof value === 'string') {
      const text = printable(value);
      hasGaps ||= text !== value.normalize('NFC');
      return text;
    }
    if (Array.isArray(value)) return value.map((one) => within(hasLongWord(one) ? { text: one } : one));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, held]) => [key, HOLDERS.has(key) ? within(held) : held]);
    if ('text' in value && hasLongWord(value.text)) entries.push(['wordBreak', 'break-all']);
    return Object.fromEntries(entries);
  }
}

function hasLongWord(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const words = text.split('\n').flatMap((line) => line.split(' '));
  return words.some(({ length }) => length > UNBROKEN_LETTERS_MAX);
}

/** The head of a document: who it is from on the left, what it is on the right. */
export function head(from: { name: string; lines: readonly string[] }, title: string): Content[] {
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: from.name, fontSize: 14, bold: true, color: TEAL, margin: [0, 0, 0, 4] },
            { text: from.lines.filter(Boolean).join('\n'), fontSize: 8.5, color: MUTED },
          ],
        },
        { width: 220, text: title, fontSize: 22, bold: true, alignment: 'right' },
      ],
      columnGap: 20,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: TEAL }],
      margin: [0, 14, 0, 16],
    },
  ];
}

/** Labelled texts side by side; what is empty is left out. */
export function facts(...columns: readonly (readonly [label: string, text: string])[]): Content {
  const shown = columns.filter(([, text]) => text);
  return {
    columns: shown.map(([label, text]) => ({
      width: '*',
      stack: [{ text: label, fontSize: 8, color: MUTED, margin: [0, 0, 0, 2] }, { text }],
    })),
    columnGap: 18,
    margin: [0, 0, 0, 16],
  };
}

/** A list whose head stands on every page. */
export function list(
  widths: (number | string)[],
  header: readonly TableCell[],
  rows: readonly TableCell[][],
): ContentTable {
  const heading = header.map((cell) => ({
    ...(typeof cell === 'object' ? cell : { text: cell }),
    bold: true,
    fontSize: 8.5,
    color: TEAL,
  }));
  return {
    layout: 'list',
    table: {
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths,
      body: [heading as TableCell[], ...rows],
    },
  };
}

/** A text at the right edge of its column. */
export const right = (text: string) => ({ text, alignment: 'right' as const });

/** An address over several lines, with a name above it. */
export function postal(name: string, { line1, line2, city, state, postcode, country }: Address): string {
  const town = [city, state, postcode].filter(Boolean).join(', ');
  return [name, line1, line2, town, country].filter(Boolean).join('\n');
}
