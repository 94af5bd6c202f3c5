import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../../rules/refusals.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

let app: TestApp;
let production: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  production = await startTestApp({ beside: app, env: { production: true } });
});

afterAll(async () => {
  await production?.stop();
  await app?.stop();
});

/** One request for each way in which an operation fails, from its text to its resolver. */
const FAULTY: readonly [what: string, body: object][] = [
  ['no operation', {}],
  ['a text that is none', { query: '{ store { name }' }],
  ['a text too long', { query: `{ ${'__typename '.repeat(1_000)} }` }],
  ['a field that is near another', { query: '{ stor { name } }' }],
  ['an argument that is near another', { query: '{ price(countr: "japan") { id } }' }],
  ['a type that is near another', { query: 'query($x: DestinationKeyy) { price(country: $x) { id } }' }],
  [
    'a value of an enum that is near another',
    { query: '{ products(destination: australiaa) { pageInfo { total } } }' },
  ],
  [
    'a variable that does not fit',
    {
      query: 'query($to: DestinationKey!) { products(destination: $to) { pageInfo { total } } }',
      variables: { to: 'australi' },
    },
  ],
  ['a variable that is missing', { query: 'query($id: ID!) { order(id: $id) { id } }' }],
  ['an operation that is not there', { query: 'query A { __typename }', operationName: 'B' }],
  ['too many aliases', { query: `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`)} }` }],
  ['a hash that is not known', { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }],
  ['a hash of another version', { extensions: { persistedQuery: { version: 3, sha256Hash: 'x' } } }],
  ['somebody who is not signed in', { query: '{ myOrders { totalOrders } }' }],
  ['a thing that is not there', { query: '{ price(country: "atlantis") { id } }' }],
  ['a rule that is broken', { query: '{ products(destination: JAPAN, page: 0) { pageInfo { total } } }' }],
  ['a subscription', { query: 'subscription { orders { id } }' }],
];

interface Formatted {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

describe.each([
  ['outside production', () => app],
  ['in production', () => production],
])('a refusal, %s,', (_where, server) => {
  it.each(FAULTY)(
    'of %s has a code of the one list and tells nothing of our insides',
    async (_what, body) => {
      const response = await fetch(`${server().url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ operationName: undefined, more: 1, ...body }),
      });
      const text = await response.text();
      const { errors } = JSON.parse(text) as { errors: Formatted[] };
      expect(response.status).toBeLessThan(500);
      expect(errors.length).toBeGreaterThan(0);
      for (const { extensions } of errors) expect(ERROR_CODES).toContain(extensions.code);
      expect(text).not.toMatch(/stacktrace|"stack"|node_modules|\.[jt]s:\d|\bselect\b|postgres/i);
      if (server() === production) expect(text).not.toMatch(/did you mean/i);
    },
  );
});

it('every code is documented', () => {
  const documented = readFileSync('docs/api.md', 'utf8');
  expect(ERROR_CODES.filter((code) => !documented.includes(`| \`${code}\` |`))).toEqual([]);
});
