import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inTransaction } from '../../../packages/stripe-sandbox/transaction.js';
import type { Shopper } from '../people/street.js';

/** A checkout whose card was charged a moment ago and that nobody has finished yet. */
export interface PaidCheckout extends Shopper {
  readonly checkoutId: string;
  readonly intentId: string;
}

const STATEMENTS = [
  `insert into carts (id, user_id, destination, updated_at)
    select n.cart, n."user", t.shipment->>'destination', now() from storm n, checkouts t where t.id = $1`,
  `insert into cart_lines (id, cart_id, product_id, line_key, destination, quantity, created_at)
    select gen_random_uuid(), n.cart, (line->>'productId')::uuid, line->>'key', t.shipment->>'destination', (line->>'quantity')::int, now()
    from storm n, checkouts t, jsonb_array_elements(t.lines) line where t.id = $1`,
  `insert into checkouts select (jsonb_populate_record(t, jsonb_build_object('id', n.checkout, 'user_id', n."user",
      'cart_id', n.cart, 'status', 'awaiting_payment', 'idempotency_key', n.checkout))).*
    from storm n, checkouts t where t.id = $1`,
  `insert into payment_attempts (id, checkout_id, no, amount_pence, idempotency_key, payment_intent, next_check_at, created_at)
    select n.attempt, n.checkout, 1, (t.shipment->>'totalPence')::int, 'pi:' || n.attempt, n.intent, now() + n.untouched_ms * interval '1 ms', now()
    from storm n, checkouts t where t.id = $1`,
  `insert into stripe_sandbox.payment_intent (id, created, client_secret, amount, amount_received, currency, status,
      capture_method, payment_method, latest_charge, metadata)
    select n.intent, i.created, i.client_secret, i.amount, i.amount, i.currency, 'succeeded', i.capture_method, c.payment_method,
      n.charge, jsonb_build_object('checkout_id', n.checkout, 'attempt_id', n.attempt)
    from storm n, stripe_sandbox.payment_intent i join stripe_sandbox.charge c on c.id = i.latest_charge
    where i.metadata->>'checkout_id' = $1::text`,
  `insert into stripe_sandbox.charge (id, created, payment_intent, payment_method, amount, amount_captured, currency, metadata)
    select n.charge, c.created, n.intent, c.payment_method, c.amount, c.amount, c.currency,
      jsonb_build_object('checkout_id', n.checkout, 'attempt_id', n.attempt)
    from storm n, stripe_sandbox.payment_intent i join stripe_sandbox.charge c on c.id = i.latest_charge
    where i.metadata->>'checkout_id' = $1::text`,
];

/**
 * Makes a paid checkout for each shopper in the likeness of one that was bought and paid over the APIs. The reconcilers
 * leave them alone for a while.
 */
export async function copyPaidCheckout(
  pool: pg.Pool,
  modelId: string,
  shoppers: readonly Shopper[],
  untouchedMs: number,
): Promise<PaidCheckout[]> {
  const copies = shoppers.map(({ userId, token }) => ({
    ...{ user: userId, token, cart: randomUUID(), checkout: randomUUID(), attempt: randomUUID() },
    ...{ intent: `pi_${letters()}`, charge: `ch_${letters()}`, untouched_ms: untouchedMs },
  }));
  await inTransaction(pool, async (client) => {
    await client.query(
      'create temporary table storm ("user" uuid, cart uuid, checkout uuid, attempt uuid, intent text, charge text, untouched_ms int)',
    );
    await client.query('insert into storm select * from jsonb_populate_recordset(null::storm, $1)', [
      JSON.stringify(copies),
    ]);
    for (const statement of STATEMENTS) await client.query(statement, [modelId]);
    await client.query('drop table storm');
  });
  return copies.map(({ user, token, checkout, intent }) => ({
    ...{ userId: user, token, checkoutId: checkout, intentId: intent },
  }));
}

function letters(): string {
  return randomUUID().replaceAll('-', '').slice(0, 24);
}
