import { Router } from 'express';
import { Readiness } from '../platform/db/pool/readiness.js';
import type { AppDeps } from '../platform/http/app-deps.js';

/** /healthz: the process is up. /readyz: it can serve; 503 with the missing parts when it cannot, or stops soon. */
export function healthRoutes(deps: AppDeps): Router {
  const router = Router();
  // Checks the pool of requests: work that occupies the background delays no request.
  const { pool, guard } = deps.database;
  const database = new Readiness(
    () => deps.schema.check(pool),
    () => guard.isBusy,
  );
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'up' });
  });
  router.get('/readyz', async (_request, response) => {
    if (deps.stopping.aborted) {
      response.status(503).set('Retry-After', '1').json({ status: 'stopping' });
      return;
    }
    const { mailQueue, pools, schema } = deps;
    const checks = { database: await database.isReady(), queue: mailQueue.isRunning };
    const { stuck: stuckPools } = pools;
    const { unknownMigrations } = schema;
    const isWell = stuckPools.length === 0 && unknownMigrations.length === 0;
    if (isWell && Object.values(checks).every(Boolean)) {
      response.json({ status: 'ready', ...checks });
      return;
    }
    response
      .status(503)
      .set('Retry-After', '2')
      .json({
        status: 'not ready',
        ...checks,
        ...(stuckPools.length > 0 && { stuckPools }),
        ...(unknownMigrations.length > 0 && { unknownMigrations }),
      });
  });
  return router;
}
