import { expect, test } from '@jest/globals';
import { buildSchema, graphql } from 'graphql';
import { GRAPHQL_RULES, type Rule } from '../../test/matrix/permission-table.js';
import { guardRoots, SIGNED_IN_ONLY } from './guard-roots.js';

const OF_USERS: readonly Rule[] = [
  ...(['merge', 'self', 'self with a cart', 'owner'] as const),
  ...(['owner with a code', 'owner or orders', 'owner, orders or money'] as const),
];
const GUEST = { viewer: { user: null, guestId: null } };

test('the operations that need a sign-in are those of the table', () => {
  const names = Object.keys(GRAPHQL_RULES).filter((name) => OF_USERS.includes(GRAPHQL_RULES[name]!));
  expect([...SIGNED_IN_ONLY].sort()).toEqual(names.sort());
});

test('who calls is asked before what was sent is looked at', async () => {
  const schema = buildSchema(`type Query { a: Int } type Mutation {
    "Staff: does it." doIt(input: Int): Int
    "Writes." sendMessage(input: Int): Int
    "Anybody." open(input: Int): Int
  }`);
  let looked = 0;
  for (const field of Object.values(schema.getMutationType()!.getFields()))
    field.resolve = () => {
      looked += 1;
      return looked;
    };
  guardRoots(schema);
  for (const name of ['doIt', 'sendMessage']) {
    const { errors } = await graphql({
      schema,
      source: `mutation { ${name}(input: 1) }`,
      contextValue: GUEST,
    });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  }
  expect(looked).toBe(0);
  await graphql({ schema, source: 'mutation { open(input: 1) }', contextValue: GUEST });
  expect(looked).toBe(1);
});

test('one request reads three root fields at the same time, and all in the end', async () => {
  const schema = buildSchema('type Query { slow: Int }');
  let [running, most] = [0, 0];
  schema.getQueryType()!.getFields().slow!.resolve = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    return 1;
  };
  guardRoots(schema);
  const aliases = Array.from({ length: 15 }, (_, no) => `a${no}: slow`).join(' ');
  const { data } = await graphql({ schema, source: `{ ${aliases} }`, contextValue: { ...GUEST } });
  expect(Object.values(data ?? {})).toEqual(Array(15).fill(1));
  expect(most).toBe(3);
});
