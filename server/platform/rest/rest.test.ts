import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RestClient } from '../../test/clients/rest-client.js';
import { signUp } from '../../test/factories.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let shop: RestClient;

beforeAll(async () => {
  app = await startTestApp();
});

beforeEach(() => {
  shop = new RestClient(app.url);
});

afterAll(() => app?.stop());

describe('REST', () => {
  it.each([
    ['GET', '/nothing'],
    ['DELETE', '/products'],
    ['GET', '/users/login'],
    ['POST', '/'],
  ])('%s %s is no page', async (method, path) => {
    expect(await shop.call(method, path)).toMatchObject({ status: 404, body: { message: 'Page not found' } });
  });

  it.each([
    ['text/plain', '{"email":"a@b.co"}'],
    ['application/x-www-form-urlencoded', 'email=a@b.co'],
    ['application/json', '{"email":'],
    ['application/json', '"text"'],
  ])('a body of %s is not read: %s', async (type, body) => {
    const response = await fetch(`${app.url}/api/users/login`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: 'The request could not be read', code: 'BAD_INPUT' });
  });

  it('a body that is far too large is not read', async () => {
    const answer = await shop.call('POST', '/users/login', { email: 'x'.repeat(300_000) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
  });

  it('another user may not be named by whoever is signed in', async () => {
    const { id } = await signUp(shop);
    const refused = { status: 403, body: { code: 'FORBIDDEN' } };
    const other = randomUUID();
    expect(await shop.call('GET', `/orders/my-orders?userId=${id}`)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/orders/my-orders?userId=${other}`)).toMatchObject(refused);
    expect(await shop.call('GET', `/cart?userId=${other}`)).toMatchObject(refused);
    expect(await shop.call('POST', '/checkout', { user: { _id: other } })).toMatchObject(refused);
    expect(await shop.call('POST', '/stripe/cancel-payment', { user: other })).toMatchObject(refused);
    expect(await shop.call('POST', '/cart/clear', { user: { id } })).toMatchObject({ status: 200 });
  });

  it('a file that is not there is not found', async () => {
    const response = await fetch(`${app.url}/assets/gone.js`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ message: 'Page not found', code: 'NOT_FOUND' });
  });

  it.each(['Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'bearer'])(
    'a token "%s" is none',
    async (Authorization) => {
      expect(await shop.call('GET', '/orders/my-orders', undefined, { Authorization })).toMatchObject({
        status: 401,
        body: { message: 'Not authorized, please log in' },
      });
    },
  );
});
