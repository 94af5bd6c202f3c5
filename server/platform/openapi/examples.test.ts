import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_ACCOUNTS } from '../../../packages/seed/demo-accounts.js';
import { PLACEHOLDER_VALUES } from '../../app/example-values.js';
import { RestClient } from '../../test/clients/rest-client.js';
import { startTestApp, type TestApp } from '../../test/test-app.js';

interface Operation {
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters: readonly { in: string; name: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
interface Call {
  readonly route: string;
  readonly operation: Operation;
}

/** Placeholders without a real value: client-generated ids, and secrets that arrive by email. */
const MADE_UP = [
  PLACEHOLDER_VALUES.order,
  PLACEHOLDER_VALUES.intent,
  PLACEHOLDER_VALUES.invitation,
  PLACEHOLDER_VALUES.passwordReset,
  PLACEHOLDER_VALUES.emailProof,
  PLACEHOLDER_VALUES.followToken,
  PLACEHOLDER_VALUES.documentToken,
  PLACEHOLDER_VALUES.exportToken,
  PLACEHOLDER_VALUES.accountsToken,
  PLACEHOLDER_VALUES.catalogueToken,
  PLACEHOLDER_VALUES.file,
  PLACEHOLDER_VALUES.quote,
  PLACEHOLDER_VALUES.quoteId,
  PLACEHOLDER_VALUES.priceFingerprint,
].map(String);

let app: TestApp;
let calls: readonly Call[];
let description: Description;

beforeAll(async () => {
  app = await startTestApp();
  description = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Description;
  calls = Object.entries(description.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ route: `${verb.toUpperCase()} ${path}`, operation })),
  );
});

afterAll(() => app?.stop());

describe('the examples that a new shop shows at /api/openapi.json', () => {
  it('succeed as printed for anybody, in the order of the page', async () => {
    const open = calls.filter(
      (call) => call.operation.security.length === 0 && isReal(call) && !isFile(call),
    );
    expect(open.length).toBeGreaterThanOrEqual(8);
    expect(await failuresOf(open, new RestClient(app.url))).toEqual([]);
  });

  it('can be sent again: nothing in them is used up', async () => {
    const again = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as Description;
    const register = again.paths['/users/register']!.post!;
    const call = { route: 'POST /users/register', operation: register };
    expect(await failuresOf([call], new RestClient(app.url))).toEqual([]);
  });

  it('take the demo customer through a purchase', async () => {
    const order = ['POST /cart', 'PUT /cart', 'POST /checkout'];
    const own = calls.filter(
      (call) =>
        call.operation.security.length > 0 &&
        !isForStaff(call) &&
        isReal(call) &&
        !isProviders(call) &&
        !isFile(call),
    );
    const rest = own.filter(({ route }) => !order.includes(route));
    const inOrder = [...order.map((route) => own.find((call) => call.route === route)!), ...rest];
    expect(inOrder.length).toBeGreaterThanOrEqual(8);
    expect(await failuresOf(inOrder, await signedIn('customer'))).toEqual([]);
  });

  it('of staff work for the demo admin', async () => {
    const staff = calls.filter((call) => isForStaff(call) && isReal(call) && !isFile(call));
    const first = staff.filter(({ route }) => !/^(POST \/prices|POST \/admin\/upload)$/.test(route));
    const freed = staff.filter(({ route }) => route === 'POST /prices');
    expect(first.length).toBeGreaterThanOrEqual(12);
    expect(await failuresOf([...first, ...freed], await signedIn('admin'))).toEqual([]);
  });
});

const isForStaff = ({ operation }: Call) => operation.summary.startsWith('Staff:');
const FILE_ROUTES = ['POST /requests/file', 'POST /files', 'POST /catalogue-imports'];
/** True for calls that send a file instead of JSON. */
const isFile = ({ route }: Call) => FILE_ROUTES.includes(route);
const isProviders = ({ route }: Call) => route === 'POST /stripe/webhook';
const isReal = ({ operation }: Call) => {
  const text = JSON.stringify([operation.parameters, operation.requestBody]);
  return !MADE_UP.some((thing) => text.includes(thing));
};

async function signedIn(role: string): Promise<RestClient> {
  const { email, password } = DEMO_ACCOUNTS.find((account) => account.role === role)!;
  const client = new RestClient(app.url);
  await client.login(email, password);
  return client;
}

/** Sends the examples one after the other; returns those without the success that the description promises. */
async function failuresOf(wanted: readonly Call[], client: RestClient): Promise<string[]> {
  const failures: string[] = [];
  for (const { route, operation } of wanted) {
    const [verb = '', path = ''] = route.split(' ');
    const shown = operation.parameters.filter(({ example }) => example !== undefined);
    const of = (place: string) =>
      shown.filter((one) => one.in === place).map(({ name, example }) => [name, String(example)] as const);
    const filled = of('path').reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
      path,
    );
    const query = new URLSearchParams(of('query').map(([name, value]) => [name, value]));
    const body = operation.requestBody?.content['application/json']?.example;
    const answer = await client.call(verb, `${filled}?${query}`, body, Object.fromEntries(of('header')));
    const isSuccess = answer.status < 300 && String(answer.status) in operation.responses;
    if (!isSuccess) failures.push(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  return failures;
}
