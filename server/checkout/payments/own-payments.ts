import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import { isUuid } from '../../shared/uuid.js';
import type { CheckoutStatus } from '../checkout-status.js';

/** Attempts of one checkout that the provider is asked about. */
const ASKED_MAX = 5;

/** Where a customer's checkout stands and what was begun at the provider to pay it and not cancelled, newest first. */
export interface OwnPayments {
  readonly status: CheckoutStatus;
  readonly intentIds: readonly string[];
}

/** The payments of a customer's checkout; null when there is no such checkout, or it is somebody else's. */
export async function readOwnPayments(
  em: EntityManager,
  checkoutId: string,
  userId: string,
): Promise<OwnPayments | null> {
  if (!isUuid(checkoutId)) return null;
  const [payments] = await query<OwnPayments>(
    em,
    `select status, array(select payment_intent from payment_attempts where checkout_id = c.id and payment_intent is not null
      and provider_status is distinct from 'canceled' order by no desc limit ${ASKED_MAX}) as "intentIds" from checkouts c where id = $1 and user_id = $2`,
    [checkoutId, userId],
  );
  return payments ?? null;
}

/** The attempt that a customer's intent belongs to; null for an intent nobody knows, or somebody else's. */
export async function readOwnAttemptId(
  em: EntityManager,
  intentId: string,
  userId: string,
): Promise<string | null> {
  const [attempt] = await query<{ id: string }>(
    em,
    `select a.id from payment_attempts a join checkouts c on c.id = a.checkout_id
      where a.payment_intent = $1 and c.user_id = $2`,
    [intentId, userId],
  );
  return attempt?.id ?? null;
}
