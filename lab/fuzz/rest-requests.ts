import { PLACEHOLDER_VALUES } from '../../server/app/example-values.js';
import { DOCUMENTED_GROUPS } from '../../server/app/routes.js';
import { describeApi } from '../../server/platform/openapi/describe-api.js';
import { splitRoute } from '../../server/platform/openapi/describe-endpoint.js';
import type { Endpoint } from '../../server/platform/rest/endpoint.js';
import type { JsonSchema } from '../../server/platform/rest/serializer.js';
import { valueFrom } from './from-schema.js';
import { type FuzzRequest, SENDERS, type Sender } from './fuzz-request.js';
import { COVETED, type Draw, happens, hostileText, inTurn, pick, realId } from './hostile-values.js';
import { jsonText, plainText } from './json-text.js';
import { contentType, oddHeaders, oddText, percentText } from './odd-envelope.js';
import { spoil } from './spoil.js';
import { STAND_INS } from './things.js';

interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Operation {
  readonly verb: string;
  readonly path: string;
  readonly access: Endpoint['access'];
  readonly parameters: readonly Parameter[];
  readonly schema: JsonSchema | null;
  readonly example: unknown;
}

const RIGHTFUL: Readonly<Record<Endpoint['access'], readonly Sender[]>> = {
  public: ['none', 'owner'],
  cart: ['guest', 'owner'],
  user: ['owner', 'owner', 'other customer'],
  admin: ['admin'],
  provider: ['none'],
};

const operations = readOperations();

/** Makes requests from the API description, every endpoint in its turn: as it asks for, nearly so, or far from it. */
export function restRequests(): (draw: Draw) => FuzzRequest {
  const nextOperation = inTurn(operations);
  return (draw) => restRequest(draw, nextOperation());
}

function restRequest(draw: Draw, operation: Operation): FuzzRequest {
  const { verb, access, schema, example } = operation;
  const base = schema && (happens(draw, 60) && example !== undefined ? example : valueFrom(draw, schema));
  const value = happens(draw, 15) ? base : spoil(draw, base);
  const hasBody = schema !== null || happens(draw, 5);
  const body = hasBody ? oddText(draw, jsonText(value)) : null;
  return {
    kind: 'REST',
    method: happens(draw, 3)
      ? pick(draw, ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])
      : verb,
    path: `/api${pathOf(draw, operation)}${queryOf(draw, operation)}`,
    sender: happens(draw, 80) ? pick(draw, RIGHTFUL[access]) : pick(draw, SENDERS),
    headers: {
      ...(body === null ? {} : contentType(draw, 'application/json')),
      ...headersOf(draw, operation),
      ...oddHeaders(draw),
    },
    body,
    inChunks: happens(draw, 8),
    cutAfter: body && happens(draw, 1) ? Math.floor(body.length / 2) : null,
  };
}

function pathOf(draw: Draw, { path, parameters }: Operation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((one) => one.in === 'path' && one.name === name)?.example;
    if (happens(draw, 65) && example !== undefined) return percentText(String(example));
    if (happens(draw, 20)) return realId(draw);
    if (happens(draw, 10)) return pick(draw, ['%', '%zz', '%ff', '%00', '..', '%2e%2e%2f', '%252e', ';a=b']);
    return percentText(hostileText(draw)).slice(0, 6_000) || '-';
  });
}

function queryOf(draw: Draw, { parameters }: Operation): string {
  const pairs = parameters
    .filter((one) => one.in === 'query' && happens(draw, 40))
    .map(({ name, schema, example }) => [
      name,
      percentText(plainText(happens(draw, 30) ? (example ?? realId(draw)) : valueFrom(draw, schema))),
    ]);
  if (happens(draw, 12))
    pairs.push([pick(draw, [...COVETED, 'page', 'limit', 'guestId']), percentText(hostileText(draw))]);
  const [first] = pairs;
  if (first && happens(draw, 10)) pairs.push(first);
  if (first && happens(draw, 8)) pairs.push([`${first[0]}${pick(draw, ['[]', '[a]', '[$gt]', '.a'])}`, 'x']);
  const text = pairs.map(([name = '', value = '']) => `${percentText(name)}=${value}`).join('&');
  const odd = happens(draw, 4) ? pick(draw, ['&&&', '%', '%ff=%ff', '=', 'a&a&a', '?']) : '';
  return text || odd ? `?${text}${odd}`.slice(0, 7_000) : '';
}

function headersOf(draw: Draw, { parameters }: Operation): Record<string, string> {
  const wanted = parameters.filter((one) => one.in === 'header' && happens(draw, 70));
  return Object.fromEntries(wanted.map(({ name, example }) => [name, String(example ?? 'x')]));
}

function readOperations(): readonly Operation[] {
  const { paths } = describeApi(DOCUMENTED_GROUPS, { ...PLACEHOLDER_VALUES, ...STAND_INS });
  return DOCUMENTED_GROUPS.flatMap(({ endpoints }) => endpoints).map((endpoint) => {
    const [verb, path] = splitRoute(endpoint);
    const described = paths[path]?.[verb] as {
      parameters: readonly Parameter[];
      requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
    };
    const json = described.requestBody?.content['application/json'];
    return {
      verb: verb.toUpperCase(),
      path,
      access: endpoint.access,
      parameters: described.parameters,
      schema: json?.schema ?? null,
      example: json?.example,
    };
  });
}
