import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { from, newPlace } from '../../../platform/limits/test/places.js';
import { GraphqlClient } from '../../../test/clients/graphql-client.js';
import { RestClient } from '../../../test/clients/rest-client.js';
import { countRows, newEmail, placeOrder, signUp } from '../../../test/factories.js';
import { messageTo, untilWritten } from '../../../test/mail/messages.js';
import { startTestApp, type TestApp } from '../../../test/test-app.js';

let app: TestApp;
/** The same shop, with the production limits. */
let strict: TestApp;
let order: { id: string; number: string };
let owner: { id: string; email: string };

beforeAll(async () => {
  app = await startTestApp();
  strict = await startTestApp({ beside: app, env: { rateLimitFactor: 1, trustProxy: 1 } });
  const shop = new RestClient(app.url);
  owner = await signUp(shop);
  order = await placeOrder(app, shop);
  await run(
    `update orders set customer = jsonb_set(customer, '{email}', '"Contact@example.com"') where id = $1`,
    [order.id],
  );
});

afterAll(async () => {
  await strict?.stop();
  await app?.stop();
});

it.each(['of the account', 'of the contact'])(
  'the link goes to the address %s, and shows the order',
  async (whose) => {
    const email = whose === 'of the account' ? owner.email : 'contact@example.com';
    expect(await ask(order.number.toLowerCase().replace('-', ' '), email.toUpperCase())).toBe(true);
    const text = await messageTo(app, email, 'order-link');
    const [, token] = /\/follow#(\S+)/.exec(text) ?? [];
    const followed = await new GraphqlClient(app.url).call('query followedOrder', 'number', {
      token: ['String!', token],
    });
    expect(followed).toEqual({ number: order.number });
    expect(
      await countRows(app, 'email_messages', "kind = 'order-link' and recipient = $1 and order_id = $2", [
        email,
        order.id,
      ]),
    ).toBe(1);
  },
);

it.each([
  ['another order', () => ['HL-999999999', owner.email]],
  ['another address', () => [order.number, newEmail()]],
])('%s gets the same answer, and no message', async (_what, asked) => {
  const [number, email] = asked() as [string, string];
  const before = await sent(email);
  expect(await ask(number, email)).toBe(true);
  await untilWritten(app, email);
  expect(await sent(email)).toBe(before);
});

it('an order that staff took off the lists gets the same answer, and no message', async () => {
  const shop = new RestClient(app.url);
  const { email } = await signUp(shop);
  const { id, number } = await placeOrder(app, shop);
  await run('update orders set deleted_at = now() where id = $1', [id]);
  expect(await ask(number, email)).toBe(true);
  await untilWritten(app, email);
  expect(await sent(email)).toBe(0);
});

it.each([
  ['no number', 'orderNumber', 'Enter your order number, like HL-100001'],
  ['HL-100001', 'email', 'Please enter a valid email address'],
])('what cannot be an order or an address is refused at its field: %s', async (number, field, message) => {
  const email = field === 'email' ? 'ann' : owner.email;
  await expect(ask(number, email)).rejects.toMatchObject({ status: 400, message });
});

it.each(['with', 'without'])(
  'it is asked for five times an hour from one place, %s an order',
  async (how) => {
    const email = how === 'with' ? owner.email : newEmail();
    const place = newPlace();
    const again = () => from(place, () => ask(order.number, email, strict));
    for (let no = 1; no <= 5; no += 1) await again();
    await expect(again()).rejects.toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
  },
);

it('one place asks for twenty in an hour, whatever the address', async () => {
  const place = newPlace();
  const again = () => from(place, () => ask(order.number, newEmail(), strict));
  for (let no = 1; no <= 20; no += 1) await again();
  await expect(again()).rejects.toMatchObject({ status: 429 });
});

it('ten go to one address in an hour, and whoever asks for more gets the same answer', async () => {
  const email = newEmail();
  for (let no = 1; no <= 10; no += 1) await strict.deps.limits.count('order-link-address', email);
  expect(await from(newPlace(), () => ask(order.number, email, strict))).toBe(true);
  expect(await sent(email)).toBe(0);
});

function ask(orderNumber: string, email: string, { url } = app): Promise<unknown> {
  return new GraphqlClient(url).call('mutation requestOrderLink', null, {
    input: ['OrderLinkRequestInput!', { orderNumber, email }],
  });
}

const sent = (email: string) =>
  countRows(app, 'email_messages', "kind = 'order-link' and recipient = $1", [email]);

const run = (sql: string, values: unknown[]) => app.deps.database.pool.query(sql, values);
