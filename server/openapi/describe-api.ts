import type { GraphQLSchema } from 'graphql';
import type { CallGroup } from '../rest/rest-endpoint.js';
import { AnswerSchemas } from './answer-schema.js';
import { describeCall, splitRoute } from './describe-call.js';
import { ILLUSTRATION, type World } from './fill-example.js';
import { type JsonSchema, wordsOf } from './input-schema.js';

export interface ApiDescription {
  readonly openapi: '3.1.0';
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  readonly components: JsonSchema;
  readonly [part: string]: unknown;
}

const INFO = {
  title: 'Harbourline',
  version: '1',
  description:
    'Shipping boxes, furniture and luggage abroad from the UK: quotes, carts, payment and orders. Money is decimal ' +
    'pounds. Fields that are not described here are ignored. Every answer has X-Request-Id.\n\n' +
    '**Try it**: register or log in, and give the token to Authorize; or give Authorize a guest id, any text, and go on ' +
    'with the `guestId` that the cart answers. Ids of your own things come from the answers before. Lists have `page` ' +
    'from 1 and `limit` up to 100. A refusal has `message` for people and `code` for programs; after 429 wait ' +
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
};

/**
 * The OpenAPI 3.1 description of the calls. Input classes that GraphQL has too are described in its words; `world` fills
 * the names in examples.
 */
export function describeApi(
  groups: readonly CallGroup[],
  graphql: GraphQLSchema,
  world: World = {},
): ApiDescription {
  const schemas = new AnswerSchemas();
  const around = { schemas, words: wordsOf(graphql), world: { ...ILLUSTRATION, ...world } };
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const { heading, calls } of groups) {
    for (const call of calls) {
      const [verb, path] = splitRoute(call);
      paths[path] ??= {};
      paths[path][verb] = describeCall(call, heading, around);
    }
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: [{ url: '/api' }],
    tags: [...new Set(groups.map(({ heading }) => heading))].map((name) => ({ name })),
    paths,
    components: { schemas: schemas.components, securitySchemes: SECURITY_SCHEMES },
  };
}
