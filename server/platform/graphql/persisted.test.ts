import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { createSchema } from '../../app/resolvers.js';
import { countStatements } from '../../test/count-statements.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { limitRules } from './limits.js';
import { OperationStore } from './operation-store.js';

const OWN = JSON.parse(readFileSync(new URL('./known-operations.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

let app: TestApp;
let hardened: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  hardened = await startTestApp({
    beside: app,
    env: { production: true, graphql: { explorer: false, onlyKnown: true } },
  });
});

afterAll(async () => {
  await hardened?.stop();
  await app?.stop();
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (sha256Hash: unknown, version: unknown = 1) => ({
  extensions: { persistedQuery: { version, sha256Hash } },
});
const hashOf = (operation: string) =>
  Object.keys(OWN).find((hash) => OWN[hash]?.startsWith(`query ${operation}`)) ?? '';

async function post(body: object, { url } = app, more: Record<string, string> = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { data?: unknown; errors?: unknown } };
}

const notFound = {
  status: 200,
  body: {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  },
};

describe('an operation sent by its hash', () => {
  it('is answered from the start when it is the web client’s', async () => {
    const answer = await post(byHash(hashOf('QuoteCategories')));
    expect(answer.status).toBe(200);
    expect(answer).toEqual(await post({ query: OWN[hashOf('QuoteCategories')] }));
  });

  it('is not known, then learnt with its text, by each process for itself', async () => {
    const query = `{ store { name phone } } # ${randomUUID()}`;
    expect(await post(byHash(sha256(query)))).toEqual(notFound);
    expect((await post({ query, ...byHash(sha256(query)) })).body).toHaveProperty('data.store.name');
    expect((await post(byHash(sha256(query)))).body).toHaveProperty('data.store.name');
    const other = await startTestApp({ beside: app });
    try {
      expect(await post(byHash(sha256(query)), other)).toEqual(notFound);
    } finally {
      await other.stop();
    }
  });

  it('is refused when the hash is that of another text', async () => {
    const hash = sha256(randomUUID());
    expect(await post({ query: '{ store { phone } }', ...byHash(hash) })).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
    });
    expect(await post(byHash(hash))).toEqual(notFound);
  });

  it('never becomes another one: neither by a wrong hash nor from memory', async () => {
    const hash = hashOf('QuoteCategories');
    const before = await post(byHash(hash));
    await post({ query: '{ store { name } }', ...byHash(hash) });
    expect(await post(byHash(hash))).toEqual(before);
  });

  it.each([
    '{ store { nonsense } }',
    `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')} }`,
    `{ ${'__typename '.repeat(1_000)} }`,
  ])('is not learnt when it is refused (%#)', async (query) => {
    expect(await post({ query, ...byHash(sha256(query)) })).toMatchObject({ status: 400 });
    expect(await post(byHash(sha256(query)))).toEqual(notFound);
  });

  it.each([[randomUUID()], [''], ['__proto__'], [{ a: 1 }], [null], [7], [['x']]])(
    'is not found under the odd hash %j',
    async (hash) => {
      expect(await post(byHash(hash))).toMatchObject({ status: 200, body: notFound.body });
    },
  );

  it.each([
    [{}],
    [{ query: '' }],
    [byHash(sha256('x'), 2)],
    [{ extensions: { persistedQuery: 7 } }],
    [{ extensions: 'x' }],
    [{ query: null, extensions: { persistedQuery: null } }],
  ])('that is none is refused: %j', async (body) => {
    expect(await post({ operationName: 'Q', ...body })).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_INPUT' } }] },
    });
  });

  it('is held to the cost of the variables sent with it', async () => {
    const query =
      'query($n: Int!) { products(destination: AUSTRALIA, pageSize: $n) { nodes { ' +
      `${'name '.repeat(60)} } } }`;
    expect(await post({ query, variables: { n: 1 }, ...byHash(sha256(query)) })).toMatchObject({
      status: 200,
    });
    expect(await post({ variables: { n: 100 }, ...byHash(sha256(query)) })).toMatchObject({ status: 400 });
  });

  it('takes no statement the second time, and is distinguished by its variables', async () => {
    const items = (destination: string) => ({
      ...byHash(hashOf('QuoteItems')),
      variables: { destination, filter: {} },
    });
    const first = await post(items('AUSTRALIA'));
    const { statements, answer } = await countStatements(() => post(items('AUSTRALIA')));
    expect(statements).toBe(0);
    expect(answer).toEqual(first);
    expect((await post(items('CANADA'))).body).not.toEqual(first.body);
  });

  it('is refused to a forged token, also when its answer is in memory', async () => {
    await post(byHash(hashOf('QuoteCategories')));
    const forged = { Authorization: 'Bearer a.b.c' };
    expect(await post(byHash(hashOf('QuoteCategories')), app, forged)).toMatchObject({ status: 401 });
  });
});

describe('the memory for hashes', () => {
  const store = new OperationStore(new Map([['own', '{ own }']]));

  afterEach(() => store.delete('apq:other'));

  it('holds 500 operations of others and never lets go of ours', async () => {
    await store.set('apq:other', '{ other }');
    for (let index = 0; index < 5_000; index += 1) {
      await store.set(`apq:${index}`, '{ x }');
      await store.get('apq:other');
    }
    expect(store.learntCount).toBe(500);
    expect(await store.get('apq:own')).toBe('{ own }');
    expect(await store.get('apq:other')).toBe('{ other }');
    expect(await store.get('apq:4000')).toBeUndefined();
  });

  it('keeps our text, whatever is set under our hash', async () => {
    await store.set('apq:own', '{ stolen }');
    expect(await store.get('apq:own')).toBe('{ own }');
  });
});

it('every operation of the web client fits the schema and the limits', () => {
  const schema = createSchema();
  for (const [hash, text] of Object.entries(OWN)) {
    expect(sha256(text)).toBe(hash);
    expect(validate(schema, parse(text), limitRules({ schemaIsOpen: false }))).toEqual([]);
    expect(validate(schema, parse(text))).toEqual([]);
  }
});

describe('a shop that answers only its own operations', () => {
  const refused = {
    status: 400,
    body: {
      errors: [
        { message: "Only the shop's own operations are answered here", extensions: { code: 'BAD_INPUT' } },
      ],
    },
  };

  it('answers them by hash and by text', async () => {
    const hash = hashOf('QuoteCategories');
    expect(await post(byHash(hash), hardened)).toMatchObject({ status: 200, body: { data: {} } });
    expect(await post({ query: OWN[hash] }, hardened)).toMatchObject({ status: 200, body: { data: {} } });
    expect(await post({ query: OWN[hash], ...byHash(hash) }, hardened)).toMatchObject({ status: 200 });
  });

  it.each(['{ store { name } }', '{ nonsense }', '{', '{ __typename }'])(
    'does not even read another: %s',
    async (query) => {
      expect(await post({ query }, hardened)).toEqual(refused);
      expect(await post({ query, ...byHash(sha256(query)) }, hardened)).toEqual(refused);
      expect(await post(byHash(sha256(query)), hardened)).toEqual(notFound);
    },
  );

  it.each(['?', '?a=?&', '?query=&'])('nor one that comes in the address, after %s', async (start) => {
    const address = `${hardened.url}/graphql${start}query=${encodeURIComponent('{ store { name } }')}`;
    const response = await fetch(address, { headers: { 'Apollo-Require-Preflight': '1' } });
    expect({ status: response.status, body: await response.json() }).toEqual(refused);
  });

  it('nor one that another process has answered into its memory', async () => {
    const query = '{ categories { slug } }';
    await post({ query });
    await post({ query });
    expect(await post({ query }, hardened)).toEqual(refused);
  });
});
