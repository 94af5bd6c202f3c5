import type { EntityManager } from '@mikro-orm/postgresql';
import { isPermitted } from '../../../rules/users/permissions.js';
import type { SignedInUser } from '../../platform/auth/viewer.js';
import { forbidden } from '../../platform/errors/errors.js';
import { inPounds } from '../../platform/values/format.js';
import { StoreSettings } from '../settings/settings.entity.js';
import { readPaymentsIn } from './order-payments.store.js';

/**
 * The most that a member of staff may still refund of an order by themselves: the limit of the settings minus
 * everything refunded already, so that several small refunds are no way around it. Null without a limit.
 */
export async function readRefundLimit(
  tx: EntityManager,
  user: SignedInUser,
  orderId: string,
): Promise<number | null> {
  if (isPermitted(user, 'money')) return null;
  const { refundLimitPence } = await tx.findOneOrFail(StoreSettings, 1);
  const payments = await readPaymentsIn(tx, orderId);
  const refundedPence = payments.reduce(
    (pence, { amountPence, leftPence, reversedPence }) => pence + amountPence - leftPence - reversedPence,
    0,
  );
  return Math.max(0, refundLimitPence - refundedPence);
}

/** Throws FORBIDDEN for a refund above the limit that follows from another change, such as cancelling. */
export async function refuseAboveLimit(
  tx: EntityManager,
  user: SignedInUser,
  { orderId, refundPence }: { readonly orderId: string; readonly refundPence: number },
): Promise<void> {
  const limitPence = refundPence > 0 ? await readRefundLimit(tx, user, orderId) : null;
  if (limitPence === null || refundPence <= limitPence) return;
  throw forbidden(
    `This refunds ${inPounds(refundPence)}, and you can refund ${inPounds(limitPence)} of this order by yourself. Ask a colleague who handles payments.`,
  );
}
