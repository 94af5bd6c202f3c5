import { expect, test } from '@jest/globals';
import { PUBLISHABLE_KEY, SECRET_KEY } from '../test/sandbox-server.js';
import { openSharedSandbox } from '../test/shared-sandbox.js';

const sandbox = openSharedSandbox();

function post(path: string, body: string, key?: string, apiKey = SECRET_KEY) {
  return fetch(`${sandbox.base}/v1${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(key && { 'Idempotency-Key': key }),
    },
    body,
  });
}

test('a repeat gets the first answer byte for byte, even after the payment went on', async () => {
  const body = 'amount=5000&currency=gbp&metadata[checkout_id]=c1';
  const first = await post('/payment_intents', body, 'repeat');
  const firstBody = await first.text();
  await post(`/payment_intents/${JSON.parse(firstBody).id}/cancel`, '');

  const again = await post('/payment_intents', 'currency=gbp&metadata[checkout_id]=c1&amount=5000', 'repeat');
  expect(await again.text()).toBe(firstBody);
  expect(again.status).toBe(200);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(again.headers.get('original-request')).toBe(first.headers.get('request-id'));
  expect(first.headers.get('idempotent-replayed')).toBeNull();
});

test('a declined card is declined again with the same answer, and charged once', async () => {
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' });
  const confirm = () =>
    post(`/payment_intents/${id}/confirm`, 'payment_method=pm_card_chargeDeclined', 'declined');
  const [first, again] = [await confirm(), await confirm()];
  expect([first.status, again.status]).toEqual([402, 402]);
  expect(await again.text()).toBe(await first.text());
  expect((await sandbox.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

test('a key that a browser has used is still free for the shop, and the reverse', async () => {
  const card = 'type=card&card[number]=4242424242424242&card[exp_month]=12&card[exp_year]=40';
  const byBrowser = await post('/payment_methods', card, 'refund:pi_1:order-cancelled', PUBLISHABLE_KEY);
  const byShop = await post('/customers', 'email=a@example.com', 'refund:pi_1:order-cancelled');
  const byBrowserAgain = await post('/payment_methods', card, 'refund:pi_1:order-cancelled', PUBLISHABLE_KEY);
  expect([byBrowser.status, byShop.status, byBrowserAgain.status]).toEqual([200, 200, 200]);
  expect(await byBrowserAgain.text()).toBe(await byBrowser.text());
});

test('the same key with other parameters, or elsewhere, is an idempotency error', async () => {
  await post('/payment_intents', 'amount=5000&currency=gbp', 'other');
  const otherAmount = await post('/payment_intents', 'amount=5001&currency=gbp', 'other');
  const elsewhere = await post('/customers', 'email=a@example.com', 'other');
  for (const answer of [otherAmount, elsewhere]) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { type: 'idempotency_error' } });
  }
});

test('a key in use at the same moment is refused with 409, and the work is done once', async () => {
  const slow = await sandbox.pool.connect();
  const { id } = await sandbox.stripe.paymentIntents.create({ amount: 5_000, currency: 'gbp' });
  await slow.query('BEGIN');
  await slow.query('SELECT 1 FROM stripe_sandbox.payment_intent WHERE id = $1 FOR UPDATE', [id]);

  const first = post(`/payment_intents/${id}/cancel`, '', 'together');
  const second = await untilInUse(() => post(`/payment_intents/${id}/cancel`, '', 'together'));
  expect(await second.json()).toMatchObject({ error: { code: 'idempotency_key_in_use' } });

  await slow.query('COMMIT');
  slow.release();
  expect((await first).status).toBe(200);
  const after = await post(`/payment_intents/${id}/cancel`, '', 'together');
  expect(after.headers.get('idempotent-replayed')).toBe('true');
});

test('a key longer than 255 characters is refused', async () => {
  expect((await post('/payment_intents', 'amount=5000&currency=gbp', 'k'.repeat(256))).status).toBe(400);
  expect((await post('/payment_intents', 'amount=5000&currency=gbp', 'k'.repeat(255))).status).toBe(200);
});

test('wrong parameters leave the key unused; a state that forbids the move does not', async () => {
  expect((await post('/payment_intents', 'amount=5&currency=gbp', 'wrong')).status).toBe(400);
  const right = await post('/payment_intents', 'amount=5000&currency=gbp', 'wrong');
  expect(right.status).toBe(200);

  const { id } = (await right.json()) as { id: string };
  await post(`/payment_intents/${id}/cancel`, '');
  const refusals = [
    await post(`/payment_intents/${id}/cancel`, '', 'late'),
    await post(`/payment_intents/${id}/cancel`, '', 'late'),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([400, 400]);
  expect(refusals[1]?.headers.get('idempotent-replayed')).toBe('true');
});

test('a key may be used anew after 24 hours', async () => {
  const first = (await (await post('/payment_intents', 'amount=5000&currency=gbp', 'old')).json()) as {
    id: string;
  };
  await sandbox.pool.query(
    `UPDATE stripe_sandbox.idempotency SET created_at = now() - interval '25 hours' WHERE key = 'old'`,
  );
  const second = (await (await post('/payment_intents', 'amount=6000&currency=gbp', 'old')).json()) as {
    id: string;
  };
  expect(second.id).not.toBe(first.id);
});

test('a wrong key is 401, and the publishable key may not do what the secret key may', async () => {
  expect(
    (await post('/payment_intents', 'amount=5000&currency=gbp', undefined, 'sk_test_wrong')).status,
  ).toBe(401);
  const forbidden = await post('/payment_intents', 'amount=5000&currency=gbp', undefined, PUBLISHABLE_KEY);
  expect(forbidden.status).toBe(401);
  expect(await forbidden.json()).toMatchObject({ error: { code: 'secret_key_required' } });
});

/** Attempts once the first request holds the key; before that, the second would be the first. */
async function untilInUse(attempt: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const { rowCount } = await sandbox.pool.query(
      `SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE locktype = 'advisory' AND granted AND datname = current_database()`,
    );
    if (rowCount) return attempt();
  }
}
