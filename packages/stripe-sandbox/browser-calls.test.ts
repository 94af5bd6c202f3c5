import { expect, test } from '@jest/globals';
import { PUBLISHABLE_KEY } from './test/sandbox-server.js';
import { openSharedSandbox } from './test/shared-sandbox.js';

const sandbox = openSharedSandbox();

interface Answer {
  id: string;
  status: string;
  next_action: { type: string } | null;
  error?: { code: string; message: string };
}

async function ask(path: string, params?: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${sandbox.base}/v1${path}`, {
    method: params ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${PUBLISHABLE_KEY}` },
    body: params && new URLSearchParams(params),
  });
  return (await response.json()) as Answer;
}

function typed(number: string, more: Record<string, string> = {}) {
  return ask('/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': '12',
    'card[exp_year]': '34',
    'card[cvc]': '123',
    'billing_details[email]': 'ann@example.com',
    ...more,
  });
}

async function openIntent() {
  const { id, client_secret } = await sandbox.stripe.paymentIntents.create({
    amount: 5_000,
    currency: 'gbp',
    metadata: { checkout_id: 'c1' },
  });
  return { id, client_secret: client_secret ?? '' };
}

test.each([
  ['4242 4242 4242 4242', 'visa', 'succeeded'],
  ['5555 5555 5555 4444', 'mastercard', 'succeeded'],
  ['3782 822463 10005', 'amex', 'succeeded'],
  ['4000 0025 0000 3155', 'visa', 'requires_action'],
  ['4000 0000 0000 7775', 'visa', 'processing'],
])('%s is a %s card that ends as %s', async (number, brand, status) => {
  const method = await typed(number);
  expect(method).toMatchObject({ card: { brand }, billing_details: { email: 'ann@example.com' } });
  const { id, client_secret } = await openIntent();
  const confirmed = await ask(`/payment_intents/${id}/confirm`, { client_secret, payment_method: method.id });
  expect(confirmed.status).toBe(status);
});

test.each([
  ['4000000000000002', 'card_declined', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', "Your card's security code is incorrect."],
])('%s is refused when charged: %s', async (number, code, message) => {
  const { id, client_secret } = await openIntent();
  const payment_method = (await typed(number)).id;
  const answer = await ask(`/payment_intents/${id}/confirm`, { client_secret, payment_method });
  expect(answer.error).toMatchObject({
    code,
    message,
    payment_intent: { status: 'requires_payment_method' },
  });
  expect(JSON.stringify(answer)).not.toContain('checkout_id');
});

test.each([
  ['4242424242424241', {}, 'incorrect_number'],
  ['4242424242424242', { 'card[exp_year]': '2020' }, 'invalid_expiry_year'],
  ['4242424242424242', { 'card[exp_month]': '13' }, 'invalid_expiry_month'],
  ['4242424242424242', { 'card[cvc]': '12' }, 'invalid_cvc'],
  ['4111111111111111', {}, 'card_declined'],
])('%s with %j is not taken: %s', async (number, more, code) => {
  expect((await typed(number, more)).error?.code).toBe(code);
});

test.each([
  ['tok_visa', 'succeeded', undefined],
  ['tok_chargeDeclined', undefined, 'card_declined'],
])("a wallet's %s is a card without a number, charged like any other: %s", async (token, status, code) => {
  const method = await ask('/payment_methods', { type: 'card', 'card[token]': token });
  expect(method).toMatchObject({ object: 'payment_method', card: { brand: 'visa' } });
  const { id, client_secret } = await openIntent();
  const confirmed = await ask(`/payment_intents/${id}/confirm`, { client_secret, payment_method: method.id });
  expect([confirmed.status, confirmed.error?.code]).toEqual([status, code]);
});

test.each<Record<string, string>>([
  { 'card[token]': 'tok_unknown' },
  { 'card[token]': 'tok_visa', 'card[cvc]': '123' },
])('%j is no card of a wallet', async (card) => {
  expect((await ask('/payment_methods', { type: 'card', ...card })).error).toBeDefined();
});

test('no table holds a card number or security code', async () => {
  await typed('4242424242424242', { 'card[cvc]': '987' });
  const { rows } = await sandbox.pool.query('SELECT * FROM stripe_sandbox.payment_method');
  const stored = JSON.stringify(rows);
  expect(stored).not.toContain('42424242424');
  expect(stored).not.toContain('"987"');
});

test('the cardholder completes or fails the authentication', async () => {
  const payment_method = (await typed('4000002500003155')).id;
  const { id, client_secret } = await openIntent();
  const authenticate = (outcome: string) =>
    ask(`/test_helpers/payment_intents/${id}/authenticate`, { client_secret, outcome });

  const asked = await ask(`/payment_intents/${id}/confirm`, { client_secret, payment_method });
  expect(asked.next_action?.type).toBe('use_stripe_sdk');
  expect(await authenticate('fail')).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  await ask(`/payment_intents/${id}/confirm`, { client_secret, payment_method });
  expect((await authenticate('complete')).status).toBe('succeeded');
  expect((await authenticate('complete')).error?.code).toBe('payment_intent_unexpected_state');
});

test('without the secret of a payment the browser does not see it, and with it sees no more than its part', async () => {
  const { id, client_secret } = await openIntent();
  expect((await ask(`/payment_intents/${id}`)).error?.code).toBe('resource_missing');
  expect((await ask(`/payment_intents/${id}?client_secret=wrong`)).error?.code).toBe('resource_missing');
  const seen = await ask(`/payment_intents/${id}?client_secret=${client_secret}`);
  expect(seen.status).toBe('requires_payment_method');
  expect(seen).not.toHaveProperty('metadata');
});

test.each([
  '/stripe.js',
  '/elements.js',
  '/element-events.js',
  '/wallet-element.js',
  '/test-dialog.js',
  '/card-frame',
  '/card-frame.js',
  '/card-frame.css',
  '/card-rules.js',
])('%s is served to the browser', async (path) => {
  const response = await fetch(`${sandbox.base}${path}`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toMatch(/<style|style="|<script>|onclick=/);
});
