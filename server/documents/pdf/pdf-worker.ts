import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import pdfmake from 'pdfmake';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces.js';

/*
 * Runs in a thread of its own and stands alone: a document takes up to a second, in which the server must go on answering.
 * Tests start it from its source, so it imports nothing of ours.
 */

interface Job {
  readonly definition: TDocumentDefinitions;
  /** Stands below every page beside its number; null for pages without either. */
  readonly footer: string | null;
}

const FONTS = dirname(createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'));
const LINE = '#DDD6C9';
const MUTED = '#4A5B6C';

/** Lists: a rule below each row, a stronger one below the head. */
const list: CustomTableLayout = {
  hLineWidth: (line, { table }) => (line === 0 || line === table.body.length ? 0 : 0.75),
  hLineColor: (line) => (line === 1 ? '#0E6F78' : LINE),
  vLineWidth: () => 0,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: () => 6,
  paddingRight: () => 6,
};

/** Sheets of labels: thin lines to cut along. */
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

pdfmake.setFonts({
  Roboto: { normal: join(FONTS, 'Roboto-Regular.ttf'), bold: join(FONTS, 'Roboto-Medium.ttf') },
});
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => dirname(path) === FONTS);
pdfmake.addTableLayouts({ list, cut });

export default async function makePdf({ definition, footer }: Job): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake.createPdf({ ...definition, ...footerOf(footer) }).getBuffer());
}

function footerOf(footer: string | null): Pick<TDocumentDefinitions, 'footer'> {
  if (footer === null) return {};
  return {
    footer: (page, pages) => ({
      columns: [
        { text: footer, width: '*' },
        { text: `Page ${page} of ${pages}`, width: 70, alignment: 'right' },
      ],
      margin: [42, 14, 42, 0],
      fontSize: 7.5,
      color: MUTED,
    }),
  };
}
