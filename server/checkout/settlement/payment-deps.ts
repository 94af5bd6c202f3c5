import type { EntityManager } from '@mikro-orm/postgresql';
import type { Enqueue } from '../../jobs/jobs.js';
import type { Limits } from '../../limits/limits.js';
import type { RequestLimits } from '../../limits/request-limits.js';
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.js';
import type { Log } from '../../shared/log/log.js';
import type { AppContainer } from '../../start/app-container.js';

/** What the payment flow needs; the same for a request, the webhook and the reconciler. */
export interface PaymentDeps {
  readonly em: EntityManager;
  readonly gateway: PaymentGateway;
  readonly enqueue: Enqueue;
  readonly limits: Limits;
  readonly requestLimits: RequestLimits;
  readonly log: Log;
  readonly now: () => Date;
  /** The reconciler's own pace; a fresh attempt is left alone for one round. */
  readonly reconcileEveryMs: number;
}

/** The payment flow's needs out of the parts of this process, over a unit of work of its own. */
export function paymentDeps({
  database,
  gateway,
  jobs,
  limits,
  requestLimits,
  log,
  now,
  env,
}: AppContainer): PaymentDeps {
  return {
    em: database.orm.em.fork(),
    gateway,
    enqueue: jobs.enqueue,
    limits,
    requestLimits,
    log,
    now,
    reconcileEveryMs: env.reconcileEveryMs,
  };
}
