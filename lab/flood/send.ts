import { type Agent, request } from 'node:http';
import type { Outcomes } from './outcomes.js';

export interface Shot {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A client that waits longer has given up. */
const ANSWER_WITHIN_MS = 10_000;

/** Sends one request and notes what becomes of it; never throws. */
export function send(url: string, agent: Agent, shot: Shot, outcomes: Outcomes): Promise<void> {
  return new Promise((resolve) => {
    const begunMs = performance.now();
    const { method, path, headers, body } = shot;
    const what = `${method} ${path.split('?')[0]}`;
    const length = body ? { 'content-length': String(Buffer.byteLength(body)) } : {};
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const sent = request(url + path, { method, agent, signal, headers: { ...headers, ...length } });
    sent.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        const { statusCode = 0, headers } = answer;
        outcomes.noteAnswer(what, statusCode, headers['retry-after'], performance.now() - begunMs);
        resolve();
      });
      answer.on('error', fail);
    });
    sent.on('error', fail);
    sent.end(body);

    function fail(fault: NodeJS.ErrnoException): void {
      outcomes.noteFailure(
        `${what}: ${signal.aborted ? 'no answer in 10 s' : (fault.code ?? fault.message)}`,
      );
      resolve();
    }
  });
}
