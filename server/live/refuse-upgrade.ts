import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { APOLOGY } from '../shared/errors/error-responses.js';
import { AppError } from '../shared/errors/errors.js';

/** Answers a request for a live connection with a refusal, as REST would, and closes. */
export function refuseUpgrade(socket: Duplex, fault: unknown): void {
  const { status, message, code, retryAfter } =
    fault instanceof AppError ? fault : new AppError('INTERNAL', 500, APOLOGY);
  const body = JSON.stringify({ message, code });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(retryAfter ? [`Retry-After: ${retryAfter}`] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}
