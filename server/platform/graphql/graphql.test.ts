import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

async function post(body: string, more: Record<string, string> = {}, { url } = app) {
  const headers = { 'Content-Type': 'application/json', ...more };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as unknown };
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

describe('the GraphQL API', () => {
  it.each(['{"query":', '"text"', 'null'])(
    'refuses the body %s in the form of its other answers',
    async (body) => {
      const errors = [{ message: 'The request could not be read', extensions: { code: 'BAD_INPUT' } }];
      expect(await post(body)).toEqual({ status: 400, body: { errors } });
    },
  );

  it('refuses a body that is far too large in the form of its other answers', async () => {
    const errors = [{ message: 'The request is too large', extensions: { code: 'TOO_LARGE' } }];
    expect(await post(JSON.stringify({ query: 'x'.repeat(300_000) }))).toEqual({
      status: 413,
      body: { errors },
    });
  });

  it('answers a fault of ours with its status, an apology and nothing else', async () => {
    await app.deps.database.pool.query('alter table carts rename to mislaid');
    try {
      const headers = { 'X-Guest-Id': 'guest_1_abcdefghijklmnopqrstuvwx' };
      expect(await post('{"query":"{ cart { id } }"}', headers)).toEqual({
        status: 500,
        body: {
          data: null,
          errors: [
            {
              message: 'Something went wrong. Please try again.',
              path: ['cart'],
              extensions: { code: 'INTERNAL', requestId: expect.any(String) },
            },
          ],
        },
      });
    } finally {
      await app.deps.database.pool.query('alter table mislaid rename to carts');
    }
  });

  it('takes variables nested however deeply', async () => {
    const variables = `{"v":${nested('[', ']', 100_000)}}`;
    expect(await post(`{"query":"{ __typename }","variables":${variables}}`)).toEqual({
      status: 200,
      body: { data: { __typename: 'Query' } },
    });
  });

  it.each([
    ['selections', `{ ${nested('store {', '}', 20_000)} }`],
    ['lists', `{ price(country: ${nested('[', ']', 60_000)}) { id } }`],
  ])('stops reading %s that are nested too deeply', async (_what, query) => {
    const message = 'Ask for less at once: at most 1,000 words and signs in one request';
    const errors = [{ message, extensions: { code: 'BAD_INPUT' } }];
    expect(await post(JSON.stringify({ query }))).toEqual({ status: 400, body: { errors } });
  });
});

describe('the GraphQL API in production', () => {
  let open: TestApp;

  beforeAll(async () => {
    open = await startTestApp({ beside: app, env: { production: true } });
  });

  afterAll(() => open?.stop());

  it.each(['{ stor { name } }', '{ __schema { types { name } } }'])(
    'tells nothing of the schema: %s',
    async (query) => {
      const { status, body } = await post(JSON.stringify({ query }), {}, open);
      expect(status).toBe(400);
      expect(JSON.stringify(body)).not.toMatch(/did you mean|"store"|Checkout/i);
    },
  );
});
