import type { EntityManager } from '@mikro-orm/postgresql';
import { query } from '../../platform/db/query.js';
import type { DisputeView } from './gateway/payment-gateway.js';

/** Whether payment `p` is disputed: it can't be refunded while the bank decides, nor once the dispute was lost. */
export const IS_DISPUTED = `exists (select from payment_disputes d where d.payment_intent = p.payment_intent and d.status <> 'won')`;

/** A dispute of payment `p` as JSON, the latest that was not won, or else the latest; null when there was none. */
export const DISPUTE_JSON = `(select jsonb_build_object('status', d.status, 'amountPence', d.amount_pence, 'dueBy', d.due_by)
  from payment_disputes d where d.payment_intent = p.payment_intent order by d.status = 'won', d.updated_at desc, d.id limit 1)`;

/** Stores a payment's disputes as the provider reports them. A late, older reading does not revert a decision. */
export async function storeDisputes(
  tx: EntityManager,
  paymentIntent: string,
  disputes: readonly DisputeView[],
  now: Date,
): Promise<void> {
  for (const { id, status, amountPence, dueBy } of disputes)
    await query(
      tx,
      `insert into payment_disputes as d (id, payment_intent, amount_pence, status, due_by, updated_at) values ($1, $2, $3, $4, $5, $6)
        on conflict (id) do update set amount_pence = excluded.amount_pence, status = excluded.status, due_by = excluded.due_by,
          updated_at = excluded.updated_at where d.status = 'open' or excluded.status <> 'open'`,
      [id, paymentIntent, amountPence, status, dueBy, now],
    );
}

/** Whether a payment is disputed, with an order or without. */
export async function isDisputed(tx: EntityManager, paymentIntent: string): Promise<boolean> {
  const [found] = await query<{ is: boolean }>(
    tx,
    `select ${IS_DISPUTED} as is from (select $1::text as payment_intent) p`,
    [paymentIntent],
  );
  return found!.is;
}
