import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Pools } from '../db/pool/pool-watch.js';
import type { ObserveEnv } from '../env/observe-env.js';
import { notFound } from '../errors/errors.js';
import type { Log } from '../log/log.js';
import { createMetrics, type Metrics, type WorkState } from './metrics.js';
import { observeRequests } from './observe-requests.js';
import { type Tracing, tracedCalls } from './tracing.js';

export interface Observing {
  /** Observes every request; also answers /metrics. Mounted first, inside the request's scope. */
  readonly handler: RequestHandler;
  /** Null while tracing is off. */
  readonly tracing: Tracing | null;
  /** Traces the calls of a client of another machine; see tracedCalls. Returns the same object while tracing is off. */
  traceCalls<T extends object>(system: string, called: T, local: readonly (keyof T)[]): T;
  stop(): Promise<void>;
}

/** Begins to log, count and, by setting, trace. The tracing library is loaded only then. */
export async function startObserving(options: {
  readonly env: { readonly production: boolean; readonly observe: ObserveEnv };
  readonly log: Log;
  readonly pools: Pools;
  readonly openSubscriptions: () => number;
  readonly work: () => readonly WorkState[];
}): Promise<Observing> {
  const { env, log, ...measured } = options;
  const metrics = createMetrics(measured);
  const { metricsToken, tracing: wanted } = env.observe;
  const tracing = wanted ? (await import('./start-tracing.js')).startTracing(wanted, log) : null;
  const router = Router();
  router.use(observeRequests({ log, metrics, tracing }));
  router.use(answerMetrics(metrics, { production: env.production, metricsToken }));
  return {
    handler: (request: Request, response: Response, next) => router(request, response, next),
    tracing,
    traceCalls: (system, called, local) => (tracing ? tracedCalls(system, called, local) : called),
    stop: async () => tracing?.stop(),
  };
}

interface MetricsAccess {
  readonly production: boolean;
  /** Opens the metrics from anywhere; null opens them to this machine alone, outside production. */
  readonly metricsToken: string | null;
}

/** GET /metrics in Prometheus' text format; 404 for callers without access. */
function answerMetrics(metrics: Metrics, access: MetricsAccess): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!mayRead(request, access)) throw notFound('Page');
    const { type, text } = await metrics.read();
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  });
  return router;
}

function mayRead(request: Request, { production, metricsToken }: MetricsAccess): boolean {
  if (metricsToken) return isSame(request.header('authorization') ?? '', `Bearer ${metricsToken}`);
  const { remoteAddress = '' } = request.socket;
  const isFromHere = /^(127\.|::1$|::ffff:127\.)/.test(remoteAddress) && !request.header('x-forwarded-for');
  return !production && isFromHere;
}

/** Compares in constant time. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
