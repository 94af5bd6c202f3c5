import type { RequestListener, ServerResponse } from 'node:http';
import { serviceUnavailable } from '../errors/errors.js';
import { JSON_HEADERS } from '../limits/raw-response.js';
import type { Admission } from './admission.js';
import type { RestWork } from './work.js';

const { message, code, details, status, retryAfter } = serviceUnavailable(
  "We're very busy right now. Please try again in a moment.",
);
const REST_BODY = JSON.stringify({ message, code, ...details });
const GRAPHQL_BODY = JSON.stringify({ errors: [{ message, extensions: { code, ...details } }] });

/** Long enough to notice that a caller has hung up. */
const HEAR_MS = 50;

/**
 * Refuses requests that could not be answered in time before anything of them is read. After this process was
 * suspended, drops requests whose callers have hung up: they may have sent the same to another process since.
 */
export function frontGate(
  admission: Admission,
  restWork: RestWork,
  handle: RequestListener,
): RequestListener {
  const readInSecond = countASecond();
  return (request, response) => {
    const { method = 'GET', url = '/' } = request;
    admission.noteUnderWay(response);
    if (/^\/api\//i.test(url)) {
      if (admission.sheds(restWork(method, url.slice('/api'.length)))) return refuse(response, REST_BODY);
    } else if (/^\/graphql\b/i.test(url) && readInSecond() > admission.readsASecond) {
      admission.noteUnread();
      return refuse(response, GRAPHQL_BODY);
    }
    if (!admission.hasStalled) handle(request, response);
    else setTimeout(() => !request.destroyed && handle(request, response), HEAR_MS);
  };
}

function refuse(response: ServerResponse, body: string): void {
  response.writeHead(status, {
    ...JSON_HEADERS,
    'Content-Length': Buffer.byteLength(body),
    'Retry-After': String(retryAfter),
  });
  response.end(body);
}

/** Counts calls within the current second. */
function countASecond(): () => number {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0];
  return () => {
    const nowMs = performance.now();
    if (nowMs - since > 1_000) [since, count] = [nowMs, 0];
    count += 1;
    return count;
  };
}
