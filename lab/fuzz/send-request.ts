import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExampleValues } from '../../server/platform/openapi/resolve-example.js';
import type { Credentials } from '../../server/test/matrix/callers.js';
import type { FuzzRequest } from './fuzz-request.js';
import { headerText } from './odd-envelope.js';
import { pathWithThings, withThings } from './things.js';

/** An answer, and the time until it came. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly ms: number;
}

/** A request without an answer: the error of the connection, or that the fuzzer cut it. */
export interface NoAnswer {
  readonly fault: string;
  readonly wasCutByUs: boolean;
  readonly bodyBytes: number;
}

const ANSWER_WITHIN_MS = 60_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends a request to the server with the things of a world in it. */
export async function sendRequest(
  port: number,
  asked: FuzzRequest,
  things: ExampleValues,
  caller: Credentials,
): Promise<Answer | NoAnswer> {
  const answer = await sendOnce(port, asked, things, caller);
  if (!('fault' in answer) || answer.wasCutByUs || answer.fault !== 'ECONNRESET') return answer;
  // A keep-alive connection may have been closed in the moment of its reuse.
  await pause(50);
  return sendOnce(port, asked, things, caller);
}

function sendOnce(
  port: number,
  { method, path, headers, body, inChunks, cutAfter }: FuzzRequest,
  things: ExampleValues,
  { token, guestId }: Credentials,
): Promise<Answer | NoAnswer> {
  const bytes = bytesOf(body, things);
  const started = performance.now();
  return new Promise((resolve) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method, agent, path: pathWithThings(path, things) },
        headers: {
          ...(token ? { Authorization: `Bearer ${headerText(token)}` } : {}),
          ...(guestId ? { 'X-Guest-Id': guestId } : {}),
          ...filled(headers, things),
          ...(bytes ? framing(bytes, inChunks) : {}),
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('error', (error) => resolve(none(error)));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(pieces).toString(),
            ms: performance.now() - started,
          }),
        );
      },
    );
    const none = (error: NodeJS.ErrnoException): NoAnswer => ({
      fault: error.code ?? error.message,
      wasCutByUs: cutAfter !== null,
      bodyBytes: bytes?.length ?? 0,
    });
    sent.on('error', (error) => resolve(none(error)));
    if (!bytes) return void sent.end();
    if (cutAfter !== null) {
      sent.write(bytes.subarray(0, cutAfter), () => setTimeout(() => sent.destroy(), 5));
      return;
    }
    if (!inChunks) return void sent.end(bytes);
    const middle = Math.floor(bytes.length / 3);
    sent.write(bytes.subarray(0, middle));
    setImmediate(() => sent.end(bytes.subarray(middle)));
  });
}

function framing(bytes: Buffer, inChunks: boolean): Record<string, string | number> {
  return inChunks ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes.length };
}

function bytesOf(body: FuzzRequest['body'], things: ExampleValues): Buffer | null {
  if (body === null) return null;
  if (typeof body === 'string') return Buffer.from(withThings(body, things));
  return body.includes('~~') ? Buffer.from(withThings(body.toString('latin1'), things), 'latin1') : body;
}

function filled(headers: FuzzRequest['headers'], things: ExampleValues): Record<string, string | string[]> {
  const fill = (value: string) => headerText(withThings(value, things));
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? fill(value) : value.map(fill),
    ]),
  );
}
