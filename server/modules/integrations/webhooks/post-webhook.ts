import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { hostOf, publicAddresses, publicLookup, type Resolve, resolveName } from './public-address.js';

/** The outcome of one try. */
export interface Outcome {
  /** Null without an answer. */
  readonly statusCode: number | null;
  /** The beginning of the answer as text. */
  readonly answer: string;
  readonly durationMs: number;
  /** Null when it was delivered: answered with a status from 200 to 299. */
  readonly error: string | null;
}

export interface Poster {
  /** Posts a body; never throws. Follows no redirect, and connects to public addresses alone. */
  post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Outcome>;
  close(): void;
}

export interface PosterOptions {
  /** Lets `http:` and private addresses through: for development and tests. */
  readonly toPrivate: boolean;
  readonly resolve?: Resolve;
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_MAX = 1_000;

/** Sends webhooks over connections of its own, which are kept open for the next delivery. */
export function createPoster({
  toPrivate,
  resolve = resolveName,
  timeoutMs = TIMEOUT_MS,
}: PosterOptions): Poster {
  const options = { keepAlive: true, ...(!toPrivate && { lookup: publicLookup(resolve) }) };
  const late = `No answer within ${timeoutMs / 1_000} seconds`;
  const [plain, secure] = [new http.Agent(options), new https.Agent(options)];

  async function send(
    url: URL,
    headers: Readonly<Record<string, string>>,
    { body, signal }: { readonly body: string; readonly signal: AbortSignal },
  ) {
    // The agent looks names up; literal addresses never.
    if (!toPrivate && isIP(hostOf(url))) await publicAddresses(hostOf(url), resolve);
    const [{ request }, agent] = url.protocol === 'https:' ? [https, secure] : [http, plain];
    const { promise, resolve: answered, reject } = Promise.withResolvers<http.IncomingMessage>();
    const sent = { 'content-type': 'application/json', 'user-agent': 'Harbourline-Webhooks', ...headers };
    request(url, { method: 'POST', agent, signal, headers: sent }, answered).on('error', reject).end(body);
    const response = await promise;
    return { statusCode: response.statusCode ?? 0, answer: await readBeginning(response) };
  }

  return {
    async post(url, headers, body) {
      const startedAt = performance.now();
      const durationMs = () => Math.round(performance.now() - startedAt);
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const { statusCode, answer } = await send(new URL(url), headers, { body, signal });
        const isFine = statusCode >= 200 && statusCode <= 299;
        return { statusCode, answer, durationMs: durationMs(), error: isFine ? null : refusal(statusCode) };
      } catch (error) {
        return {
          statusCode: null,
          answer: '',
          durationMs: durationMs(),
          error: signal.aborted ? late : faultText(error),
        };
      }
    },
    close() {
      plain.destroy();
      secure.destroy();
    },
  };
}

/** The first characters of an answer; the rest is not read. */
async function readBeginning(response: http.IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const part of response) {
    text += part;
    if (text.length >= ANSWER_MAX) break;
  }
  // PostgreSQL stores no NUL; a cut may leave half of a character.
  return text.slice(0, ANSWER_MAX).replaceAll('\0', '').toWellFormed();
}

function refusal(statusCode: number): string {
  if (statusCode >= 300 && statusCode <= 399)
    return `Answered ${statusCode}: a redirect, which is not followed`;
  return `Answered ${statusCode}`;
}

/** A fault of the connection; some have a code and no words. */
function faultText(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return message || code || 'The connection failed';
}
