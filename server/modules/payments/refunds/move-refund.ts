import { type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql';
import { Refund } from './refund.entity.js';
import { type RefundStatus, statusesBefore } from './refund-status.js';

type MoveFacts = Partial<Pick<Refund, 'channel' | 'providerRefund' | 'nextCheckAt'>>;

/**
 * Sets the status of refunds whose transitions allow it, in the caller's transaction; the order of the payment is
 * locked. The first success sets `confirmedAt`, a failure `failedAt`. Returns how many were changed.
 */
export function moveRefund(
  tx: EntityManager,
  which: FilterQuery<Refund>,
  status: RefundStatus,
  now: Date,
  facts: MoveFacts = {},
): Promise<number> {
  return tx.nativeUpdate(
    Refund,
    { $and: [which, { status: { $in: statusesBefore(status) } }] },
    {
      ...facts,
      status,
      ...(status === 'succeeded' && { confirmedAt: raw('coalesce(confirmed_at, ?)', [now]) }),
      ...(status === 'failed' && { failedAt: now }),
    },
  );
}
