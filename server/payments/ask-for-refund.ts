import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';

/** Why money goes back; a payment gets one refund for each reason. */
export type RefundReason =
  | 'checkout-closed'
  | 'paid-twice'
  | 'order-cancelled'
  | 'change-refused'
  | `service-changed:${string}`;

/**
 * Puts a refund on the list, in the caller's transaction; the reconciler carries it out under a key of its own.
 * Gives its id, or null when the same one was asked for before.
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
    `insert into refunds (id, payment_intent, reason, amount_pence, next_check_at, created_at)
      values (?, ?, ?, ?, ?, ?) on conflict (payment_intent, reason) do nothing returning id`,
    [randomUUID(), paymentIntent, reason, amountPence, now, now],
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
