import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CapturedLog, captureLog } from '../../test/captured-log.js';
import { CARDS, confirmAtSandbox } from '../../test/card-form.js';
import { APIS } from '../../test/clients/clients.js';
import { RestClient } from '../../test/clients/rest-client.js';
import type { ShopClient } from '../../test/clients/shop-client.js';
import { newEmail, openCheckout, signInAsAdmin, standardBox } from '../../test/factories.js';
import { type MailServer, startMailServer } from '../../test/mail/mail-server.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { startTraceReceiver, type TraceReceiver } from '../../test/trace-receiver.js';
import { until } from '../../test/until.js';

/** Secrets of the journey by name, wherever they came from. */
const canaries = new Map<string, string>();
/** Places where secrets may leak, each with its text. */
const places = new Map<string, string>();
/** Bodies of all refusals, each with what was sent to get it. */
const refusals: string[] = [];

const PASSWORD = 'Canary-9f3Kq!Pass';
const METRICS_TOKEN = 'canary-metrics-token-4c1';
const heard: CapturedLog = captureLog();
let receiver: TraceReceiver;
let mail: MailServer;
let app: TestApp;

beforeAll(async () => {
  receiver = await startTraceReceiver();
  mail = await startMailServer();
  const tracing = { endpoint: receiver.url, serviceName: 'harbourline', ratio: 1 };
  app = await startTestApp({
    log: heard.log,
    env: { observe: { metricsToken: METRICS_TOKEN, tracing }, smtpUrl: mail.url, rateLimitFactor: 100 },
  });
  canaries.set('password', PASSWORD);
  canaries.set('card number', CARDS.good);
  canaries.set('metrics token', METRICS_TOKEN);
  canaries.set('secret of tokens', app.env.jwtSecret);
  canaries.set('key of the provider', app.env.stripe.secretKey);
  canaries.set('secret of webhooks', app.env.stripe.webhookSecret);
  for (const [api, enter] of APIS) await liveThrough(api, enter(app));
  await invite();
  await breakThings();
  // Sleeps: what is written late is looked for too.
  await wait(500);
  places.set('figures', await read('/metrics', { Authorization: `Bearer ${METRICS_TOKEN}` }));
  for (const [table, rows] of await dump()) places.set(`table ${table}`, rows);
  places.set('refusals', refusals.join('\n'));
  places.set('mails', mail.messages.join('\n'));
  await app.stop();
  places.set('log', heard.lines.join(''));
  places.set('traces', receiver.bodies.join('\n'));
});

afterAll(() => {
  receiver?.close();
  mail?.close();
});

/** A guest fills a cart, signs up, pays, and signs in once more. */
async function liveThrough(api: string, shop: ShopClient): Promise<void> {
  const box = await standardBox(shop);
  await shop.addToCart({ productId: box.id, quantity: 1, destination: 'australia' });
  canaries.set(`guest secret over ${api}`, shop.guestId ?? '');
  const email = newEmail();
  await shop.register({ name: 'Canary', email, password: PASSWORD });
  canaries.set(`token over ${api}`, shop.token ?? '');
  await shop.mergeCart();
  const checkout = await openCheckout(shop);
  const intent = await shop.createPaymentIntent(checkout.id);
  canaries.set(`client secret over ${api}`, intent.clientSecret);
  await confirmAtSandbox(app, intent, CARDS.declined);
  await confirmAtSandbox(app, intent, CARDS.good);
  await shop.confirmPayment(intent.id);
  await shop.emailOrder((await shop.finalize(checkout.id)).id);
  await shop.login(email, PASSWORD);
}

/** The secret of an invitation is in one mail and nowhere else. */
async function invite(): Promise<void> {
  const staff = new RestClient(app.url);
  await signInAsAdmin(staff);
  const body = { name: 'Invited', email: newEmail(), role: 'customer' };
  expect(await send('POST', '/api/admin/users', body, bearer(staff.token))).toBe(201);
  const secretIn = () => /invitation#([\w-]+)/.exec(mail.messages.join('').replaceAll('=\r\n', ''))?.[1];
  canaries.set('secret of an invitation', await until(secretIn));
}

/** Sends secrets as values in every wrong place, and makes our side fail while they are on their way. */
async function breakThings(): Promise<void> {
  const all = [...canaries.values()];
  for (const secret of all) {
    const text = encodeURIComponent(secret);
    await send('GET', `/api/orders/${text}`, undefined, bearer(secret));
    await send('GET', `/${text}?guestId=${text}&token=${text}`);
    await send('GET', `/api/none/${text}?guestId=${text}`, undefined, { 'X-Guest-Id': secret });
    await send('GET', `/assets/${text}.js`);
    await send('POST', '/api/users/login', `{"email":"a@example.com","password":"${secret}"`);
    await send('POST', '/api/users/login', { email: secret, password: { [secret]: secret } });
    await send('POST', '/graphql', {
      query: 'mutation($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { token } }',
      variables: { input: { token: `${secret}x`, password: secret } },
    });
    await send('POST', '/api/stripe/webhook', { secret }, { 'Stripe-Signature': `t=1,v1=${secret}` });
    await send('POST', '/graphql', {
      query: `{ order(id: "${secret}") { nothing } cart(id: "${secret}") { id } }`,
    });
    await send('POST', '/graphql', {
      query: 'mutation($input: LoginInput!) { login(input: $input) { token } }',
      variables: { input: { email: 'a@example.com', password: [secret] } },
    });
    await send(
      'POST',
      '/graphql',
      {
        query: 'mutation($id: ID!) { createPaymentIntent(checkoutId: $id) { __typename } }',
        variables: { id: secret },
      },
      bearer(canaries.get('token over REST')),
    );
  }
  await whileMislaid('users', async () => {
    await send('POST', '/api/users/login', { email: 'a@example.com', password: PASSWORD });
    await send('POST', '/api/users/register', {
      ...{
        name: 'Canary',
        email: newEmail(),
        password: PASSWORD,
        confirmPassword: PASSWORD,
        acceptTerms: true,
      },
    });
    await send('GET', '/api/orders/my-orders', undefined, bearer(canaries.get('token over REST')));
  });
  await whileMislaid('carts', async () => {
    for (const [name, secret] of canaries) {
      if (!name.startsWith('guest')) continue;
      expect(await send('GET', `/api/cart?guestId=${secret}`)).toBe(500);
      const query = '{ cart { id } }';
      expect(await send('POST', '/graphql', { query }, { 'X-Guest-Id': secret })).toBe(500);
    }
  });
}

async function whileMislaid(table: string, work: () => Promise<void>): Promise<void> {
  await app.deps.database.pool.query(`alter table ${table} rename to mislaid`);
  try {
    await work();
  } finally {
    await app.deps.database.pool.query(`alter table mislaid rename to ${table}`);
  }
}

/** Every row of every table, as text. */
async function dump(): Promise<Map<string, string>> {
  const { pool } = app.deps.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const dumped = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    dumped.set(name, rows.map(({ row }) => row).join('\n'));
  }
  return dumped;
}

const bearer = (token = '' as string | null) => ({ Authorization: `Bearer ${token}` });

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (response.status >= 400) refusals.push(text, JSON.stringify([...response.headers]));
  return response.status;
}

async function read(path: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(`${app.url}${path}`, { headers })).text();
}

/** Places that need a secret: the provider's client secret, and an invitation's link in its mail. */
const ALLOWED = [/^client secret .*: table stripe_sandbox\./, /^secret of an invitation: mails$/];

test('the journey left something everywhere, so that looking there means something', () => {
  expect([...canaries].filter(([, secret]) => secret.length < 12)).toEqual([]);
  expect(canaries.size).toBeGreaterThanOrEqual(13);
  for (const place of ['log', 'refusals', 'mails', 'traces', 'figures', 'table public.users'])
    expect([place, (places.get(place) ?? '').length > 500]).toEqual([place, true]);
  expect(heard.lines.filter((line) => line.includes('Unexpected error')).length).toBeGreaterThanOrEqual(6);
});

test('no secret is in a log line, a refusal, a mail, a table, a figure or a trace', () => {
  const found = [...canaries].flatMap(([name, secret]) =>
    [...places].filter(([, text]) => holds(text, secret)).map(([place]) => `${name}: ${place}`),
  );
  expect(found.filter((leak) => !ALLOWED.some((allowed) => allowed.test(leak)))).toEqual([]);
});

test('no address, name or email of a customer is in the log, in figures or in traces', () => {
  const personal = ['Ann Archer', '@example.com', 'Canary', '1 Harbour Street', 'SW1A 1AA', '9 Far Road'];
  for (const place of ['log', 'figures', 'traces'])
    expect(
      personal.filter((text) => places.get(place)?.includes(text)).map((text) => `${text}: ${place}`),
    ).toEqual([]);
});

/** Whether a text holds a secret as it is, or as mails, addresses and JSON encode it. */
function holds(text: string, secret: string): boolean {
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  const unfolded = text.replaceAll('=\r\n', '');
  return forms.some((form) => text.includes(form) || unfolded.includes(form));
}
