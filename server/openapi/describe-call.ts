import type { RestCall } from '../rest/rest-endpoint.js';
import type { AnswerSchemas } from './answer-schema.js';
import { fillExample, type World } from './fill-example.js';
import { type JsonSchema, type ObjectSchema, schemaOfInput, type Words } from './input-schema.js';
import { RestRefusal, refusalsOf } from './refusals.js';

/** What the description of one call needs to know of the whole. */
export interface Around {
  readonly schemas: AnswerSchemas;
  readonly words: Words;
  readonly world: World;
}

type Examples = Readonly<Record<string, unknown>>;

const SECURITY: Readonly<Record<RestCall['who'], readonly JsonSchema[]>> = {
  anyone: [],
  cartHolder: [{ bearer: [] }, { guest: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  provider: [{ signature: [] }],
};

/** What parameters of paths and headers mean, the same in every call. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The id, as told in the answer that first named the thing.',
  productId: 'The product.',
  country: 'The destination by name or key, in any of its spellings.',
  categoryName: 'Name or slug of the category.',
  number: 'The number of the box in its order, from 1.',
  name: 'As told in the list of documents.',
  date: 'The day, YYYY-MM-DD.',
  documentToken: 'From the address in the list of documents.',
  exportToken: 'From the address that an export was given.',
  token: 'From the address in the code on the label.',
  'If-Match': 'The version that was looked at, as `"3"`, or `*` for any; refused when it is another by now.',
  'Idempotency-Key': 'Made for one press of the button; a repeat is answered with the same checkout.',
};

/** What an answer that says "later" has beside its body. */
const LATER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** The verb in lower case and the path of a call. */
export function splitRoute({ route }: Pick<RestCall, 'route'>): readonly [verb: string, path: string] {
  const [verb = '', path = ''] = route.split(' ');
  return [verb.toLowerCase(), path];
}

/** A call as OpenAPI's operation object. */
export function describeCall(call: RestCall, heading: string, { schemas, words, world }: Around): JsonSchema {
  const { who, summary, graphql, answer, media = [], status = 200, alsoStatuses = [] } = call;
  const example = fillExample(call.example, world);
  const success = {
    description: 'Done.',
    content: answer
      ? { 'application/json': { schema: schemas.refer(answer) } }
      : Object.fromEntries(media.map((type) => [type, {}])),
  };
  const refusal = { 'application/json': { schema: schemas.refer(RestRefusal) } };
  return {
    operationId: operationIdOf(call),
    tags: [heading],
    summary,
    ...(graphql.length > 0 ? { description: `In GraphQL: ${graphql.join(', ')}.` } : {}),
    security: SECURITY[who],
    parameters: [
      ...pathParameters(call, example.params),
      ...queryParameters(call, words, example.query),
      ...Object.entries(example.headers ?? {}).map(([name, value]) => parameter('header', name, value)),
    ],
    ...(takesBody(call) ? { requestBody: describeBody(call, words, example.body) } : {}),
    responses: Object.fromEntries([
      ...[status, ...alsoStatuses].map((code) => [String(code), success]),
      ...refusalsOf(call).map(([code, description]) => [
        String(code),
        { description, ...(code === 429 ? { headers: LATER } : {}), content: refusal },
      ]),
    ]),
  };
}

function operationIdOf(call: RestCall): string {
  const [verb, path] = splitRoute(call);
  const parts = path.split(/[^A-Za-z]+/).filter(Boolean);
  return verb + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function pathParameters(call: RestCall, examples: Examples = {}): JsonSchema[] {
  const names = splitRoute(call)[1].matchAll(/\{(\w+)\}/g);
  return [...names].map(([, name = '']) => ({ ...parameter('path', name, examples[name]), required: true }));
}

function takesBody(call: RestCall): boolean {
  const { who, body, takesImage } = call;
  return body !== undefined || takesImage === true || (who === 'cartHolder' && !asksInQuery(call));
}

const asksInQuery = (call: RestCall) => ['get', 'delete'].includes(splitRoute(call)[0]);

/** Old clients say in query or body whose cart they mean; the door reads it for every such call. */
const HOLDER: ObjectSchema['properties'] = {
  guestId: { type: 'string', description: 'The secret of a guest; header X-Guest-Id says the same.' },
  userId: {
    type: 'string',
    description: 'Proves nothing: refused with 403 when it is not whose token is sent.',
  },
};

function queryParameters(call: RestCall, words: Words, examples: Examples = {}): JsonSchema[] {
  const { properties, required } = call.query ? schemaOfInput(call.query, words) : { properties: {} };
  const isHolders = call.who === 'cartHolder' && asksInQuery(call);
  const all: ObjectSchema['properties'] = { ...properties, ...(isHolders ? HOLDER : {}) };
  return Object.entries(all).map(([name, { description, ...schema }]) => ({
    ...parameter('query', name, examples[name]),
    schema,
    ...(description ? { description } : {}),
    required: required?.includes(name) ?? false,
  }));
}

function parameter(place: string, name: string, example: unknown): JsonSchema {
  const description = PARAMETERS[name];
  return {
    ...{ in: place, name, schema: { type: 'string' } },
    ...(description ? { description } : {}),
    ...(example === undefined ? {} : { example }),
  };
}

function describeBody({ who, body, takesImage }: RestCall, words: Words, example: unknown): JsonSchema {
  const own = body ? schemaOfInput(body, words) : null;
  const schema =
    who === 'cartHolder' ? { type: 'object', ...own, properties: { ...own?.properties, ...HOLDER } } : own;
  const image = {
    ...{ type: 'string', contentMediaType: 'image/*' },
    description: 'The picture: JPEG, PNG or WebP of at most 2 MB and 25 megapixels.',
  };
  const form = { ...schema, type: 'object', properties: { ...schema?.properties, image } };
  return {
    required: schema === null || 'required' in schema,
    content: {
      ...(schema ? { 'application/json': { schema, ...(example === undefined ? {} : { example }) } } : {}),
      ...(takesImage ? { 'multipart/form-data': { schema: form } } : {}),
    },
  };
}
