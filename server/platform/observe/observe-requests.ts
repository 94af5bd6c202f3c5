import type { Request, RequestHandler, Response } from 'express';
import type { Log } from '../log/log.js';
import { currentFacts, currentIp, currentRequestId, type RequestFacts } from '../log/request-scope.js';
import type { Metrics } from './metrics.js';
import { type ApiName, describeRequestName } from './request-name.js';
import type { OpenTrace, Tracing } from './tracing.js';

export interface Observers {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null while tracing is off. */
  readonly tracing: Tracing | null;
}

/** Status, as nginx has it, of a request whose caller left before the response. */
const CALLER_LEFT = 499;

/** Writes one line, counts and ends the trace when a request is over, however it ended. */
export function observeRequests(observers: Observers): RequestHandler {
  return (request, response, next) => {
    const startedMs = performance.now();
    const facts = currentFacts();
    const requestId = currentRequestId();
    const from = currentIp();
    const trace = observers.tracing?.open('request', request.header('traceparent'));
    if (trace) facts.trace = trace;
    response.once('close', () => {
      const durationMs = performance.now() - startedMs;
      report(observers, { request, response, facts, requestId, from, durationMs, trace });
    });
    next();
  };
}

interface Ended {
  readonly request: Request;
  readonly response: Response;
  readonly facts: RequestFacts;
  readonly requestId: string;
  /** Address of the caller. */
  readonly from: string;
  readonly durationMs: number;
  readonly trace: OpenTrace | undefined;
}

function report({ log, metrics }: Observers, ended: Ended): void {
  const { request, response, facts, requestId, from, durationMs, trace } = ended;
  const status = response.writableFinished ? response.statusCode : CALLER_LEFT;
  const { api, route, method } = describeRequestName(request, response);
  const { operation, refusal, caller = 'nobody', userId: user } = facts;
  metrics.requestEnded({ api, route: operation ?? route, method, status, refusal, durationMs });
  const level = refusal === 'SERVICE_UNAVAILABLE' ? 'warn' : levelOf(status, api, operation ?? route);
  if (log.isLevelEnabled(level)) {
    const line = { requestId, method, route, operation, status, refusal, caller, user, from };
    log[level]({ event: 'request.ended', ...line, durationMs: Math.round(durationMs * 10) / 10 }, 'request');
  }
  trace?.end(
    `${method} ${route}`,
    {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
      'harbourline.request_id': requestId,
      'harbourline.caller': caller,
    },
    status >= 500,
  );
}

/** Answered from memory: the most frequent of all requests, and the least informative. */
export const FROM_MEMORY = 'query (from memory)';
const EVERYDAY = new Set(['(page)', '(file)', '/healthz', '/readyz', '/metrics', FROM_MEMORY]);
/** Statuses that guessing causes first, and refusals that may succeed in a moment. */
const WORTH_A_LOOK = new Set([401, 403, 429, 503]);

function levelOf(status: number, api: ApiName, asked: string): 'error' | 'warn' | 'info' | 'debug' {
  if (api === 'sandbox') return 'debug';
  if (WORTH_A_LOOK.has(status)) return 'warn';
  if (status >= 500) return 'error';
  return EVERYDAY.has(asked) ? 'debug' : 'info';
}
