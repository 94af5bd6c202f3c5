import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { World } from '../../openapi/fill-example.js';
import { CALL_GROUPS } from '../../rest/rest.js';
import { RestClient } from '../clients/rest-client.js';
import type { DoorName } from '../clients/shop-client.js';
import { signInAsAdmin } from '../factories.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { CALLERS, type Caller, type Credentials, makeCaller, type Other } from './callers.js';
import { expectedOf } from './expected.js';
import { GRAPHQL_EXAMPLES } from './graphql-examples.js';
import { GRAPHQL_RULES, REST_RULES, type Rule } from './permission-table.js';
import { type Answer, isMutation, OPERATIONS, sendGraphql, sendRest } from './send.js';
import { makeWorld, type OwnedWorld } from './world.js';

const calls = CALL_GROUPS.flatMap((group) => group.calls);
const doors: readonly DoorName[] = ['REST', 'GraphQL'];

/** One call through one door: its name, whether it changes anything, its example, and how it is made. */
interface Subject {
  readonly door: DoorName;
  readonly name: string;
  readonly changes: boolean;
  readonly example: unknown;
  readonly status: number;
  readonly alsoStatuses: readonly number[];
  send(things: World, caller: Credentials): Promise<Answer>;
}

const SUBJECTS: readonly Subject[] = [
  ...calls.map((call) => ({
    door: 'REST' as const,
    name: call.route,
    changes: !call.route.startsWith('GET'),
    example: call.example,
    status: call.status ?? 200,
    alsoStatuses: call.alsoStatuses ?? [],
    send: (things: World, caller: Credentials) => sendRest(app.url, call, things, caller),
  })),
  ...OPERATIONS.map((name) => ({
    door: 'GraphQL' as const,
    name,
    changes: isMutation(name),
    example: GRAPHQL_EXAMPLES[name] ?? {},
    status: 200,
    alsoStatuses: [],
    send: (things: World, caller: Credentials) => sendGraphql(app.url, name, things, caller),
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
  shared = await makeWorld(app, staff, namesIn(SUBJECTS.map(({ example }) => example)));
  callers.set('owner', shared.owner);
  for (const caller of OTHERS) callers.set(caller, await makeCaller(app, caller));
}, 60_000);

afterAll(() => app?.stop());

const ruleOf = ({ door, name }: Subject): Rule | undefined =>
  (door === 'REST' ? REST_RULES : GRAPHQL_RULES)[name];

describe('the table of permissions', () => {
  it.each(doors)('has a row for every call over %s, and no other', (door) => {
    const rows = Object.keys(door === 'REST' ? REST_RULES : GRAPHQL_RULES);
    const names = SUBJECTS.filter((subject) => subject.door === door).map(({ name }) => name);
    expect(rows.toSorted()).toEqual(names.toSorted());
  });
});

const CELLS = SUBJECTS.flatMap((subject) =>
  CALLERS.map((caller) => {
    const expected = expectedOf(subject.door, ruleOf(subject) ?? 'staff', caller);
    return {
      subject,
      caller,
      expected,
      title: `${subject.door} ${subject.name} as ${caller}: ${String(expected)}`,
    };
  }),
);

it.each(CELLS)('$title', async ({ subject, caller, expected }) => {
  const usesThingsUp = expected === 'done' && subject.changes;
  const world = usesThingsUp ? await makeWorld(app, staff, namesIn(subject.example)) : shared;
  const answer = await subject.send(world.things, await credentialsOf(caller, world));
  if (expected === 'done') {
    expect(answer).toMatchObject({ code: null });
    expect([subject.status, ...subject.alsoStatuses]).toContain(answer.status);
  } else expect([answer.status, answer.code]).toEqual(expected);
});

/** Whoever changes things in a world of its own is somebody new: the call may end sessions or empty carts. */
function credentialsOf(caller: Caller, world: OwnedWorld): Promise<Credentials> | Credentials {
  if (world === shared) return callers.get(caller)!;
  return caller === 'owner' ? world.owner : makeCaller(app, caller);
}

/** The `$names` in examples. */
function namesIn(examples: unknown): Set<string> {
  return new Set([...JSON.stringify(examples).matchAll(/"\$(\w+)"/g)].map(([, name]) => name ?? ''));
}
