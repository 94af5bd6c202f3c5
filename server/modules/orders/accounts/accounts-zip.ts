import { setTimeout as wait } from 'node:timers/promises';
import { Zip, ZipPassThrough } from 'fflate';
import { detailsOf } from '../../../platform/errors/errors.js';
import type { PdfMaker } from '../../../platform/pdf/pdf-maker.js';
import { DOCUMENT_COLUMNS, type DocumentEntry } from '../documents/document.store.js';
import { invoice, invoiceWorkMs } from '../documents/pdf/invoice.js';

/** Documents of one archive: two minutes of work, so that a connection that breaks loses no more. */
export const ZIPPED_MAX = 1_000;

/** The documents of a part of a month, oldest first: $1 is the month's first day, $2 and $3 limit and offset. */
export const ZIPPED_SQL = `select ${DOCUMENT_COLUMNS} from ledger_entries
  where month = $1::date order by ledger_entries.created_at, document_number limit $2 offset $3`;

/** Tries of a document while the printer serves others, a second apart. */
const TRIES = 20;

/** Streams documents into a ZIP archive of PDFs, one in memory at a time. PDFs are compressed already. */
export async function* toZip(
  entries: AsyncIterable<DocumentEntry>,
  { pdf, forWhom }: { readonly pdf: PdfMaker; readonly forWhom: string },
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((fault, bytes) => {
    if (fault) throw fault;
    made.push(bytes);
  });
  for await (const entry of entries) {
    const file = new ZipPassThrough(`${entry.number}.pdf`);
    file.mtime = entry.createdAt;
    zip.add(file);
    file.push(await printed(entry, pdf, forWhom), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made;
}

async function printed(entry: DocumentEntry, pdf: PdfMaker, forWhom: string): Promise<Uint8Array> {
  const asked = { build: () => invoice(entry), workMs: invoiceWorkMs(entry), forWhom };
  for (let tries = 1; ; tries += 1)
    try {
      return await pdf.make(asked);
    } catch (error) {
      if (tries >= TRIES || !detailsOf(error, 'STORE_UNAVAILABLE')) throw error;
      await wait(1_000);
    }
}
