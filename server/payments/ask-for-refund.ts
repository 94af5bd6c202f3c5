import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Why money goes back; a payment gets one refund for each reason. */
export type RefundReason =
  | 'checkout-closed'
  | 'paid-twice'
  | 'order-cancelled'
  | 'change-refused'
  | `service-changed:${string}`
  /** The deed of somebody of staff. */
  | `staff:${string}`;

/**
 * Puts a refund on the list, in the caller's transaction; the reconciler carries it out under a key of its own.
 * What was paid by hand waits for staff to send it. Gives its id, or null when the same one was asked for before.
 */
export async function askForRefund(
  tx: EntityManager,
  asked: {
    readonly paymentIntent: string;
    readonly reason: RefundReason;
    readonly amountPence: number;
    readonly now: Date;
  },
): Promise<string | null> {
  const { paymentIntent, reason, amountPence, now } = asked;
  const [refund] = await tx.execute<{ id: string }[]>(
    `insert into refunds (id, payment_intent, reason, amount_pence, by_hand, next_check_at, created_at)
      select ?, given.intent, ?, ?, exists (select from order_payments p where p.payment_intent = given.intent and p.checkout_id is null), ?, ?
        from (select ?::text as intent) given on conflict (payment_intent, reason) do nothing returning id`,
    [randomUUID(), reason, amountPence, now, now, paymentIntent],
  );
  return refund?.id ?? null;
}

/** Whether any of a payment was asked back before, for whatever reason. */
export async function isAskedBack(tx: EntityManager, paymentIntent: string): Promise<boolean> {
  const rows = await tx.execute<unknown[]>('select 1 from refunds where payment_intent = ? limit 1', [
    paymentIntent,
  ]);
  return rows.length > 0;
}
