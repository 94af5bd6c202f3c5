import { pipeline } from 'node:stream/promises';
import { type RequestHandler, Router } from 'express';
import { notFound } from '../errors/errors.js';
import type { ImageStore } from './image-store.js';
import { isStoredName } from './src-set.js';

/** Images are served as images alone: no sniffing, no scripts. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Serves uploaded images; to be mounted at their path. Only valid image names are looked up. */
export function serveImages(store: ImageStore): Router {
  const router = Router();
  const serve: RequestHandler<{ name: string }> = async (request, response) => {
    const { name } = request.params;
    const found = isStoredName(name) ? await store.get(name) : null;
    if (!found) throw notFound('Picture');
    response.set({
      ...HEADERS,
      ETag: `"${name}"`,
      'Content-Disposition': `inline; filename="${name}"`,
      'Content-Length': String(found.length),
    });
    if (request.fresh || request.method === 'HEAD') {
      found.stream.destroy();
      response.status(request.fresh ? 304 : 200).end();
      return;
    }
    await pipeline(found.stream, response).catch(() => response.destroy());
  };
  router.get('/:name', serve);
  router.use((_request, _response, next) => next(notFound('Picture')));
  return router;
}
