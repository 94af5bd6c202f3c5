import type { EntityManager } from '@mikro-orm/postgresql';
import type { Enqueue } from '../jobs/jobs.js';
import type { PaymentGateway } from '../payments/gateway/payment-gateway.js';
import type { Log } from '../shared/log.js';

/** What the payment flow needs; the same for a request, the webhook and the reconciler. */
export interface PaymentDeps {
  readonly em: EntityManager;
  readonly gateway: PaymentGateway;
  readonly enqueue: Enqueue;
  readonly log: Log;
  readonly now: () => Date;
  /** The reconciler's own pace; a fresh attempt is left alone for one round. */
  readonly reconcileEveryMs: number;
}
