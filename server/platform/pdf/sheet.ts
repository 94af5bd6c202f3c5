import type { Content, ContentTable, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { STREET_TO_FOLLOW } from '../../../rules/people/street-to-follow.js';
import { type Address, ownAddress } from '../values/address.js';
import type { PdfJob } from './pdf-lane.js';
import { HEADING, TEXT } from './typefaces.js';
import { Typesetter } from './typesetter.js';

/** The brand's colours, as on the screen in light mode. */
export const INK = '#12263A';
export const TEAL = '#0E6F78';
export const MUTED = '#4A5B6C';
export const SOFT = '#E0EFEF';

/** The width of A4 between the margins, in points. */
const WIDTH = 511;

interface SheetFacts {
  /** Document title for window lists and screen readers. */
  readonly title: string;
  readonly author: string;
  /** Part of the bytes: an invoice printed again is the same file. */
  readonly createdAt: Date;
  readonly footer: string;
  readonly content: Content[];
  /** Printed across every page. */
  readonly watermark?: string;
}

/** An A4 document in the shop's branding, with a note when some text could not be printed. */
export function sheet({ title, author, createdAt, footer, content, watermark }: SheetFacts): PdfJob {
  const definition: TDocumentDefinitions = {
    pageMargins: [42, 42, 42, 52],
    info: infoOf({ title, author, createdAt }),
    ...(watermark && { watermark: { text: watermark, color: MUTED, opacity: 0.12, bold: true } }),
    content,
  };
  return typeset(definition, { footer, gapNote: GAP_NOTE });
}

/** Settings that all our pages share. */
const A4 = {
  pageSize: 'A4',
  language: 'en-GB',
  displayTitle: true,
  defaultStyle: { font: TEXT, fontSize: 9, lineHeight: 1.2, color: INK },
} as const satisfies Partial<TDocumentDefinitions>;

/** Metadata of a document. */
export function infoOf({ title, author, createdAt }: Pick<SheetFacts, 'title' | 'author' | 'createdAt'>) {
  return { title, author, subject: title, creator: author, producer: author, creationDate: createdAt };
}

const GAP_NOTE: Content = {
  text: "Words in [ ] stand for letters that we can't print: write them in by hand. The order shows them in full.",
  fontSize: 8,
  color: MUTED,
  margin: [0, 16, 0, 0],
};

/** Keys of a definition whose values hold text; the others are styles, and URLs in QR codes. */
const HOLDERS = new Set(['content', 'text', 'stack', 'columns', 'table', 'body']);

/** Sets each text in typefaces that have its letters; `gapNote` is added at the end when letters were missing. */
export function typeset(
  definition: TDocumentDefinitions,
  { footer = null, gapNote }: { readonly footer?: string | null; readonly gapNote?: Content } = {},
): PdfJob {
  const typesetter = new Typesetter(JSON.stringify(definition.content));
  const { content } = within({ content: definition.content }, false) as { content: Content[] };
  return {
    definition: {
      ...A4,
      ...definition,
      content: typesetter.hasGaps && gapNote ? [content, gapNote] : content,
    },
    footer: footer === null ? null : { text: typesetter.set(footer) },
    fonts: typesetter.fonts,
  };

  function within(value: unknown, isHeading: boolean): unknown {
    if (typeof value === 'string') return typesetter.set(value, isHeading);
    if (Array.isArray(value))
      return value.map((one) => within(typeof one === 'string' ? { text: one } : one, isHeading));
    if (typeof value !== 'object' || value === null) return value;
    const inHeading = 'font' in value ? value.font === HEADING : isHeading;
    const entries = Object.entries(value).map(([key, held]) => [
      key,
      HOLDERS.has(key) ? within(held, inHeading) : held,
    ]);
    return Object.fromEntries(entries);
  }
}

/** The head of a document: the sender on the left, the title on the right. */
export function head(from: { name: string; lines: readonly string[] }, title: string): Content[] {
  return [
    {
      columns: [
        {
          width: '*',
          stack: [
            brand(from.name, 15),
            { text: from.lines.filter(Boolean).join('\n'), fontSize: 8, color: MUTED, margin: [0, 6, 0, 0] },
          ],
        },
        { width: 220, text: title, font: HEADING, fontSize: 22, bold: true, alignment: 'right' },
      ],
      columnGap: 20,
    },
    {
      canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: TEAL }],
      margin: [0, 14, 0, 16],
    },
  ];
}

/** The logo and the name of the shop in a line. */
export function brand(name: string, fontSize: number): Content {
  const side = fontSize * 1.4;
  return {
    columns: [
      { svg: MARK, width: side },
      {
        width: '*',
        text: name,
        font: HEADING,
        fontSize,
        bold: true,
        color: TEAL,
        lineHeight: 1,
        margin: [0, side * 0.13, 0, 0],
      },
    ],
    columnGap: fontSize / 2,
  };
}

/** The logo, as in web/public/icon.svg. */
const MARK = `<svg viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${TEAL}"/><g fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><path d="M11 8.5h10v10H11zM16 8.5v4"/><path d="M4.5 24c2.9 0 2.9-2.6 5.75-2.6S13.1 24 16 24s2.9-2.6 5.75-2.6S24.6 24 27.5 24"/></g></svg>`;

/** Labelled texts side by side; empty ones are left out. */
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

/** A table whose head is repeated on every page. */
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

/** A right-aligned text with tabular digits, so that they line up. */
export const right = (text: string) => ({
  text,
  alignment: 'right' as const,
  fontFeatures: ['tnum' as const],
});

/** An address over several lines, with a name above it; no line breaks within the postcode. */
export function postal(name: string, address: Address): string {
  const { line1, line2, city, state, postcode, country } = ownAddress(address);
  const town = [city, state, postcode.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ');
  return [name, line1 || STREET_TO_FOLLOW, line2, town, country].filter(Boolean).join('\n');
}
