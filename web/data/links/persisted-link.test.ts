/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { addTypenameToDocument, print } from '@apollo/client/utilities';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { QuoteCategoriesDocument } from '../../features/quotes/catalogue/catalogue.generated';
import { createCache } from '../cache/cache';
import { persistedLinks } from './persisted-link';

interface Sent {
  readonly query?: string;
  readonly extensions?: {
    readonly persistedQuery: { readonly version: number; readonly sha256Hash: string };
  };
}

const { subtle } = globalThis.crypto;

/** The operations registered with the server, by their hash. */
const registered: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('server/platform/graphql/known-operations.json', 'utf8'),
);

const textOf = (document: DocumentNode) => print(addTypenameToDocument(document));

async function sha256(text: string): Promise<string> {
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
});

function clientOf(answer: (body: Sent) => object, hashing: SubtleCrypto | null) {
  const http = new HttpLink({
    uri: '/graphql',
    fetch: async (_address, { body } = {}) => {
      sent.push(JSON.parse(String(body)) as Sent);
      return Response.json(answer(sent.at(-1) as Sent));
    },
  });
  return new ApolloClient({
    link: ApolloLink.from([...persistedLinks(hashing), http]),
    cache: createCache(),
  });
}

const categories = { data: { categories: [] } };
const notFound = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};
const ask = (client: ApolloClient) =>
  client.query({ query: QuoteCategoriesDocument, fetchPolicy: 'no-cache' });

describe('an operation', () => {
  it('is sent by its hash alone', async () => {
    await ask(clientOf(() => categories, subtle));
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('query');
    const hash = await sha256(textOf(QuoteCategoriesDocument));
    expect(sent[0]?.extensions?.persistedQuery).toEqual({ version: 1, sha256Hash: hash });
  });

  it('is sent once more with its text where the hash is not known', async () => {
    const client = clientOf(({ query }) => (query ? categories : notFound), subtle);
    expect((await ask(client)).data).toEqual(categories.data);
    expect(sent.map(({ query }) => typeof query)).toEqual(['undefined', 'string']);
  });

  it('is sent whole where the browser cannot hash', async () => {
    await ask(clientOf(() => categories, null));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.query).toBe(textOf(QuoteCategoriesDocument));
    expect(sent[0]).not.toHaveProperty('extensions.persistedQuery');
  });
});

const files = globSync('web/**/*.generated.ts');
const modules: object[] = await Promise.all(files.map((file) => import(resolve(file))));
const operations = modules
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, document]) => (name.endsWith('Document') ? [document as DocumentNode] : []));

it('every operation of ours is sent under the hash that is registered with the server', async () => {
  const client = clientOf(() => ({ errors: [{ message: 'no' }] }), subtle);
  const all = operations.filter((document) => kindOf(document) !== 'subscription');
  for (const document of all) await send(client, document);
  expect(all.length).toBeGreaterThan(15);
  const hashes = sent.map(({ extensions }) => extensions?.persistedQuery.sha256Hash ?? 'none');
  expect(new Set(hashes).size).toBe(all.length);
  expect(hashes.filter((hash) => !(hash in registered))).toEqual([]);
});

it('every subscription of ours is sent with the text that is registered with the server', async () => {
  const all = operations.filter((document) => kindOf(document) === 'subscription');
  const texts: string[] = [];
  const socket = {
    on: () => () => {},
    dispose() {},
    terminate() {},
    subscribe({ query }: { query?: string | null }, { complete }: { complete: () => void }) {
      texts.push(query ?? '');
      complete();
      return () => {};
    },
  } as unknown as Client;
  const client = new ApolloClient({ link: new GraphQLWsLink(socket), cache: createCache() });
  for (const query of all) client.subscribe({ query, variables: { id: 'x' } }).subscribe({});
  expect(all.length).toBeGreaterThan(0);
  expect(texts).toHaveLength(all.length);
  const known = Object.values(registered);
  expect(texts.filter((text) => !known.includes(text))).toEqual([]);
});

function kindOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === 'OperationDefinition')?.operation;
}

async function send(client: ApolloClient, document: DocumentNode): Promise<void> {
  const asked =
    kindOf(document) === 'mutation'
      ? client.mutate({ mutation: document })
      : client.query({ query: document, fetchPolicy: 'no-cache' });
  await asked.catch(() => undefined);
}
