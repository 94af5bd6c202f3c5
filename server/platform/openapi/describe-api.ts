import type { EndpointGroup } from '../rest/endpoint.js';
import type { JsonSchema } from '../rest/serializer.js';
import { ComponentSchemas, describeEndpoint, splitRoute } from './describe-endpoint.js';
import type { ExampleValues } from './resolve-example.js';

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
  readonly [part: string]: unknown;
}

const INFO = {
  title: 'Harbourline',
  version: '1',
  license: { name: 'MIT', identifier: 'MIT' },
  description:
    'Shipping boxes, furniture and luggage abroad from the UK: the calls of the specification. GraphQL (`/graphql`) is the ' +
    'complete API. Money is decimal pounds. Fields that are not described here are ignored. Every answer has X-Request-Id.\n\n' +
    '**Try it**: register or log in, and give the token to Authorize; or give Authorize a guest id, any text, and go on ' +
    'with the `guestId` that the cart answers. Ids of your own things come from the answers before. Lists have `page` ' +
    'from 1 and `limit` up to 100. An error has `message` for people and `code` for programs; after 429 wait ' +
    '`Retry-After` seconds. Limits, uploads and what may be repeated: `docs/api.md`.',
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'From login or register.' },
  guest: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Guest-Id',
    description:
      'The secret of a guest, as given with the first cart. Also taken as guestId in query or body.',
  },
  signature: {
    type: 'apiKey',
    in: 'header',
    name: 'Stripe-Signature',
    description: "The card provider's signature over the body.",
  },
  webhook: {
    type: 'apiKey',
    in: 'header',
    name: 'webhook-signature',
    description:
      "The shop's signature over id, timestamp and body: `v1,` and an HMAC-SHA256 in base64; several with spaces between, any of which is enough.",
  },
};

const WEBHOOKS = {
  name: 'Webhooks',
  description: 'Facts that the shop posts to endpoints of others, which staff add.',
};

/**
 * The OpenAPI 3.1 description of the endpoints and of what the shop posts itself; `exampleValues` replace the `$names`
 * in examples.
 */
export function describeApi(
  groups: readonly EndpointGroup[],
  exampleValues: ExampleValues,
  webhooks: JsonSchema = {},
): ApiDescription {
  const schemas = new ComponentSchemas();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { tag, endpoints } of groups) {
    for (const endpoint of endpoints) {
      const [verb, path] = splitRoute(endpoint);
      paths[path] ??= {};
      paths[path][verb] = describeEndpoint(endpoint, { tag, schemas, exampleValues });
    }
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api' }],
    tags: [...groups.map(({ tag: name, description }) => ({ name, description })), WEBHOOKS],
    paths,
    webhooks,
    components: { schemas: schemas.components, securitySchemes: SECURITY_SCHEMES },
  };
}
