import type { AppDeps } from '../../../platform/http/app-deps.js';
import type { Deps } from '../../../platform/service/service.js';

/** Services of the payment flow; the same for a request, the webhook and the reconciler. */
export type PaymentDeps = Deps<
  'em' | 'gateway' | 'limits' | 'requestLimits' | 'log' | 'now' | 'reconcileEveryMs'
>;

/** The services of the payment flow out of those of this process, with a new unit of work. */
export function paymentDeps({
  database,
  gateway,
  limits,
  requestLimits,
  log,
  now,
  env,
}: AppDeps): PaymentDeps {
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
