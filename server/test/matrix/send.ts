import {
  type GraphQLField,
  type GraphQLNamedType,
  getNamedType,
  isLeafType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { createSchema } from '../../app/resolvers.js';
import { splitRoute } from '../../platform/openapi/describe-endpoint.js';
import { type ExampleValues, resolveExample } from '../../platform/openapi/resolve-example.js';
import type { Endpoint } from '../../platform/rest/endpoint.js';
import type { Credentials } from './callers.js';
import { GRAPHQL_EXAMPLES } from './graphql-examples.js';

/** A status with the code of a refusal, or null. */
export interface Answer {
  readonly status: number;
  readonly code: string | null;
  readonly text: string;
}

/** Makes a call over REST with its example. */
export async function sendRest(
  url: string,
  call: Endpoint,
  things: ExampleValues,
  caller: Credentials,
): Promise<Answer> {
  const { params = {}, query, body, headers } = resolveExample(call.example, things);
  const [verb, path] = splitRoute(call);
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = query ? `?${new URLSearchParams(query as Record<string, string>)}` : '';
  const response = await fetch(`${url}/api${filled}${search}`, {
    method: verb.toUpperCase(),
    headers: {
      ...headersOf(caller),
      ...headers,
      ...(isForm(body) || !body ? {} : { 'Content-Type': 'application/json' }),
    },
    body: isForm(body) ? toForm(body) : body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  const isFile = response.headers.has('content-disposition');
  const { code = null } = isFile ? {} : (JSON.parse(text) as { code?: string });
  return { status: response.status, code, text };
}

const schema = createSchema();
const operations = new Map<string, ['query' | 'mutation', GraphQLField<unknown, unknown>]>([
  ...Object.entries(schema.getQueryType()?.getFields() ?? {}).map(
    ([name, field]) => [name, ['query', field]] as [string, ['query', typeof field]],
  ),
  ...Object.entries(schema.getMutationType()?.getFields() ?? {}).map(
    ([name, field]) => [name, ['mutation', field]] as [string, ['mutation', typeof field]],
  ),
]);

/** Every operation of the schema. */
export const OPERATIONS: readonly string[] = [...operations.keys()];

export const isMutation = (operation: string) => operations.get(operation)?.[0] === 'mutation';

/** Makes a call over GraphQL with its example. */
export async function sendGraphql(
  url: string,
  operation: string,
  things: ExampleValues,
  caller: Credentials,
): Promise<Answer> {
  const variables = resolveExample(GRAPHQL_EXAMPLES[operation] ?? {}, things);
  const query = documentOf(operation, Object.keys(variables));
  const file = Object.entries(variables).find(([, value]) => Buffer.isBuffer(value));
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      ...headersOf(caller),
      ...(file ? { 'Apollo-Require-Preflight': 'true' } : { 'Content-Type': 'application/json' }),
    },
    body: file
      ? toGraphqlForm(query, variables, file as [string, Buffer])
      : JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors } = JSON.parse(text) as {
    data?: Record<string, { __typename?: string } | null> | null;
    errors?: { extensions: { code: string } }[];
  };
  // A refusal that is a result counts as one, with its status in REST.
  if (data?.[operation]?.__typename === 'PricesChanged') return { status: 409, code: 'PRICES_CHANGED', text };
  return { status: response.status, code: errors?.[0]?.extensions.code ?? null, text };
}

/** The operation with these arguments and a selection of every plain field of its result. */
export function documentOf(operation: string, names: readonly string[]): string {
  const [kind, field] = operations.get(operation) ?? [];
  if (!field) throw new Error(`The schema has no ${operation}.`);
  const args = field.args.filter(({ name }) => names.includes(name));
  const declared = args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  const type = getNamedType(field.type);
  const selection = isLeafType(type) ? '' : `{ __typename ${partsOf(type)} }`;
  return `${kind} ${declared && `(${declared})`} { ${operation}${passed && `(${passed})`} ${selection} }`;
}

function partsOf(type: GraphQLNamedType): string {
  if (isUnionType(type))
    return type
      .getTypes()
      .map((one) => `... on ${one.name} { ${partsOf(one)} __typename }`)
      .join(' ');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const plain = fields.filter((one) => isLeafType(getNamedType(one.type)) && one.args.length === 0);
  return plain.map(({ name }) => name).join(' ');
}

function headersOf({ token, guestId }: Credentials): Record<string, string> {
  return {
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(guestId ? { 'X-Guest-Id': guestId } : {}),
  };
}

function isForm(body: unknown): body is Record<string, unknown> {
  return (
    typeof body === 'object' && body !== null && Object.values(body).some((part) => Buffer.isBuffer(part))
  );
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(body)) {
    if (Buffer.isBuffer(part))
      form.append(name, new Blob([new Uint8Array(part)], { type: 'image/png' }), 'picture.png');
    else form.append(name, String(part));
  }
  return form;
}

function toGraphqlForm(query: string, variables: object, [name, bytes]: [string, Buffer]): FormData {
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, [name]: null } }));
  form.append('map', JSON.stringify({ 0: [`variables.${name}`] }));
  form.append('0', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'picture.png');
  return form;
}
