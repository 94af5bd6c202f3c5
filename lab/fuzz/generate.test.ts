import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { DOCUMENTED_GROUPS } from '../../server/app/routes.js';
import type { FuzzRequest } from './fuzz-request.js';
import { generate } from './generate.js';
import { OPERATIONS } from './graphql-operations.js';

// Three turns of every operation: what is made of one may be cut off before its name.
const ASKED = { rest: 300, graphql: 800, multipart: 10, databaseUrl: null };

async function all(seed: number): Promise<FuzzRequest[]> {
  const requests: FuzzRequest[] = [];
  for await (const batch of generate({ ...ASKED, seed })) requests.push(...batch);
  return requests;
}

describe('generated requests', () => {
  it('are as many as asked for, reach every call and operation, and are the same for the same seed', async () => {
    const requests = await all(7);
    const count = (kind: string) => requests.filter((request) => request.kind === kind).length;
    expect([count('REST'), count('GraphQL'), count('multipart')]).toEqual([300, 800, 10]);

    const paths = requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/s, '')}`);
    const calls = DOCUMENTED_GROUPS.flatMap((group) => group.endpoints).map(({ route }) => route);
    const unmet = calls.filter((route) => {
      const [verb = '', path = ''] = route.split(' ');
      const pattern = new RegExp(`^${verb} /api${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      return !paths.some((one) => pattern.test(one));
    });
    expect(unmet).toEqual([]);

    const documents = requests
      .filter(({ kind }) => kind === 'GraphQL')
      .map(({ body, path }) => `${body}${path}`);
    const unasked = OPERATIONS.filter(({ field }) => !documents.some((text) => text.includes(field.name)));
    expect(unasked).toEqual([]);

    const ofText = (list: FuzzRequest[]) => list.filter(({ body }) => !Buffer.isBuffer(body));
    expect(ofText(await all(7))).toEqual(ofText(requests));
    expect(ofText(await all(8))).not.toEqual(ofText(requests));
  });
});
