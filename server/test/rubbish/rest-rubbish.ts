import { PLACEHOLDER_VALUES } from '../../app/example-values.js';
import { ENDPOINT_GROUPS } from '../../app/routes.js';
import { describeApi } from '../../platform/openapi/describe-api.js';
import { splitRoute } from '../../platform/openapi/describe-endpoint.js';
import type { Access } from '../../platform/rest/access.js';
import type { JsonSchema } from '../../platform/rest/serializer.js';
import { kindsInTurn, RUBBISH, withPart } from './rubbish.js';

/** A meaningless request, and its description. */
export interface Rubbish {
  readonly what: string;
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
}

export interface RubbishCall {
  readonly route: string;
  readonly access: Access;
  readonly requests: readonly Rubbish[];
}

interface Described {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Record<string, { schema: JsonSchema; example?: unknown }> };
}

/** Bytes that fit into the head of a request. */
const QUERY_BYTES = 12_000;

/** Every REST endpoint with the longest rubbish in each field, one after another, and in place of all fields. */
export function restRubbish(): readonly RubbishCall[] {
  const { paths } = describeApi(ENDPOINT_GROUPS, PLACEHOLDER_VALUES);
  const kinds = kindsInTurn();
  return ENDPOINT_GROUPS.flatMap(({ endpoints }) => endpoints).map((endpoint) => {
    const [verb, pattern] = splitRoute(endpoint);
    const described = paths[pattern]?.[verb] as unknown as Described;
    const method = verb.toUpperCase();
    const path = `/api${filledPath(pattern, described)}`;
    const bodies = bodiesOf(described, kinds).map(([what, body]) => ({ what, method, path, body }));
    const queries = queriesOf(described).map(([what, query]) => ({
      ...{ what, method, path: `${path}?${query}`, body: null },
    }));
    return { route: endpoint.route, access: endpoint.access as Access, requests: [...bodies, ...queries] };
  });
}

function filledPath(pattern: string, { parameters }: Described): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((one) => one.in === 'path' && one.name === name)?.example;
    return encodeURIComponent(String(example ?? '00000000-0000-4000-8000-000000000000'));
  });
}

function bodiesOf(
  { requestBody }: Described,
  kinds: () => readonly string[],
): [what: string, body: string][] {
  const { schema, example } = requestBody?.content['application/json'] ?? {};
  if (!schema) return [];
  return [[], ...fieldsOf(schema)]
    .flatMap((path) =>
      kinds().map((kind): [string, string] => [
        `${path.join('.') || 'the body'}: ${kind}`,
        withPart(example, path, RUBBISH[kind]!),
      ]),
    )
    .filter(([, body]) => body.startsWith('{') || body.startsWith('['));
}

/** Paths of all fields, including those of a list's first entry. */
function fieldsOf({ properties, items }: JsonSchema): string[][] {
  const inner = Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, part]) => [
    [name],
    ...fieldsOf(part).map((rest) => [name, ...rest]),
  ]);
  return [...inner, ...(items ? fieldsOf(items as JsonSchema).map((rest) => ['0', ...rest]) : [])];
}

function queriesOf({ parameters }: Described): [what: string, query: string][] {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  return names.flatMap((name): [string, string][] => [
    [`${name}: a long word in the query`, `${name}=${'a'.repeat(QUERY_BYTES)}`],
    [`${name}: a long text of spaces in the query`, `${name}=x${'+'.repeat(QUERY_BYTES)}x`],
    [`${name}: many times in the query`, Array(1_000).fill(`${name}=1`).join('&')],
  ]);
}
