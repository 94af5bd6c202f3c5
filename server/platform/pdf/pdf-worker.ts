import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type {
  Content,
  CustomTableLayout,
  TDocumentDefinitions,
  TFontDictionary,
} from 'pdfmake/interfaces.js';
import subsetFont from 'subset-font';

/*
 * Runs in a thread of its own and stands alone: a document takes up to a second, in which the server must go on
 * answering. Tests start it from its source, so it imports nothing of ours.
 */

interface Job {
  readonly definition: TDocumentDefinitions;
  /** Content below every page, beside its number; null for pages without either. */
  readonly footer: Content | null;
  readonly fonts: Readonly<Record<string, FontFile>>;
}

interface FontFile {
  readonly file: string;
  /** Letters that the document uses; null for all of the file. */
  readonly letters: string | null;
}

const { resolve } = createRequire(import.meta.url);
/** In-memory files that the library looks up before the file system; its types lack them. */
const { virtualfs } = pdfmake as unknown as {
  virtualfs: { writeFileSync(name: string, content: Buffer): void };
};
const WEIGHTS = { normal: 400, bold: 600 };
/** Ascent and descent of Inter in em, for every typeface beside it: lines are equally high in all scripts. */
const LINE_METRICS = [0.96875, -0.2412, 0];
const LINE = '#DDD6C9';
const MUTED = '#4A5B6C';

/** Layout of lists: a rule below each row, a stronger one below the head. */
const list: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.75),
  hLineColor: (line) => (line === 1 ? '#0E6F78' : LINE),
  vLineWidth: () => 0,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 6,
  paddingRight: () => 6,
};

/** Layout of label sheets: thin lines to cut along. */
const cut: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingTop: () => 12,
  paddingBottom: () => 12,
  paddingLeft: () => 14,
  paddingRight: () => 14,
};

pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.addTableLayouts({ list, cut });

/** Complete typefaces, which stay loaded for the next document. */
const whole = new Set<string>();

export default async function makePdf({ definition, footer, fonts }: Job): Promise<Uint8Array> {
  const families: TFontDictionary = {};
  for (const [name, font] of Object.entries(fonts)) families[name] = await family(name, font);
  pdfmake.setFonts(families);
  return new Uint8Array(await pdfmake.createPdf({ ...definition, ...footerOf(footer) }).getBuffer());
}

/** Both weights of a typeface, made from its compressed file, which has every weight. */
async function family(name: string, { file, letters }: FontFile) {
  const files = { normal: `${name} normal`, bold: `${name} bold` };
  if (whole.has(name)) return files;
  const bytes = await readFile(resolve(file));
  for (const [style, wght] of Object.entries(WEIGHTS) as ['normal' | 'bold', number][]) {
    const variation = file.includes('-wght-') ? { variationAxes: { wght } } : {};
    const content = letters === null ? { keepAllGlyphs: true } : {};
    const made = await subsetFont(bytes, letters ?? '', { targetFormat: 'sfnt', ...variation, ...content });
    virtualfs.writeFileSync(files[style], letters === null ? made : adapted(made));
  }
  if (letters === null) whole.add(name);
  return files;
}

/**
 * A font file with Inter's ascent, descent and gap in its table `hhea`, and padding at the end: the library reads a
 * 10-byte header even for a last glyph without an outline.
 */
function adapted(made: Buffer): Buffer {
  const table = (tag: string) => made.readUInt32BE(made.indexOf(tag, 12, 'latin1') + 8);
  const unitsPerEm = made.readUInt16BE(table('head') + 18);
  for (const [at, metric] of LINE_METRICS.entries())
    made.writeInt16BE(Math.round(metric * unitsPerEm), table('hhea') + 4 + at * 2);
  return Buffer.concat([made, Buffer.alloc(10)]);
}

function footerOf(footer: Content | null): Pick<TDocumentDefinitions, 'footer'> {
  if (footer === null) return {};
  return {
    footer: (page, pages) => ({
      columns: [
        { stack: [footer], width: '*' },
        { text: `Page ${page} of ${pages}`, width: 70, alignment: 'right' },
      ],
      margin: [42, 14, 42, 0],
      fontSize: 7.5,
      color: MUTED,
    }),
  };
}
