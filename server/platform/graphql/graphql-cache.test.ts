import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { GraphqlClient } from '../../test/clients/graphql-client.js';
import { countStatements } from '../../test/count-statements.js';
import { setUserStatus, signInAsAdmin, signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

const CATEGORIES = '{ categories { id name productCount } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

beforeEach(() => app.deps.readCache.invalidate());

function visitor({ token = null, guestId = null }: Partial<GraphqlClient> = {}): GraphqlClient {
  return Object.assign(new GraphqlClient(app.url), { token, guestId });
}

/** Statements that a query takes. */
async function costOf(client: GraphqlClient, question = CATEGORIES): Promise<number> {
  return (await countStatements(() => client.send(question))).statements;
}

describe('a question about the catalogue that was asked before', () => {
  it('takes no statement of a guest, and one of a customer: whether the account is still open', async () => {
    const customer = visitor();
    await signUp(customer);
    const first = await visitor().send(CATEGORIES);
    expect(await costOf(visitor())).toBe(0);
    expect(await costOf(visitor({ guestId: 'guest_1_abcdefghijklmnopqrstuvwx' }))).toBe(0);
    expect(await costOf(customer)).toBe(1);
    expect(await customer.send(CATEGORIES)).toEqual(first);
  });

  it('is answered anew after a change in the shop', async () => {
    const before = await visitor().send(CATEGORIES);
    const { version } = app.deps.readCache;
    await app.deps.database.pool.query(
      `update products set is_published = false where name = 'Standard Box'`,
    );
    while (app.deps.readCache.version === version) await new Promise(setImmediate);
    expect(await visitor().send(CATEGORIES)).not.toEqual(before);
  });

  it('is refused to a user who was suspended meanwhile', async () => {
    const customer = visitor();
    const { id } = await signUp(customer);
    await customer.send(CATEGORIES);
    await setUserStatus(app, id, 'suspended');
    await expect(customer.send(CATEGORIES)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('is refused to a token that is expired or forged, as ever', async () => {
    const customer = visitor();
    await signUp(customer);
    await visitor().send(CATEGORIES);
    await expect(visitor({ token: `${customer.token}x` }).send(CATEGORIES)).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    app.clock.set(new Date(Date.now() + 8 * 24 * 60 * 60 * 1000).toISOString());
    try {
      await expect(customer.send(CATEGORIES)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    } finally {
      app.clock.reset();
    }
  });

  it('is distinguished by its variables', async () => {
    const question =
      'query Q($to: DestinationKey!) { products(destination: $to) { nodes { price(destination: $to) { minorUnits } } } }';
    const australia = await visitor().send(question, { to: 'AUSTRALIA' });
    expect(await visitor().send(question, { to: 'CANADA' })).not.toEqual(australia);
  });
});

describe('never kept', () => {
  it('is an answer with anything personal in it', async () => {
    const question = '{ categories { name } me { email } }';
    const [ann, ben] = [visitor(), visitor()];
    await signUp(ann, 'ann.kept@example.com');
    await signUp(ben, 'ben.kept@example.com');
    expect(await ann.send(question)).toMatchObject({ me: { email: 'ann.kept@example.com' } });
    expect(await ben.send(question)).toMatchObject({ me: { email: 'ben.kept@example.com' } });
    expect(await visitor().send(question)).toMatchObject({ me: null });
  });

  it('is an answer with a field that only staff may read', async () => {
    const question = '{ products(destination: AUSTRALIA, pageSize: 1) { nodes { status } } }';
    const staff = visitor();
    await signInAsAdmin(staff);
    const withStatus = (status: string | null) => ({ products: { nodes: [{ status }] } });
    expect(await visitor().send(question)).toEqual(withStatus(null));
    expect(await staff.send(question)).toEqual(withStatus('ACTIVE'));
    expect(await visitor().send(question)).toEqual(withStatus(null));
  });

  it('is a cart', async () => {
    const question = '{ cart { id lines { key } } }';
    expect(await costOf(visitor(), question)).toBeGreaterThan(0);
    expect(await costOf(visitor(), question)).toBeGreaterThan(0);
  });

  it('is a refusal', async () => {
    const question = '{ products(destination: AUSTRALIA, page: 0) { pageInfo { total } } }';
    const refused = { code: 'BAD_INPUT', message: 'Page must be a whole number from 1' };
    await expect(visitor().send(question)).rejects.toMatchObject(refused);
    await expect(visitor().send(question)).rejects.toMatchObject(refused);
  });
});
