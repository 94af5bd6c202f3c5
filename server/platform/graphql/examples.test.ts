import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DocumentNode, Kind, parse, validate } from 'graphql';
import { createSchema } from '../../app/resolvers.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { signInAsAdmin } from '../../test/factories.js';
import { makeWorld } from '../../test/matrix/world.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';
import { resolveExample } from '../openapi/resolve-example.js';
import { limitRules } from './limits.js';

const FOLDER = 'docs/api/examples';
/** Example that works in a shop without orders. */
const BEFORE_FIRST_ORDER = 'staff-samples';

interface Errand {
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
  readonly operations: readonly string[];
  /** Variables by the name of the operation. */
  readonly variables: Readonly<Record<string, object>>;
}

const errands: readonly Errand[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.graphql'))
  .map((file) => {
    const name = file.replace('.graphql', '');
    const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
    const document = parse(text);
    const variables = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Errand['variables'];
    return { name, text, document, operations: operationsOf(document), variables };
  });

function operationsOf({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : [],
  );
}

const schema = createSchema();

let app: TestApp;
let staff: RestClient;

beforeAll(openShop);

async function openShop(): Promise<void> {
  app = await startTestApp();
  staff = new RestClient(app.url);
  await signInAsAdmin(staff);
}

afterAll(() => app?.stop());

describe.each(errands)(
  'the ready operations for $name',
  ({ name, text, document, operations, variables }) => {
    beforeAll(async () => {
      if (name !== BEFORE_FIRST_ORDER) return;
      await app.stop();
      await openShop();
    });

    it('fit the schema and the limits, all in one file', () => {
      expect(validate(schema, document)).toEqual([]);
      expect(validate(schema, document, limitRules({ schemaIsOpen: false }))).toEqual([]);
      expect(operations).toEqual(expect.arrayContaining(Object.keys(variables)));
    });

    it.each(operations)('are answered: %s', async (operationName) => {
      const asked = variables[operationName] ?? {};
      const { owner, things } = await makeWorld(
        app,
        staff,
        namesIn([asked, name === 'cart' ? '$guestId' : '']),
      );
      const client = name.startsWith('staff') ? staff : owner;
      const headers: Record<string, string> = { 'Apollo-Require-Preflight': 'true' };
      if (name !== 'quote') headers.Authorization = `Bearer ${client.token}`;
      if (things.guestId) headers['X-Guest-Id'] = String(things.guestId);
      const body = { query: text, operationName, variables: resolveExample(asked, things) };
      expect(await send(body, headers)).toEqual({ status: 200, errors: undefined });
    });
  },
);

it('there is one for everything in the schema', () => {
  const used = new Set(errands.flatMap(({ document }) => rootFieldsOf(document)));
  const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect(all.filter((field) => !used.has(field))).toEqual([]);
});

function rootFieldsOf({ definitions }: DocumentNode): string[] {
  const roots = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return roots.flatMap(({ selectionSet }) =>
    selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : [])),
  );
}

const namesIn = (example: unknown): Set<string> =>
  new Set([...JSON.stringify(example).matchAll(/"\$(\w+)"/g)].map((match) => String(match[1])));

/** Sends an image among the variables in a form, as GraphQL's multipart requests demand. */
async function send(body: { variables: { image?: unknown } }, headers: Record<string, string>) {
  const { image } = body.variables;
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    ...(Buffer.isBuffer(image)
      ? { headers, body: formOf({ ...body, variables: { ...body.variables, image: null } }, image) }
      : { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  return { status: response.status, errors };
}

function formOf(operations: object, image: Buffer): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify(operations));
  form.set('map', '{"0":["variables.image"]}');
  form.set('0', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'picture.png');
  return form;
}
