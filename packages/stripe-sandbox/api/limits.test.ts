import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../server/test/test-app.js';

/** A tenth of the limits: 30 changes and 60 requests a minute from one place. */
const CHANGES = 30;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ env: { rateLimitFactor: 0.1, trustProxy: 1 } });
});
afterAll(() => app?.stop());

test('the browser’s calls of one place are limited as any change is, in the words of Stripe', async () => {
  for (let no = 1; no <= CHANGES; no += 1)
    expect((await post('/payment_methods', '203.0.113.1', app.env.stripe.publishableKey)).status).toBe(400);
  const refused = await post('/payment_methods', '203.0.113.1', app.env.stripe.publishableKey);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({
    error: { type: 'invalid_request_error', code: 'rate_limit' },
  });

  expect((await post('/payment_methods', '203.0.113.2', app.env.stripe.publishableKey)).status).toBe(400);
});

test('whoever has no key is limited, and the shop’s own calls are not', async () => {
  const answers = [];
  for (let no = 0; no < CHANGES + 1; no += 1)
    answers.push((await post('/payment_intents', '203.0.113.3', 'nobody’s')).status);
  expect(answers.at(0)).toBe(401);
  expect(answers.at(-1)).toBe(429);
  for (let no = 0; no < CHANGES + 1; no += 1)
    expect((await post('/payment_intents', '203.0.113.3', app.env.stripe.secretKey)).status).toBe(400);
});

function post(path: string, place: string, key: string): Promise<Response> {
  return fetch(`${app.url}/stripe-sandbox/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${encodeURIComponent(key)}`, 'X-Forwarded-For': place },
    body: new URLSearchParams({ type: 'none' }),
  });
}
