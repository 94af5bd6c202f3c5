import cors from 'cors';
import type { RequestHandler } from 'express';

const DAY_SECONDS = 24 * 60 * 60;

/** Lets pages of these origins call the API; without any, no response has a CORS header. Cookies are never allowed. */
export function crossOrigin(origins: readonly string[]): RequestHandler {
  if (origins.length === 0) return (_request, _response, next) => next();
  return cors({
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id', 'Content-Disposition'],
    maxAge: DAY_SECONDS,
  });
}
