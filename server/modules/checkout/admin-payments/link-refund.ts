import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { contentDigest } from '../../../platform/api/idempotency-key.js';
import { conflict } from '../../../platform/errors/errors.js';
import type { OrderRecord } from '../../orders/order.entity.js';
import { raiseVersion } from '../../orders/order-payments.store.js';
import { moveRefund } from '../../payments/refunds/move-refund.js';
import { ProviderRefund } from '../../payments/refunds/refund.entity.js';
import { recordInBooks } from '../refunds/record-reading.js';
import { readRefundCandidates } from '../refunds/refund.store.js';
import type { PaymentDeps } from '../settlement/payment-deps.js';
import { assertNotTried } from './open-refund.js';
import { type OpenRefund, readOpenRefund } from './open-refund.store.js';
import { recordOperation } from './payment-operation.store.js';

type Deps = Pick<PaymentDeps, 'now' | 'log'>;

interface Answer {
  /** The order of the payment, locked; null for a payment without one. */
  readonly order: OrderRecord | null;
  readonly paymentIntent: string;
  /** The id of the dashboard refund. */
  readonly id: string;
  /** The requested refund that it was made for; null for none. */
  readonly refundId: string | null;
  readonly actorId: string;
}

/**
 * Records staff's answer what a dashboard refund was for: one of our refunds, which is made then, or none. Part of the
 * caller's transaction. The same answer again changes nothing. Throws CONFLICT when no answer is due.
 */
export async function answerQuestion(tx: EntityManager, deps: Deps, answer: Answer): Promise<void> {
  const { order, paymentIntent, id, refundId, actorId } = answer;
  const made = await tx.findOneOrFail(ProviderRefund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const refund = refundId === null ? null : await readOpenRefund(tx, refundId);
  if (refund ? isLinked(refund, id) : made.isSeparate) return;
  const candidates = await readRefundCandidates(tx, id);
  if (refund ? !candidates.includes(refund.id) : candidates.length === 0)
    throw conflict("This refund doesn't need an answer any more. Check the payment again.");
  await recordOperation(tx, {
    orderId: order?.id ?? null,
    kind: 'refund_linked',
    amountPence: refund?.amountPence ?? made.amountPence,
    words: refund ? `Linked to ${id}` : `${id} is another refund`,
    paymentIntent,
    refundId: refund?.id ?? candidates[0],
    digest: contentDigest('refund_linked', id, refundId ?? ''),
    actorId,
    now: deps.now(),
  });
  if (refund) await linkRefund(tx, deps, order, refund, id);
  else {
    await tx.nativeUpdate(ProviderRefund, { id }, { isSeparate: true });
    await recordInBooks(tx, deps, order, { id: paymentIntent, checkoutId: null });
    if (order) await raiseVersion(tx, order);
  }
}

/** Records that a refund was made in the dashboard. Throws CONFLICT while the provider is retrying it. */
export async function linkRefund(
  tx: EntityManager,
  deps: Deps,
  order: OrderRecord | null,
  refund: OpenRefund,
  providerRefund: string,
): Promise<void> {
  assertNotTried(refund, deps.now());
  await moveRefund(tx, { id: refund.id }, 'succeeded', deps.now(), { channel: 'dashboard', providerRefund });
  await recordInBooks(tx, deps, order, { id: refund.paymentIntent, checkoutId: null });
  if (order) await raiseVersion(tx, order);
}

const isLinked = ({ channel, providerRefund }: OpenRefund, id: string) =>
  channel === 'dashboard' && providerRefund === id;
