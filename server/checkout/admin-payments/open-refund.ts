import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../db/query.js';
import {
  IS_IN_FLIGHT,
  IS_REFUNDED_EXTERNALLY,
  isBeingRetried,
} from '../../payments/refunds/refund-predicates.js';
import type { RefundChannel, RefundStatus } from '../../payments/refunds/refund-status.js';
import { conflict } from '../../shared/errors/errors.js';
import { isForStaff } from './order-balance.js';
import { digestOf } from './payment-operation.js';

/** How staff have given a refund: by bank transfer, or in the card provider's dashboard. */
export type RefundMethod = 'bankTransfer' | 'card';

/** A refund that staff say they have given. */
export interface OpenRefund {
  readonly paymentIntent: string;
  readonly amountPence: number;
  readonly status: RefundStatus;
  readonly channel: RefundChannel;
  readonly nextCheckAt: Date;
  /** It was confirmed once, and a bank sent it back since. */
  readonly isInBooks: boolean;
  readonly isRefundedExternally: boolean;
  /** Another refund of the payment is in flight: what the provider has given may be that one. */
  readonly isAnotherInFlight: boolean;
}

/** Reads a refund and locks it, with or without an order. */
export async function readOpenRefund(tx: EntityManager, refundId: string, now: Date): Promise<OpenRefund> {
  const [refund] = await query<OpenRefund>(
    tx,
    `select r.payment_intent as "paymentIntent", r.amount_pence as "amountPence", r.status, r.channel,
        r.next_check_at as "nextCheckAt", r.confirmed_at is not null as "isInBooks",
        ${IS_REFUNDED_EXTERNALLY} as "isRefundedExternally",
        exists (select from refunds other where other.payment_intent = r.payment_intent and other.id <> r.id
          and ${IS_IN_FLIGHT('other', '$1')}) as "isAnotherInFlight"
      from refunds r left join order_payments p on p.payment_intent = r.payment_intent where r.id = $2 for update of r`,
    [now, refundId],
  );
  return refund!;
}

/** Identifies what a press asked for. */
export function digestOfSent(method: RefundMethod, actorId: string, words: string): string {
  return digestOf('refund_sent', actorId, words, method);
}

/** True if exactly this was recorded before. Throws CONFLICT if something else was. */
export async function wasRecordedSent(tx: EntityManager, refundId: string, digest: string): Promise<boolean> {
  const [before] = await query<{ digest: string; name: string }>(
    tx,
    'select o.digest, u.name from payment_operations o join users u on u.id = o.actor_id where o.refund_id = $1',
    [refundId],
  );
  if (before && before.digest !== digest)
    throw conflict(`${before.name} has noted already that this was sent`);
  return before !== undefined;
}

/** Throws CONFLICT for a refund that staff need not, or must not, send by bank transfer now. */
export function assertToBeSent(refund: OpenRefund, now: Date): void {
  if (refund.isRefundedExternally || refund.channel === 'dashboard')
    throw conflict('So much went back at the card provider already. Please look at the payment there.');
  if (!isForStaff(refund))
    throw conflict('This refund is not to be sent by bank transfer. Please look at it again.');
  const wasTried = refund.status === 'refused' || refund.status === 'failed';
  if (wasTried && (refund.isAnotherInFlight || mayBeAtProvider(refund, now))) throw beingTried();
}

/** Throws CONFLICT unless it was matched to a refund that a person made in the provider's dashboard. */
export function assertRefundedInDashboard(refund: OpenRefund, now: Date): void {
  const { status, channel } = refund;
  if (channel === 'dashboard') return;
  if (status === 'succeeded' && channel === 'provider')
    throw conflict('The card provider has given this back itself. There is nothing to note.');
  const mayBeGiven = refund.isRefundedExternally || refund.isAnotherInFlight || mayBeAtProvider(refund, now);
  if ((status === 'refused' || status === 'failed') && mayBeGiven) throw beingTried();
  throw conflict(
    'The card provider has not given it back by hand. Please give it back there first, or send it by bank transfer.',
  );
}

function mayBeAtProvider(refund: OpenRefund, now: Date): boolean {
  return refund.status === 'refused' && isBeingRetried(refund, now);
}

/** A payment of which less is left than the refund. */
export const tooLittleLeft = () =>
  conflict('So much is no longer left of this payment. Please look at it again.');

const beingTried = () =>
  conflict('The card provider is being asked again just now. Please try again in half an hour.');
