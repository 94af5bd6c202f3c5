import type { AppContainer } from '../../../platform/http/app-container.js';
import type { Deps } from '../../../platform/service/service.js';

/** What the payment flow needs; the same for a request, the webhook and the reconciler. */
export type PaymentDeps = Deps<
  'em' | 'gateway' | 'limits' | 'requestLimits' | 'log' | 'now' | 'reconcileEveryMs'
>;

/** The payment flow's needs out of the parts of this process, over a unit of work of its own. */
export function paymentDeps({
  database,
  gateway,
  limits,
  requestLimits,
  log,
  now,
  env,
}: AppContainer): PaymentDeps {
  return {
    em: database.orm.em.fork(),
    gateway,
    limits,
    requestLimits,
    log,
    now,
    reconcileEveryMs: env.reconcileEveryMs,
  };
}
