import { webcrypto } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { DocumentNode } from 'graphql';
import * as documents from '../gql';
import { createCache } from './cache';
import { persistedLinks } from './persisted-link';

interface Sent {
  readonly query?: string;
  readonly extensions?: { readonly persistedQuery: { readonly sha256Hash: string } };
}

/** What the server knows from its start. */
const known = JSON.parse(readFileSync('server/graphql/known-operations.json', 'utf8')) as Record<
  string,
  string
>;
const subtle = webcrypto.subtle as SubtleCrypto;

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
});

function clientOf(answer: (body: Sent) => object, hashing: SubtleCrypto | undefined) {
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
  client.query({ query: documents.QuoteCategoriesDocument, fetchPolicy: 'no-cache' });

describe('an operation', () => {
  it('is sent by its hash alone', async () => {
    await ask(clientOf(() => categories, subtle));
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('query');
    expect(known).toHaveProperty([sent[0]?.extensions?.persistedQuery.sha256Hash ?? '']);
  });

  it('is sent once more with its text where the hash is not known', async () => {
    const client = clientOf(({ query }) => (query ? categories : notFound), subtle);
    expect((await ask(client)).data).toEqual(categories.data);
    expect(sent.map(({ query }) => typeof query)).toEqual(['undefined', 'string']);
  });

  it('is sent whole where the browser cannot hash', async () => {
    await ask(clientOf(() => categories, undefined));
    expect(sent).toHaveLength(1);
    expect(Object.values(known)).toContain(sent[0]?.query);
    expect(sent[0]).not.toHaveProperty('extensions.persistedQuery');
  });
});

it('the server knows every operation of ours as it is really sent, and no other', async () => {
  const client = clientOf(() => ({ errors: [{ message: 'no' }] }), subtle);
  const ours = Object.entries(documents).filter(([name]) => name.endsWith('Document'));
  for (const [, document] of ours) await send(client, document as unknown as DocumentNode);
  const hashes = sent.map(({ extensions }) => extensions?.persistedQuery.sha256Hash);
  expect(hashes.sort()).toEqual(Object.keys(known).sort());
});

async function send(client: ApolloClient, document: DocumentNode): Promise<void> {
  const isMutation = document.definitions.some(
    (definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  );
  const asked = isMutation
    ? client.mutate({ mutation: document })
    : client.query({ query: document, fetchPolicy: 'no-cache' });
  await asked.catch(() => undefined);
}
