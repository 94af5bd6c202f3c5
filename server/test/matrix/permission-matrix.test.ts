import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { createSchema } from '../../app/resolvers.js';
import { ENDPOINT_GROUPS } from '../../app/routes.js';
import { PRODUCT_ATTRIBUTES } from '../../modules/catalogue/product.entity.js';
import type { Guard } from '../../platform/api/guarded-fields.js';
import { type ExampleValues, valueNamesIn } from '../../platform/openapi/resolve-example.js';
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

/** One call over one API: its name, whether it changes anything, its example, and the function that makes it. */
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

/** Types with staff-only fields: path to one (`$id` is a thing's id), and its fields that are null for staff too. */
const STAFFS_TYPES: Readonly<Record<string, { path: readonly string[]; thing?: string; nulls?: string[] }>> =
  {
    Company: { path: ['store', 'company'] },
    Order: { path: ['order(id: $id)'], thing: 'order' },
    Product: { path: ['product(id: $id)'], thing: 'product', nulls: ['isFoundBySynonym'] },
    SavedQuote: {
      path: ['savedQuote(secret: $id)'],
      thing: 'quote',
      nulls: ['makerName', 'orderNumber', 'request'],
    },
    Store: { path: ['store'] },
  };

describe('fields for staff alone', () => {
  const objects = Object.values(createSchema().getTypeMap()).filter(isObjectType);
  const staffsOf = (type: GraphQLObjectType) =>
    Object.values(type.getFields()).filter(({ extensions }) =>
      (extensions.guard as Guard | undefined)?.words.startsWith('For staff'),
    );
  const marked = objects.filter((type) => staffsOf(type).length > 0);

  const seenBy = async ({ token }: Pick<Credentials, 'token'>, type: GraphQLObjectType) => {
    const { path = [], thing } = STAFFS_TYPES[type.name] ?? {};
    const fields = staffsOf(type).map(({ name, type: of }) =>
      isLeafType(getNamedType(of)) ? name : `${name} { __typename }`,
    );
    const connection = new GraphqlConnection(app.url, { token, guestId: null });
    const query = `query ${thing ? '($id: ID!)' : ''} { ${[...path, fields.join(' ')].join(' { ')} ${'}'.repeat(path.length + 1)}`;
    const answer = await connection.send(query, thing ? { id: shared.things[thing] } : {});
    const seen = path.reduce<unknown>(
      (part, name) => (part as typeof answer)[name.replace(/\(.*/, '')],
      answer,
    );
    return seen as typeof answer;
  };

  it('are those of these types', () => {
    expect(marked.map(({ name }) => name).toSorted()).toEqual(Object.keys(STAFFS_TYPES));
    expect(marked.flatMap(staffsOf).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['customerId', 'noteCount', 'notes', 'events', 'lastChange', 'balance'],
        ...['status', 'isPublished', 'position', 'sidesAssumed', 'prices', 'notSoldTo', 'version'],
        ...PRODUCT_ATTRIBUTES,
        ...['isReminded', 'customerName', 'customerEmail', 'orderNumber', 'request'],
        ...['newOrderEmails', 'premiumFromOrders', 'vatPercent'],
      ]),
    );
  });

  it.each(marked)('are null for anyone else: $name', async (type) => {
    const forStaff = await seenBy(staff, type);
    const nulls = Object.keys(forStaff).filter((name) => forStaff[name] === null);
    expect(nulls).toEqual(STAFFS_TYPES[type.name]?.nulls ?? []);
    expect(Object.values(await seenBy(shared.owner, type))).toEqual(Object.keys(forStaff).map(() => null));
    expect(await seenBy(staff, type)).toEqual(forStaff);
  });

  it('of an order are refused with it to another customer', async () => {
    const order = marked.find(({ name }) => name === 'Order')!;
    await expect(seenBy(callers.get('other customer')!, order)).rejects.toMatchObject({ status: 404 });
  });
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

/** A changing call has a new caller in a world of its own: the call may end sessions or empty carts. */
function credentialsOf(caller: Caller, world: OwnedWorld): Promise<Credentials> | Credentials {
  if (world === shared) return callers.get(caller)!;
  return caller === 'owner' ? world.owner : makeCaller(app, caller);
}
