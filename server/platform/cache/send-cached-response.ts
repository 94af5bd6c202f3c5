import type { Request, Response } from 'express';
import { type CachedResponse, ENCODINGS, type Encoding } from './response-cache.js';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sends a JSON answer from memory, compressed when the caller accepts that: it is the same for everybody, so its length
 * reveals nothing.
 */
export async function sendCachedResponse(
  request: Request,
  response: Response,
  answer: CachedResponse,
): Promise<void> {
  const encoding = encodingFor(request, answer);
  const bytes = await answer.encoded(encoding);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.length);
  response.end(bytes);
}

/** The smallest encoding of an answer that the caller accepts. */
export function encodingFor(request: Request, answer: CachedResponse): Encoding {
  const accepted =
    answer.isWorthCompressing && ENCODINGS.find((encoding) => request.acceptsEncodings(encoding));
  return accepted || 'identity';
}
