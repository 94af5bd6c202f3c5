import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RequestHandler, Router } from 'express';
import staticFiles from 'express-static-gzip';

const SOURCE = import.meta.url;
/** The folder dist, from this file's place in it or from the sources. */
const DIST = SOURCE.includes('/dist/')
  ? SOURCE.replace(/(.*\/dist\/).*/, '$1')
  : new URL('../../../dist/', SOURCE);

export const WEB_DIR = fileURLToPath(new URL('web', DIST));

/** The client's server build, which renders its public pages. */
export const PAGES_DIR = join(WEB_DIR, '../pages');

/** The built client: hashed files are immutable for a year; addresses that name no file are pages. */
export function webClient(webDir: string, page: RequestHandler): Router {
  const router = Router();
  // A parameter is decoded, so a path with invalid escapes is refused like every unreadable request.
  router.use('/{*path}', (_request, _response, next) => next());
  router.get('/index.html', page);
  // Before the files, whose names all have a dot: a page needs no file lookup.
  router.get(/^[^.]*$/, (request, response, next) => {
    if (!request.accepts('html')) return next();
    return page(request, response, next);
  });
  router.use('/assets', files(join(webDir, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }));
  router.use(files(webDir, { maxAge: '1h' }));
  return router;
}

/** Files of a folder, in brotli or gzip where the build made them and the browser accepts them. */
function files(folder: string, options: { maxAge: string; immutable?: true; fallthrough?: false }) {
  return staticFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: { ...options, index: false, redirect: false, setHeaders: describe },
  });
}

/** Sets charsets (a browser would guess that of an SVG, which is text too), and the origin that may read a font. */
function describe(response: ServerResponse, path: string): void {
  const type = response.getHeader('Content-Type');
  if (/\.svg(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'image/svg+xml; charset=utf-8');
  else if (typeof type === 'string') response.setHeader('Content-Type', type.toLowerCase());
  // Stripe's frame shows the card fields in the page's typeface.
  if (path.endsWith('.woff2')) response.setHeader('Access-Control-Allow-Origin', 'https://js.stripe.com');
}
