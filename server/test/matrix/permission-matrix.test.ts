import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, getNamedType, isLeafType } from 'graphql';
import { createSchema } from '../../graphql/schema.js';
import { type ExampleValues, valueNamesIn } from '../../openapi/example-values.js';
import { ENDPOINT_GROUPS } from '../../rest/rest.js';
import { GraphqlConnection } from '../clients/graphql-connection.js';
import { RestClient } from '../clients/rest-client.js';
import type { ApiName } from '../clients/shop-client.js';
import { signInAsAdmin } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { CALLERS, type Caller, type Credentials, makeCaller, type Other } from './callers.js';
import { expectedOf } from './expected.js';
import { GRAPHQL_EXAMPLES } from './graphql-examples.js';
import { GRAPHQL_RULES, REST_RULES, type Rule } from './permission-table.js';
import { type Answer, isMutation, OPERATIONS, sendGraphql, sendRest } from './send.js';
import { makeWorld, type OwnedWorld } from './world.js';

const endpoints = ENDPOINT_GROUPS.flatMap((group) => group.endpoints);
const apis: readonly ApiName[] = ['REST', 'GraphQL'];

/** One call over one API: its name, whether it changes anything, its example, and how it is made. */
interface Subject {
  readonly api: ApiName;
  readonly name: string;
  readonly changes: boolean;
  readonly example: unknown;
  readonly statuses: readonly number[];
  send(things: ExampleValues, caller: Credentials): Promise<Answer>;
}

const SUBJECTS: readonly Subject[] = [
  ...endpoints.map((endpoint) => ({
    api: 'REST' as const,
    name: endpoint.route,
    changes: !endpoint.route.startsWith('GET'),
    example: endpoint.example,
    statuses: [endpoint.status ?? 200, ...(endpoint.otherStatuses ?? [])],
    send: (things: ExampleValues, caller: Credentials) => sendRest(app.url, endpoint, things, caller),
  })),
  ...OPERATIONS.map((name) => ({
    api: 'GraphQL' as const,
    name,
    changes: isMutation(name),
    example: GRAPHQL_EXAMPLES[name] ?? {},
    statuses: [200],
    send: (things: ExampleValues, caller: Credentials) => sendGraphql(app.url, name, things, caller),
  })),
];

const OTHERS = CALLERS.filter((caller): caller is Other => caller !== 'owner');

let app: TestApp;
let staff: RestClient;
let shared: OwnedWorld;
const callers = new Map<Caller, Credentials>();

beforeAll(async () => {
  app = await startTestApp();
  staff = new RestClient(app.url);
  await signInAsAdmin(staff);
  shared = await makeWorld(app, staff, valueNamesIn(SUBJECTS.map(({ example }) => example)));
  callers.set('owner', shared.owner);
  for (const caller of OTHERS) callers.set(caller, await makeCaller(app, caller));
});

afterAll(() => app?.stop());

const ruleOf = ({ api, name }: Subject): Rule | undefined =>
  (api === 'REST' ? REST_RULES : GRAPHQL_RULES)[name];

describe('the table of permissions', () => {
  it.each(apis)('has a row for every call over %s, and no other', (api) => {
    const rows = Object.keys(api === 'REST' ? REST_RULES : GRAPHQL_RULES);
    const names = SUBJECTS.filter((subject) => subject.api === api).map(({ name }) => name);
    expect(rows.toSorted()).toEqual(names.toSorted());
  });
});

it('fields of an order for staff alone are null for its customer, and another has no order', async () => {
  const fields = Object.values((createSchema().getType('Order') as GraphQLObjectType).getFields());
  const staffs = fields.filter(({ extensions }) => extensions.staffOnly);
  expect(staffs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['customerId', 'noteCount', 'notes', 'events', 'lastChange', 'balance']),
  );
  const asked = staffs.map(({ name, type }) =>
    isLeafType(getNamedType(type)) ? name : `${name} { __typename }`,
  );
  const query = `query ($id: ID!) { order(id: $id) { ${asked.join(' ')} } }`;
  const seenBy = async ({ token }: Pick<Credentials, 'token'>) => {
    const connection = new GraphqlConnection(app.url, { token, guestId: null });
    return (await connection.send(query, { id: shared.things.order })).order as Record<string, unknown>;
  };
  expect(Object.values(await seenBy(shared.owner))).toEqual(staffs.map(() => null));
  expect(Object.values(await seenBy(staff))).not.toContain(null);
  await expect(seenBy(callers.get('other customer')!)).rejects.toMatchObject({ status: 404 });
});

it('what can be followed can be asked for once too, by the same rule', () => {
  const followed = Object.keys(createSchema().getSubscriptionType()?.getFields() ?? {});
  const asked: Readonly<Record<string, string>> = { orderChanged: 'order' };
  expect(followed.filter((name) => !OPERATIONS.includes(asked[name] ?? ''))).toEqual([]);
});

const CELLS = SUBJECTS.flatMap((subject) =>
  CALLERS.map((caller) => {
    const expected = expectedOf(subject.api, ruleOf(subject) ?? 'staff', caller);
    return {
      subject,
      caller,
      expected,
      title: `${subject.api} ${subject.name} as ${caller}: ${String(expected)}`,
    };
  }),
);

it.each(CELLS)('$title', async ({ subject, caller, expected }) => {
  const usesThingsUp = expected === 'done' && subject.changes;
  const world = usesThingsUp ? await makeWorld(app, staff, valueNamesIn(subject.example)) : shared;
  const answer = await subject.send(world.things, await credentialsOf(caller, world));
  if (expected === 'done') {
    expect(answer).toMatchObject({ code: null });
    expect(subject.statuses).toContain(answer.status);
  } else expect([answer.status, answer.code]).toEqual(expected);
});

/** Whoever changes things in a world of its own is somebody new: the call may end sessions or empty carts. */
function credentialsOf(caller: Caller, world: OwnedWorld): Promise<Credentials> | Credentials {
  if (world === shared) return callers.get(caller)!;
  return caller === 'owner' ? world.owner : makeCaller(app, caller);
}
