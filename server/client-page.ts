import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';
import { allowStyles } from './security-headers.js';
import { notFound } from './shared/errors.js';

/** As web/index.html names the shop: in its title and for the client, until the settings are read. */
const NAME = 'Harbourline';

/** Stands in web/index.html, where web/style-nonce.ts looks for what replaces it. */
const PLACE = 'STYLE_NONCE';

/**
 * The page of the client. Each answer names another nonce, in its policy and in itself, for the one library that
 * writes a style of changing text: the lock that keeps the page still behind a dialog. The page is called as the shop is.
 */
export function clientPage(webDir: string, storeName: () => Promise<string>): RequestHandler {
  let page: string | undefined;
  return async (_request, response) => {
    page ??= await readFile(join(webDir, 'index.html'), 'utf8').catch(() => undefined);
    if (page === undefined) throw notFound('Page');
    const nonce = randomBytes(16).toString('base64');
    allowStyles(response, nonce);
    response.setHeader('Cache-Control', 'no-cache');
    const name = escapeHtml(await storeName().catch(() => NAME));
    response.type('html').send(page.replace(PLACE, nonce).replaceAll(NAME, () => name));
  };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
