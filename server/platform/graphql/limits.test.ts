import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

afterAll(() => app?.stop());

interface Answer {
  readonly status: number;
  readonly message: string | undefined;
  readonly code: string | undefined;
}

async function ask(query: string, variables: object = {}, { url } = app): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as {
    errors?: { message: string; extensions: { code: string } }[];
  };
  const [error] = errors ?? [];
  return { status: response.status, message: error?.message, code: error?.extensions.code };
}

/** Measures processor time, whatever else the machine does; the client's is included, in the same process. */
async function timed(work: () => Promise<Answer>): Promise<{ answer: Answer; cpuMs: number }> {
  const before = process.cpuUsage();
  const answer = await work();
  const { user, system } = process.cpuUsage(before);
  return { answer, cpuMs: (user + system) / 1_000 };
}

const times = (count: number, what: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => what(index)).join(' ');
const answered = { status: 200, message: undefined, code: undefined };
const refused = (what: string) => ({
  status: 400,
  message: `Ask for less at once: at most ${what}`,
  code: 'BAD_INPUT',
});
const tooCostly = {
  status: 400,
  message: 'Ask for less at once: the request costs more than the server gives to one',
  code: 'BAD_INPUT',
};

/** A query of this cost: 4,901 for a hundred products of 48 fields, and 1 for each further field. */
const costing = (cost: number) =>
  `{ products(destination: AUSTRALIA, pageSize: 100) { nodes { ${times(48, () => 'name')} } } ${times(cost - 4_901, () => '__typename')} }`;

describe('an operation is answered at the edge and refused one beyond:', () => {
  const tokens = (count: number) =>
    `{ ${times(166, () => '... on Query { __typename }')} ${times(count - 998, () => '__typename')} }`;
  const aliases = (count: number) => `{ store { ${times(count, (index) => `a${index}: name`)} } }`;
  const directives = (count: number) => `{ store { ${times(count, () => 'name @include(if: true)')} } }`;
  const levels = (count: number) =>
    `{ __type(name: "Query") { fields { type ${'{ ofType '.repeat(count - 4)} { name } ${'}'.repeat(count - 4)} } } }`;
  const clears = (count: number) => `mutation { ${times(count, (index) => `c${index}: clearCart { id }`)} }`;

  it.each([
    ['tokens', tokens(1_000), answered],
    ['tokens', tokens(1_001), refused('1,000 words and signs in one request')],
    ['aliases', aliases(15), answered],
    ['aliases', aliases(16), refused('15 aliases in one request')],
    ['directives', directives(50), answered],
    ['directives', directives(51), refused('50 directives in one request')],
    ['mutations', clears(4), answered],
    ['mutations', clears(5), refused('4 changes in one request')],
    ['levels of fields', levels(8), answered],
    ['levels of fields', levels(9), refused('8 levels of fields')],
    ['cost', costing(5_000), answered],
    ['cost', costing(5_001), tooCostly],
  ])('%s (%#)', async (_what, query, expected) => {
    expect(await ask(query)).toEqual(expected);
  });

  it('a page size that is sent as a variable', async () => {
    const query = `query($size: Int! = 100) { products(destination: AUSTRALIA, pageSize: $size) { nodes { ${times(50, () => 'name')} } } }`;
    expect(await ask(query, { size: 97 })).toEqual(answered);
    expect(await ask(query, { size: 99 })).toEqual(tooCostly);
    expect(await ask(query)).toEqual(tooCostly);
  });

  it('a page size of 100', async () => {
    const query =
      'query($size: Int!) { products(destination: AUSTRALIA, pageSize: $size) { pageInfo { total } } }';
    expect(await ask(query, { size: 100 })).toEqual(answered);
    const words = 'Limit must be a whole number from 1 to 100';
    expect(await ask(query, { size: 101 })).toEqual({ status: 400, message: words, code: 'BAD_INPUT' });
    expect(await ask(query, { size: -100 })).toEqual({ status: 400, message: words, code: 'BAD_INPUT' });
  });
});

describe('what is hidden is counted too:', () => {
  it.each([
    [
      'mutations in fragments',
      `mutation { ...A ... on Mutation { d: clearCart { id } } e: clearCart { id } }
       fragment A on Mutation { a: clearCart { id } ...B } fragment B on Mutation { b: clearCart { id } c: clearCart { id } }`,
      refused('4 changes in one request'),
    ],
    [
      'aliases in a fragment that is spread twice',
      `{ store { ...A ...A } } fragment A on Store { ${times(8, (index) => `a${index}: name`)} }`,
      refused('15 aliases in one request'),
    ],
    [
      'aliases of another operation in the document',
      `query A { store { ${times(8, (index) => `a${index}: name`)} } } query B { store { ${times(8, (index) => `b${index}: name`)} } }`,
      refused('15 aliases in one request'),
    ],
    [
      'aliases of __typename',
      `{ ${times(16, (index) => `a${index}: __typename`)} }`,
      refused('15 aliases in one request'),
    ],
    [
      'directives in a fragment',
      `{ store { ...A ...A } } fragment A on Store { ${times(26, () => 'name @include(if: true)')} }`,
      refused('50 directives in one request'),
    ],
    [
      'directives of one field',
      `{ store { name ${times(51, () => '@include(if: true)')} } }`,
      refused('50 directives in one request'),
    ],
    [
      'the cost of fragments',
      `{ ...A a: categories { ...C } } fragment A on Query { products(destination: AUSTRALIA, pageSize: 100) { nodes { ...P ...P } } }
       fragment P on Product { ${times(25, () => 'name')} } fragment C on Category { name }`,
      tooCostly,
    ],
  ])('%s', async (_what, query, expected) => {
    expect(await ask(query)).toMatchObject(expected);
  });

  it('but not what is left out', async () => {
    const query = `query($all: Boolean!) { a: products(destination: AUSTRALIA, pageSize: 100) { nodes { ${times(30, () => 'name')} } }
      b: products(destination: CANADA, pageSize: 100) @include(if: $all) { nodes { ${times(30, () => 'name')} } } }`;
    expect(await ask(query, { all: false })).toEqual(answered);
    expect(await ask(query, { all: true })).toEqual(tooCostly);
  });

  it('nor what changes nothing', async () => {
    expect(
      await ask(`mutation { __typename ${times(4, (index) => `c${index}: clearCart { id }`)} }`),
    ).toEqual(answered);
  });
});

describe('refused in a few milliseconds:', () => {
  const chain = (inner: string) =>
    `{ store { ...F0 } } ${times(60, (index) => `fragment F${index} on Store { ...F${index + 1} ...F${index + 1} }`)} fragment F60 on Store { ${inner} }`;
  const fanned = (index: number) =>
    `fragment F${index} on Store { ${times(27 - index, (more) => `...F${index + more + 1}`)} }`;

  it.each([
    [
      '500 aliased lists',
      `{ ${times(500, (index) => `a${index}: products(destination: AUSTRALIA) { pageInfo { total } }`)} }`,
    ],
    ['the same asked for 2^60 times through fragments', chain('name')],
    ['2^60 aliases', chain('a: name')],
    ['2^60 directives', chain('name @include(if: true)')],
    [
      'fragments in a ring',
      '{ store { ...A } } fragment A on Store { name ...B } fragment B on Store { phone ...A }',
    ],
    ['a fragment in itself', '{ store { ...A } } fragment A on Store { services { name } ...A }'],
    [
      'mutations in a ring',
      'mutation { ...A } fragment A on Mutation { ...B } fragment B on Mutation { ...A }',
    ],
    [
      'fragments that spread all that follow',
      `{ store { ...F0 } } ${times(27, fanned)} fragment F27 on Store { name }`,
    ],
    ['a list in a list in a list', `{ price(country: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`],
    ['a hundred unknown fields far down', `${'\n'.repeat(100_000)}{ ${times(100, (index) => `x${index}`)} }`],
  ])('%s', async (_what, query) => {
    await ask('{ store { name } }');
    const { answer, cpuMs } = await timed(() => ask(query));
    expect(cpuMs).toBeLessThan(250);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it('60,000 values that do not fit', async () => {
    const query = `${'\n'.repeat(15_000)}mutation($changes: [CartChangeInput!]!) { changeCart(changes: $changes) { id } }`;
    const { answer, cpuMs } = await timed(() => ask(query, { changes: Array(60_000).fill(0) }));
    expect(cpuMs).toBeLessThan(250);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it('a list of more than 500 entries, by its cost', async () => {
    const query = 'mutation($changes: [CartChangeInput!]!) { changeCart(changes: $changes) { id } }';
    const changes = (count: number) =>
      Array.from({ length: count }, () => ({ productId: randomUUID(), quantity: 0 }));
    expect(await ask(query, { changes: changes(200) })).toEqual(answered);
    expect(await ask(query, { changes: changes(500) })).toEqual(tooCostly);
  });
});

it('a cost is distinguished by everything that changes it, also when the document was seen before', async () => {
  const query = `query($n: Int, $with: Boolean!) {
    products(destination: AUSTRALIA, pageSize: $n) { nodes { ${times(45, () => 'name')} } }
    more: products(destination: JAPAN, pageSize: 50) @include(if: $with) { nodes { ${times(45, () => 'name')} } }
    __type(name: "Query") @skip(if: $with) { name }
  }`;
  for (const _again of [1, 2]) {
    expect(await ask(query, { n: 50, with: true })).toEqual(answered);
    expect(await ask(query, { n: 100, with: true })).toEqual(tooCostly);
    expect(await ask(query, { n: 100, with: false })).toEqual(answered);
    expect(await ask(query, { with: true })).toEqual(answered);
    expect(await ask(query, { n: null, with: true })).toMatchObject({ status: 400 });
    expect(await ask(query, { n: '100', with: true })).toMatchObject({ status: 400 });
  }
});

it('a page without a size is taken to have ten rows', async () => {
  const asked = (fields: number) => ask(`{ adminUsers { nodes { ${times(fields, () => 'id')} } } }`);
  expect(await asked(498)).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(await asked(499)).toEqual(tooCostly);
});

describe('questions about the schema', () => {
  it('fit whole, where it is open', async () => {
    expect(
      await ask(
        getIntrospectionQuery({
          inputValueDeprecation: true,
          specifiedByUrl: true,
          directiveIsRepeatable: true,
          schemaDescription: true,
        }),
      ),
    ).toEqual(answered);
  });

  it('have a depth of their own', async () => {
    const query = '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }';
    expect(await ask(query)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
  });

  it('do not make room for other fields beside them', async () => {
    expect(await ask(`{ __schema { description } ${costing(5_001).slice(1)}`)).toEqual(tooCostly);
  });
});

it('several operations in one request are refused', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_INPUT' } }] });
});

it('an answer from memory is only ever one that was within the limits', async () => {
  const query =
    'query($n: Int! = 1) { products(destination: AUSTRALIA, pageSize: $n) { nodes { id name } } }';
  expect(await ask(query, { n: 100 })).toEqual(answered);
  expect(await ask(query, { n: 100 })).toEqual(answered);
  expect(await ask(query, { n: 101 })).toMatchObject({ status: 400 });
  const many = `{ a: categories { id } ${times(16, (index) => `a${index}: categories { id }`)} }`;
  expect(await ask(many)).toMatchObject({ status: 400 });
  expect(await ask(many)).toMatchObject({ status: 400 });
});
