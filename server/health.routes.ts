import { Router } from 'express';
import { isMigrated } from './db/migrate.js';
import type { Parts } from './parts.js';

/** /healthz: the process is up. /readyz: it can serve; 503 with what is missing when it cannot, or is about to stop. */
export function healthRoutes(parts: Parts): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'up' });
  });
  router.get('/readyz', async (_request, response) => {
    if (parts.stopping.aborted) {
      response.status(503).set('Retry-After', '1').json({ status: 'stopping' });
      return;
    }
    const checks = {
      database: await isMigrated(parts.database).catch(() => false),
      queue: parts.jobs.isRunning,
    };
    const ready = Object.values(checks).every(Boolean);
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready', ...checks });
  });
  return router;
}
