import { createHash, timingSafeEqual } from 'node:crypto';
import { type Request, Router } from 'express';
import { notFound } from '../shared/errors/errors.js';
import type { Metrics } from './metrics.js';

export interface MetricsAccess {
  readonly production: boolean;
  /** Opens the figures from anywhere; without one they are open to this machine, outside production. */
  readonly metricsToken: string | null;
}

/** GET /metrics in Prometheus' text format. To whoever may not read it there is no such page. */
export function answerMetrics(metrics: Metrics, access: MetricsAccess): Router {
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

/** Takes the same time wherever they begin to differ. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
