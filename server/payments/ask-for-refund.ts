import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Why money goes back; a payment gets one refund for each reason. */
export type RefundReason =
  | 'checkout-closed'
  | 'paid-twice'
  | 'order-cancelled'
  /** What turned out to be left of it later. */
  | `order-cancelled:${string}`
  | 'change-refused'
  | `service-changed:${string}`
  /** The deed of somebody of staff. */
  | `staff:${string}`;

/**
 * Puts a refund on the list, in the caller's transaction; the reconciler carries it out under a key of its own.
 * What was paid by hand waits for staff to send it.
 * What a person had given back of it at the provider before is noted, so that it is not taken for this one. Gives its id, or null when the same one was asked for before.
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
    `insert into refunds (id, payment_intent, reason, amount_pence, by_hand, earlier_pence, next_check_at, created_at)
      select ?, given.intent, ?, ?, p.payment_intent is not null and p.checkout_id is null, greatest(0, coalesce(p.refunded_pence
          - p.reversed_pence - (select coalesce(sum(r.amount_pence), 0) from refunds r
            where r.payment_intent = p.payment_intent and r.provider_status = 'succeeded'), 0)), ?, ?
        from (select ?::text as intent) given left join order_payments p on p.payment_intent = given.intent
      on conflict (payment_intent, reason) do nothing returning id`,
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
