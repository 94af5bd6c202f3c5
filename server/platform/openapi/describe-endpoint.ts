import type { Endpoint } from '../rest/endpoint.js';
import type { JsonSchema } from '../rest/serializer.js';
import { errorsOf } from './error-response.js';
import { type ObjectSchema, schemaOfInput } from './input-schema.js';
import { type ExampleValues, resolveExample } from './resolve-example.js';

/** Facts about the whole API that the description of one endpoint needs. */
interface DescriptionContext {
  readonly tag: string;
  readonly schemas: ComponentSchemas;
  readonly exampleValues: ExampleValues;
}

type Examples = Readonly<Record<string, unknown>>;

const SECURITY: Readonly<Record<Endpoint['access'], readonly JsonSchema[]>> = {
  public: [],
  cart: [{ bearer: [] }, { guest: [] }],
  user: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  provider: [{ signature: [] }],
};

/** Meaning of parameters in paths and headers, the same in every endpoint. */
const PARAMETERS: Readonly<Record<string, string>> = {
  id: 'The id, as given in the response that first named the thing.',
  productId: 'The product.',
  price:
    'To read one: the destination by name or key, in any of its spellings. To change or delete it: its id.',
  categoryName: 'Name or slug of the category.',
  documentToken: 'From the address in the list of documents.',
  catalogueToken: 'From the address that the catalogue was given.',
  accountsToken: 'From the address that a file of the accounts was given.',
  exportToken: 'From the address that an export was given.',
  'If-Match': 'The version that was read, as `"3"`, or `*` for any; refused when it has changed since.',
  'Idempotency-Key': 'Made for one press of the button; a repeat gets the same checkout, other content 409.',
};

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

/** The verb in lower case and the path of an endpoint. */
export function splitRoute({ route }: Pick<Endpoint, 'route'>): readonly [verb: string, path: string] {
  const [verb = '', path = ''] = route.split(' ');
  return [verb.toLowerCase(), path];
}

/** An endpoint as OpenAPI's operation object. */
export function describeEndpoint(
  endpoint: Endpoint,
  { tag, schemas, exampleValues }: DescriptionContext,
): JsonSchema {
  const { access, summary, response, mediaTypes = [], status = 200, otherStatuses = [] } = endpoint;
  const example = resolveExample(endpoint.example, exampleValues);
  const success = {
    description: 'Done.',
    content: response
      ? { 'application/json': { schema: schemas.refer(response.schema) } }
      : Object.fromEntries(mediaTypes.map((type) => [type, {}])),
  };
  return {
    operationId: operationIdOf(endpoint),
    tags: [tag],
    summary,
    security: SECURITY[access],
    parameters: [
      ...pathParameters(endpoint, example.params),
      ...queryParameters(endpoint, example.query),
      ...Object.entries(example.headers ?? {}).map(([name, value]) => parameter('header', name, value)),
    ],
    ...(takesBody(endpoint) ? { requestBody: describeBody(endpoint, example.body) } : {}),
    responses: Object.fromEntries([
      ...[status, ...otherStatuses].map((code) => [String(code), success]),
      ...errorsOf(endpoint).map(({ status: code, description, schema }) => [
        String(code),
        {
          description,
          ...(code === 429 ? { headers: RETRY_AFTER } : {}),
          content: { 'application/json': { schema: schemas.refer(schema) } },
        },
      ]),
    ]),
  };
}

function operationIdOf(endpoint: Endpoint): string {
  const [verb, path] = splitRoute(endpoint);
  const parts = path.split(/[^A-Za-z]+/).filter(Boolean);
  return verb + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

function pathParameters(endpoint: Endpoint, examples: Examples = {}): JsonSchema[] {
  const names = splitRoute(endpoint)[1].matchAll(/\{(\w+)\}/g);
  return [...names].map(([, name = '']) => ({ ...parameter('path', name, examples[name]), required: true }));
}

function takesBody(endpoint: Endpoint): boolean {
  const { access, body, acceptsImage, acceptsFile } = endpoint;
  const takesForm = acceptsImage === true || acceptsFile === true;
  return body !== undefined || takesForm || (access === 'cart' && !readsQuery(endpoint));
}

const readsQuery = (endpoint: Endpoint) => ['get', 'delete'].includes(splitRoute(endpoint)[0]);

/** The cart's owner, whom old clients name in query or body; every endpoint of the cart reads it. */
const CART_OWNER: ObjectSchema['properties'] = {
  guestId: { type: 'string', description: 'The secret of a guest; header X-Guest-Id says the same.' },
  userId: {
    type: 'string',
    description: 'Proves nothing: refused with 403 when it is not whose token is sent.',
  },
};

function queryParameters(endpoint: Endpoint, examples: Examples = {}): JsonSchema[] {
  const { properties, required } = endpoint.query ? schemaOfInput(endpoint.query) : { properties: {} };
  const namesOwner = endpoint.access === 'cart' && readsQuery(endpoint);
  const all: ObjectSchema['properties'] = { ...properties, ...(namesOwner ? CART_OWNER : {}) };
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

function describeBody({ access, body, acceptsImage, acceptsFile }: Endpoint, example: unknown): JsonSchema {
  const own = body ? schemaOfInput(body) : null;
  const schema =
    access === 'cart' ? { type: 'object', ...own, properties: { ...own?.properties, ...CART_OWNER } } : own;
  const image = {
    ...{ type: 'string', contentMediaType: 'image/*' },
    description: 'The picture: JPEG, PNG or WebP of at most 2 MB and 25 megapixels.',
  };
  const file = {
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'A PDF, or a JPEG, PNG or WebP picture, of at most 10 MB.',
  };
  const sent = acceptsFile ? { file } : { image };
  const form = { ...schema, type: 'object', properties: { ...schema?.properties, ...sent } };
  return {
    required: schema === null || 'required' in schema,
    content: {
      ...(schema ? { 'application/json': { schema, ...(example === undefined ? {} : { example }) } } : {}),
      ...(acceptsImage || acceptsFile ? { 'multipart/form-data': { schema: form } } : {}),
    },
  };
}

/** Collects the named parts of responses under components, so that each appears in the description once. */
export class ComponentSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The schema with every named part replaced by a reference to it. */
  refer(schema: JsonSchema): JsonSchema {
    const { $id, ...rest } = JSON.parse(JSON.stringify(schema)) as { $id?: string };
    return $id ? this.name($id, rest) : this.within(rest);
  }

  private name(name: string, schema: JsonSchema): JsonSchema {
    if (!(name in this.components)) {
      this.components[name] = {};
      this.components[name] = this.within(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  private within(value: JsonSchema): JsonSchema {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.part(part)]));
  }

  private part(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.part(item));
    return typeof value === 'object' && value !== null ? this.refer(value as JsonSchema) : value;
  }
}
