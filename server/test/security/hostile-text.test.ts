import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emailRenderers } from '../../app/email-renderers.js';
import type { EmailMessage } from '../../modules/email/email.entity.js';
import { APIS } from '../clients/clients.js';
import { RestClient } from '../clients/rest-client.js';
import { countRows, newEmail, PASSWORD, placeOrder, signUp, standardBox } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

/** Texts that break out of SQL, JSON, scripts, templates, patterns and format strings unless they are escaped. */
const HOSTILE = [
  `'; drop table users; --`,
  `' or '1'='1`,
  `x') union select email, password_hash, null from users --`,
  `$1; select pg_sleep(60)`,
  `\\'; select 1; --`,
  `"},"role":"admin","x":{"y":"`,
  `</script><script>alert(1)</script>`,
  `\u2028alert(1)\u2029`,
  `\${7*7} #{7*7} {{7*7}} <%= 7*7 %>`,
  '%s %d %o %n %x',
  '(a+)+$ [a-z ]* .* ^',
  `{"$gt":""} {"$where":"sleep(5000)"}`,
] as const;
/** Half of the sleep above; a slow machine needs seconds. */
const SLEEPLESS_MS = 30_000;

describe.each(APIS)('hostile text over %s', (_api, enter) => {
  it.each(HOSTILE)('%j is a name like any other', async (name) => {
    const shop = enter(app);
    const user = await shop.register({ name, email: newEmail(), password: PASSWORD });
    expect(user).toMatchObject({ name: name.trim(), role: 'customer' });
    expect((await enter(app).login(user.email, PASSWORD)).name).toBe(name.trim());
  });

  it.each(HOSTILE)('%j finds no product, and does no harm', async (search) => {
    const shop = enter(app);
    const started = performance.now();
    expect(await shop.products({ search })).toEqual([]);
    expect(performance.now() - started).toBeLessThan(SLEEPLESS_MS);
    await expect(shop.product(search)).rejects.toMatchObject({ status: 404 });
    await expect(shop.price(search)).rejects.toMatchObject({ status: 404 });
    expect(await countRows(app, 'products', 'true', [])).toBeGreaterThanOrEqual(84);
    expect(await countRows(app, 'users', "role = 'admin'", [])).toBe(1);
  });

  it.each(['Tall-Ships-41!\ud800', 'Tall-Ships-41!\0'])(
    '%j is no password, and no fault of ours',
    async (password) => {
      const refusal = { status: 400, message: 'Leave out characters that are no text' };
      await expect(enter(app).register({ name: 'Ann', email: newEmail(), password })).rejects.toMatchObject(
        refusal,
      );
      await expect(enter(app).login('ann@example.com', password)).rejects.toMatchObject(refusal);
    },
  );

  it.each([
    `' or true --@example.com`,
    'ann@example.com\r\nBcc: all@example.com',
    'ann@example.com\nTo: x@y.zz',
    'ann@example.com, eve@example.com',
  ])('%j is no address to write to', async (email) => {
    const refusal = { status: 400, message: 'Please enter a valid email address' };
    await expect(enter(app).register({ name: 'Ann', email, password: PASSWORD })).rejects.toMatchObject(
      refusal,
    );
  });
});

describe('hostile names of fields', () => {
  const POLLUTING = [
    '{"__proto__":{"isAdmin":true,"role":"admin"}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
  ];

  it.each(POLLUTING)('%s reaches no prototype over REST', async (text) => {
    const user = { name: 'Eve', email: newEmail(), password: PASSWORD };
    const body = `${JSON.stringify(user).slice(0, -1)},${text.slice(1)}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${app.url}/api/users/register`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ user: { role: 'customer' } });
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
    expect(({} as Record<string, unknown>).role).toBeUndefined();
  });

  it.each(POLLUTING)('%s reaches no prototype over GraphQL', async (text) => {
    const body = `{"query":"query Q($f: ProductFilterInput) { products(destination: AUSTRALIA, filter: $f) { pageInfo { total } } }","variables":{"f":${text}}}`;
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${app.url}/graphql`, { method: 'POST', headers, body });
    expect(answer.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  it.each([
    'search=a&search=b',
    'search[]=a',
    'search[x]=a',
    'minPrice=1&minPrice=2',
    'country=australia&country=japan',
  ])('a part of a question that is sent twice is refused: %s', async (query) => {
    expect(await new RestClient(app.url).call('GET', `/products?${query}`)).toMatchObject({
      status: 400,
      body: { message: 'Send each filter once, as text' },
    });
  });

  it.each([
    ['/cart?guestId=a&guestId=b', undefined],
    ['/cart', { guestId: ['a', 'b'] }],
    ['/cart', { guestId: { a: 1 } }],
  ])('a guest id that is a list or an object is refused: %s %j', async (path, body) => {
    const answer = await new RestClient(app.url).call(body ? 'POST' : 'GET', path, body);
    expect(answer).toMatchObject({ status: 400, body: { message: 'Send guestId as one text' } });
  });
});

it('a message repeats no hostile name', async () => {
  const shop = APIS[0]?.[1](app) ?? new RestClient(app.url);
  const { id } = await placeOrder(app, shop);
  const name = `<img src=x onerror=alert(1)> \${7*7} {{7*7}} %s`;
  const { pool } = app.deps.database;
  await pool.query(
    `update orders set customer = customer || jsonb_build_object('name', $2::text) where id = $1`,
    [id, name],
  );
  const asked = { kind: 'order-details', orderId: id, recipient: 'ann@example.com' } as EmailMessage;
  const message = await emailRenderers(app.deps)['order-details'](asked);
  if (!message) throw new Error('The order was not written.');
  expect(message.text).toMatch(/^Hello,/);
  const [mark, ...others] = message.html.match(/<img[^>]*>/g) ?? [];
  expect(mark).toContain('src="cid:mark"');
  expect(others).toEqual([]);
  expect(message.html).not.toContain('onerror');
  expect(message.subject).not.toMatch(/[\r\n]/);
});

it('quantities too large for a number of the database are refused before it sees them', async () => {
  for (const [, enter] of APIS) {
    const shop = enter(app);
    await signUp(shop);
    const box = await standardBox(shop);
    for (const quantity of [2 ** 31, 2 ** 53, -(2 ** 31), 1e21]) {
      const adding = shop.addToCart({ productId: box.id, quantity, destination: 'australia' });
      await expect(adding).rejects.toMatchObject({ status: 400, code: 'BAD_INPUT' });
    }
  }
});
