import type { CallGroup, RestCall } from '../rest-door.js';
import { AnswerSchemas } from './answer-schema.js';
import { fillExample, ILLUSTRATION, type World } from './fill-example.js';
import { type JsonSchema, schemaOfInput } from './input-schema.js';
import { RestRefusal, refusalsOf } from './refusals.js';

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
  readonly [part: string]: unknown;
}

const SECURITY: Readonly<Record<RestCall['who'], readonly JsonSchema[]>> = {
  anyone: [],
  cartHolder: [{ bearer: [] }, { guest: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  provider: [{ signature: [] }],
};

/** The OpenAPI 3.1 description of the calls. `world` fills the names in their examples. */
export function describeApi(groups: readonly CallGroup[], world: World = {}): ApiDescription {
  const schemas = new AnswerSchemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { heading, calls } of groups) {
    for (const call of calls) {
      const [verb, path] = splitRoute(call);
      paths[path] ??= {};
      paths[path][verb] = describeCall(call, heading, schemas, { ...ILLUSTRATION, ...world });
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harbourline',
      version: '1',
      description:
        'Shipping boxes, furniture and luggage abroad from the UK: quotes, carts, payment and orders. ' +
        'Money is decimal pounds. Fields that are not described are ignored. Every answer has X-Request-Id.',
    },
    servers: [{ url: '/api' }],
    tags: groups.map(({ heading }) => ({ name: heading })),
    paths,
    components: {
      schemas: schemas.components,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'From login or register.',
        },
        signature: {
          type: 'apiKey',
          in: 'header',
          name: 'Stripe-Signature',
          description: "The card provider's signature over the body.",
        },
        guest: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Guest-Id',
          description:
            'The secret of a guest, as given with the first cart. Also taken as guestId in query or body.',
        },
      },
    },
  };
}

/** The verb in lower case and the path of a call. */
export function splitRoute({ route }: Pick<RestCall, 'route'>): readonly [verb: string, path: string] {
  const [verb = '', path = ''] = route.split(' ');
  return [verb.toLowerCase(), path];
}

function describeCall(call: RestCall, heading: string, schemas: AnswerSchemas, world: World): JsonSchema {
  const { who, summary, graphql, answer, status = 200, alsoStatuses = [] } = call;
  const example = fillExample(call.example, world);
  const success = {
    description: 'Done.',
    content: { 'application/json': { schema: schemas.refer(answer) } },
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
      ...queryParameters(call, example.query),
      ...Object.entries(example.headers ?? {}).map(([name, value]) => parameter('header', name, value)),
    ],
    ...(call.body ? { requestBody: describeBody(call, call.body, example.body) } : {}),
    responses: Object.fromEntries([
      ...[status, ...alsoStatuses].map((code) => [String(code), success]),
      ...refusalsOf(call).map(([code, description]) => [String(code), { description, content: refusal }]),
    ]),
  };
}

function operationIdOf(call: RestCall): string {
  const [verb, path] = splitRoute(call);
  const words = path.split(/[^A-Za-z]+/).filter(Boolean);
  return verb + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function pathParameters(call: RestCall, examples: RestCall['example']['params']): JsonSchema[] {
  const names = splitRoute(call)[1].matchAll(/\{(\w+)\}/g);
  return [...names].map(([, name = '']) => ({
    ...parameter('path', name, examples?.[name]),
    required: true,
  }));
}

function queryParameters({ query }: RestCall, examples: RestCall['example']['query']): JsonSchema[] {
  if (!query) return [];
  const { properties, required = [] } = schemaOfInput(query) as {
    properties: Record<string, JsonSchema & { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...parameter('query', name, examples?.[name], schema),
    ...(description ? { description } : {}),
    required: required.includes(name),
  }));
}

function parameter(
  place: string,
  name: string,
  example: unknown,
  schema: JsonSchema = { type: 'string' },
): JsonSchema {
  return { in: place, name, schema, ...(example === undefined ? {} : { example }) };
}

function describeBody(
  { takesImage }: RestCall,
  body: NonNullable<RestCall['body']>,
  example: unknown,
): JsonSchema {
  const schema = schemaOfInput(body);
  const form = {
    ...schema,
    properties: {
      ...(schema.properties as JsonSchema),
      image: { type: 'string', contentMediaType: 'image/*', description: 'JPEG, PNG or WebP, under 2 MB.' },
    },
  };
  return {
    required: schema.required !== undefined,
    content: {
      'application/json': { schema, ...(example === undefined ? {} : { example }) },
      ...(takesImage ? { 'multipart/form-data': { schema: form } } : {}),
    },
  };
}
