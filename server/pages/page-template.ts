import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PageData, pageDataBlock } from './page-data.js';

/** As web/index.html names the shop: in its title and for the client, until the settings are read. */
const NAME = 'Harbourline';

/** Stands in web/index.html where the data of the page belongs. */
const DATA_PLACE = '<!--page-data-->';

/** The built page of the client, to be filled with what differs from answer to answer. */
export class PageTemplate {
  private constructor(private readonly html: string) {}

  /** Reads it from the folder of the built client. Throws when it is not there. */
  static async read(webDir: string): Promise<PageTemplate> {
    return new PageTemplate(await readFile(join(webDir, 'index.html'), 'utf8'));
  }

  fill(data: PageData): Buffer {
    const name = escapeHtml(data.shop?.name ?? NAME);
    return Buffer.from(this.html.replaceAll(NAME, () => name).replace(DATA_PLACE, () => pageDataBlock(data)));
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
