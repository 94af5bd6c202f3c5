import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '../../../platform/log/log.js';
import { PaymentStage } from '../test/payment-stage.js';
import { BATCH } from './due-rows.store.js';
import { createReconciler, reconcile } from './reconciler.js';

const ABANDONED = 2_000;

let stage: PaymentStage;

beforeAll(async () => {
  stage = await PaymentStage.open();
});
afterAll(() => stage?.close());

test('a payment somebody asks about is looked at again within one round, however long it was left alone', async () => {
  const customer = await stage.customer();
  const { checkoutId, intent } = await customer.startPayment();
  await leaveAlone(checkoutId, '5 minutes');
  await reconcile(stage.deps());

  await customer.services().payments.confirm(intent.id);
  stage.gateway.pay(intent.id);
  stage.passHours(30 / 3600);
  await reconcile(stage.deps());
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('a payment that has moved on is looked at again within one round', async () => {
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  await leaveAlone(checkoutId, '0 minutes');
  stage.gateway.move(intent.id, 'processing');
  await reconcile(stage.deps());
  stage.gateway.pay(intent.id);
  stage.passHours(30 / 3600);
  await reconcile(stage.deps());
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
});

test('a payment that nobody asks about is looked at every ten rounds', async () => {
  const { checkoutId } = await (await stage.customer()).startPayment();
  await leaveAlone(checkoutId, '0 minutes');
  await reconcile(stage.deps());
  const sql = `select extract(epoch from next_check_at - $2)::int as seconds from payment_attempts where checkout_id = $1`;
  expect(await stage.rows(sql, [checkoutId, stage.now()])).toEqual([{ seconds: 300 }]);
});

test.each(['payment_attempts', 'stripe_events'])(
  'what a wrong clock has put off for days is due now: %s',
  async (table) => {
    const { checkoutId, intent } = await (await stage.customer()).startPayment();
    stage.gateway.pay(intent.id);
    if (table === 'stripe_events') {
      await stage.rows(`update payment_attempts set status = 'abandoned' where checkout_id = $1`, [
        checkoutId,
      ]);
      await stage.rows(
        `insert into stripe_events (id, type, payment_intent, payload, received_at, next_check_at)
          values ('evt_put_off', 'payment_intent.succeeded', $1, '{}', $2, $2)`,
        [intent.id, stage.now()],
      );
    }
    const unfinished = table === 'stripe_events' ? 'done_at is null' : `status in ('requested', 'open')`;
    await stage.rows(
      `update ${table} set next_check_at = $1::timestamptz + interval '25 hours' where ${unfinished}`,
      [stage.now()],
    );
    await reconcile(stage.deps());
    expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  },
);

test('two thousand abandoned checkouts hold up nobody who has just paid', async () => {
  const { checkoutId: abandonedId } = await (await stage.customer()).startPayment();
  await abandon(abandonedId);
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  stage.gateway.pay(intent.id);
  await stage.rows('update payment_attempts set next_check_at = $1 where checkout_id = $2', [
    stage.now(),
    checkoutId,
  ]);
  stage.gateway.calls.length = 0;
  let isMade = false;
  const readIntent = stage.gateway.readIntent.bind(stage.gateway);
  stage.gateway.readIntent = async (id) => {
    isMade ||= (await stage.ordersOf(checkoutId)).length === 1;
    return readIntent(id);
  };

  await reconcile(stage.deps(), () => isMade);
  // Processed within the first batch, whose rows come in any order.
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(stage.gateway.countOf('readIntent')).toBeLessThan(2 * BATCH);
  stage.gateway.readIntent = readIntent;
  for (const _round of [1, 2]) await reconcile(stage.deps());
  const due = `select 1 from payment_attempts where status in ('requested', 'open') and next_check_at <= $1`;
  expect(await stage.rows(due, [stage.now()])).toEqual([]);
});

test('the rounds go on while an old checkout is being closed, and a stop waits for both', async () => {
  await (await stage.customer()).startPayment();
  stage.passHours(24.1);
  const { checkoutId, intent } = await (await stage.customer()).startPayment();
  const { cancelIntent } = stage.gateway;
  const [isAsked, answer] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()];
  stage.gateway.cancelIntent = async (...asked) => {
    isAsked.resolve(asked[0]);
    await answer.promise;
    return cancelIntent.apply(stage.gateway, asked);
  };
  const isSettled = Promise.withResolvers<void>();
  const { readIntent } = stage.gateway;
  stage.gateway.readIntent = async (id) => {
    const seen = await readIntent.call(stage.gateway, id);
    if (id === intent.id && seen.status === 'succeeded') isSettled.resolve();
    return seen;
  };

  const reconciler = createReconciler(() => ({ ...stage.deps(), reconcileEveryMs: 20 }), createLog('silent'));
  reconciler.start();
  const closed = await isAsked.promise;
  stage.gateway.pay(intent.id);
  await stage.rows('update payment_attempts set next_check_at = $1 where checkout_id = $2', [
    stage.now(),
    checkoutId,
  ]);
  await isSettled.promise;
  answer.resolve();
  await reconciler.stop();
  stage.gateway.cancelIntent = cancelIntent;
  stage.gateway.readIntent = readIntent;
  expect(await stage.ordersOf(checkoutId)).toHaveLength(1);
  expect(await stage.statusOf(stage.gateway.intents.get(closed)!.checkoutId!)).toBe('expired');
});

function leaveAlone(checkoutId: string, pause: string): Promise<unknown> {
  return stage.rows(
    `update payment_attempts set checks = 9, next_check_at = $1::timestamptz + $2::interval where checkout_id = $3`,
    [stage.now(), pause, checkoutId],
  );
}

/** A batch of checkouts like this one, each with a payment that was begun long ago and is due. */
async function abandon(checkoutId: string): Promise<void> {
  const columns = async (table: string, changed: string[]) =>
    (
      await stage.rows<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1
          and is_generated = 'NEVER' and column_name <> all($2)`,
        [table, changed],
      )
    )
      .map(({ name }) => name)
      .join(', ');
  const ofCheckout = await columns('checkouts', ['id', 'idempotency_key', 'price_hash']);
  await stage.rows(
    `insert into checkouts (id, idempotency_key, price_hash, ${ofCheckout})
      select gen_random_uuid(), 'abandoned-' || n, 'abandoned-' || n, ${ofCheckout}
        from checkouts, generate_series(1, ${ABANDONED}) n where id = $1`,
    [checkoutId],
  );
  const attempts = await stage.rows<{ id: string; checkout_id: string }>(
    `insert into payment_attempts (id, checkout_id, no, amount_pence, currency, idempotency_key, payment_intent, provider_status,
          status, checks, next_check_at, created_at)
      select gen_random_uuid(), c.id, 1, (c.shipment->>'totalPence')::int, 'gbp', 'pi:' || c.id, 'pi_' || replace(c.id::text, '-', ''),
          'requires_payment_method', 'open', 9, $1::timestamptz - interval '10 minutes', $1::timestamptz - interval '1 hour'
        from checkouts c where c.price_hash like 'abandoned-%' returning id, checkout_id`,
    [stage.now()],
  );
  const [like] = stage.gateway.intents.values();
  for (const { id, checkout_id } of attempts) {
    const intentId = `pi_${checkout_id.replaceAll('-', '')}`;
    const mine = { id: intentId, checkoutId: checkout_id, attemptId: id, status: 'requires_payment_method' };
    stage.gateway.intents.set(intentId, { ...like!, ...mine, amountReceivedPence: 0 } as typeof like &
      object);
  }
}
