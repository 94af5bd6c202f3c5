import type { Request, Response } from 'express';
import { encodingFor } from '../shared/cache/send-cached-response.js';
import type { HtmlPage } from './html-page.js';
import { allowStyle } from './security-headers.js';

/**
 * Sends a page from memory, or 304 to whoever has it. It holds nothing of a visitor's, so the cities of the request that it
 * repeats can be compressed with it.
 */
export async function sendPage(request: Request, response: Response, page: HtmlPage): Promise<void> {
  const encoding = encodingFor(request, page);
  if (page.style) allowStyle(response, page.style);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', page.etag(encoding));
  response.statusCode = page.status;
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.writeHead(304).end();
    return;
  }
  const bytes = await page.encoded(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}
