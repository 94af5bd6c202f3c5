import { STATUS_CODES } from 'node:http';

/** Headers of a JSON response that Express does not write. */
export const JSON_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};

/** The text of a whole response, the last on its connection, for a socket without a ServerResponse. */
export function rawResponse(
  status: number,
  content: { readonly message: string; readonly code: string },
  { retryAfter, withBody = true }: { readonly retryAfter?: number; readonly withBody?: boolean } = {},
): string {
  const body = JSON.stringify(content);
  const headers = {
    ...JSON_HEADERS,
    ...(retryAfter && { 'Retry-After': retryAfter }),
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${withBody ? body : ''}`;
}
