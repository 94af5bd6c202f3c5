import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants as zlib } from 'node:zlib';
import compression from 'compression';
import { Router } from 'express';
import staticFiles from 'express-static-gzip';
import { clientPage } from './client-page.js';
import type { Parts } from './parts.js';
import { StoreService } from './settings/store.service.js';

/** The built client: hashed files are immutable for a year; addresses that name no file are answered by the client itself. */
export function webClient(webDir: string, { database, kept }: Pick<Parts, 'database' | 'kept'>): Router {
  const router = Router();
  const store = new StoreService(database.pool, kept);
  const page = clientPage(webDir, async () => (await store.terms()).name);
  // A parameter is decoded, so a path whose escapes mean no text is refused as every unreadable request is.
  router.use('/{*path}', (_request, _response, next) => next());
  router.get('/index.html', compressed, page);
  router.use('/assets', files(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  router.use(files(webDir, { maxAge: '1h' }));
  router.get(/^[^.]*$/, compressed, (request, response, next) => {
    if (!request.accepts('html')) return next();
    return page(request, response, next);
  });
  return router;
}

/** Files of a folder, in brotli or gzip where the build wrote them and the browser takes them. */
function files(folder: string, options: { maxAge: string; immutable?: true; fallthrough?: false }) {
  return staticFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: { ...options, index: false, redirect: false, setHeaders: nameType },
  });
}

/** Types as every other answer writes them; a drawing is text too: without a charset a browser would guess it. */
function nameType(response: ServerResponse, path: string): void {
  const type = response.getHeader('Content-Type');
  if (/\.svg(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
  else if (typeof type === 'string') response.setHeader('Content-Type', type.toLowerCase());
}

/** The page holds nothing of a visitor's and repeats nothing of the request, so its length tells nothing. */
const compressed = compression({
  threshold: 0,
  brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } },
});
