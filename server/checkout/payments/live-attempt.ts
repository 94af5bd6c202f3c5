import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { isSampleAddress } from '../../../rules/orders/samples.js';
import { sampleMoney } from '../../shared/errors/errors.js';
import type { CheckoutRecord } from '../checkout.entity.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { insertOrReadLive, type LiveAttempt } from './attempt.store.js';
import { mayPayValues, refusalToPay } from './card-testing.js';

/**
 * The one live attempt to pay a checkout, made when there is none: its key is stored before the provider is called.
 * One statement, sent while the caller holds the checkout's lock. Throws TOO_MANY_ATTEMPTS, and
 * CONFLICT for a sample.
 */
export async function getOrCreateLiveAttempt(
  tx: EntityManager,
  checkout: CheckoutRecord,
  deps: PaymentDeps,
): Promise<LiveAttempt> {
  if (isSampleAddress(checkout.contact.email)) throw sampleMoney();
  const id = randomUUID();
  const createdAt = deps.now();
  const attempt = await insertOrReadLive(tx, checkout, {
    ...{ id, createdAt },
    nextCheckAt: new Date(createdAt.getTime() + deps.reconcileEveryMs),
    mayPay: mayPayValues(deps, checkout),
  });
  if (!attempt) throw await refusalToPay(tx, deps, checkout.userId);
  if (attempt.id === id) deps.requestLimits.countPayment();
  return attempt;
}
