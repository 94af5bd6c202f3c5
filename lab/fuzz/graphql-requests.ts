import { type FuzzRequest, SENDERS, type Sender } from './fuzz-request.js';
import { argumentsFor, type GraphqlOperation, OPERATIONS, selectionOf } from './graphql-operations.js';
import { type Draw, happens, hostileText, hostileValue, inTurn, pick } from './hostile-values.js';
import { jsonText, Pairs, plainText, Raw } from './json-text.js';
import { contentType, oddHeaders, oddText, percentText } from './odd-envelope.js';
import { spoil } from './spoil.js';

/** Makes requests from the schema, every operation in its turn, and documents that mean harm. */
export function graphqlRequests(): (draw: Draw) => FuzzRequest {
  const nextOperation = inTurn(OPERATIONS);
  return (draw) => graphqlRequest(draw, nextOperation);
}

function graphqlRequest(draw: Draw, nextOperation: () => GraphqlOperation): FuzzRequest {
  const envelope = happens(draw, 12) ? attack(draw) : question(draw, nextOperation());
  const sender = pick<Sender>(draw, [
    'owner',
    'owner',
    'owner',
    'admin',
    'admin',
    'admin',
    'guest',
    ...SENDERS,
  ]);
  const common = { kind: 'GraphQL', sender, inChunks: happens(draw, 8) } as const;
  if (happens(draw, 4)) {
    const { query, variables } = (envelope ?? {}) as { query?: unknown; variables?: unknown };
    const search = `query=${percentText(plainText(query))}&variables=${percentText(jsonText(variables))}`;
    const headers = { ...oddHeaders(draw), 'Apollo-Require-Preflight': 'true' };
    return {
      ...common,
      method: 'GET',
      path: `/graphql?${search.slice(0, 7_000)}`,
      headers,
      body: null,
      cutAfter: null,
    };
  }
  const body = oddText(draw, jsonText(envelope));
  return {
    ...common,
    method: 'POST',
    path: '/graphql',
    headers: { ...contentType(draw, 'application/json'), ...oddHeaders(draw) },
    body,
    cutAfter: happens(draw, 1) ? Math.floor(body.length / 2) : null,
  };
}

function question(draw: Draw, operation: GraphqlOperation): unknown {
  const given = argumentsFor(draw, operation);
  const isSpoilt = Object.keys(given).length > 0 && happens(draw, 60);
  const spoilt = isSpoilt ? spoil(draw, given) : given;
  const isInline = happens(draw, 15);
  const query = isInline ? inlined(draw, operation, spoilt) : withVariables(draw, operation);
  return {
    query: happens(draw, 4) ? query.slice(0, query.length * 0.7) : query,
    ...(isInline ? {} : { variables: spoilt }),
    ...(happens(draw, 4) ? { operationName: hostileValue(draw) } : {}),
    ...(happens(draw, 4) ? { extensions: hostileExtensions(draw) } : {}),
  };
}

function withVariables(draw: Draw, { kind, field }: GraphqlOperation): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ');
  const passed = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = selectionOf(draw, field.type);
  return `${kind} ${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`;
}

function inlined(draw: Draw, { kind, field }: GraphqlOperation, given: unknown): string {
  const named =
    given instanceof Pairs ? given.pairs : Object.entries(typeof given === 'object' ? (given ?? {}) : {});
  const pairs = named.map(([name, value]) => `${name}: ${literal(value)}`);
  const passed = pairs.length > 0 ? `(${pairs.join(', ')})` : '';
  return `${kind} { ${field.name}${passed} ${selectionOf(draw, field.type)} }`;
}

/** A value as GraphQL writes it; words that look like values of an enum are written as such. */
function literal(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value).map(([name, part]) => `${name}: ${literal(part)}`)}}`;
  return typeof value === 'string' && /^[a-z_]{3,20}$/.test(value)
    ? value
    : (JSON.stringify(value) ?? 'null');
}

function hostileExtensions(draw: Draw): unknown {
  const sha256Hash = pick(draw, ['x', 'a'.repeat(64), 'A'.repeat(64), hostileValue(draw)]);
  return pick(draw, [
    { persistedQuery: { version: pick(draw, [1, 2, '1']), sha256Hash } },
    hostileValue(draw),
  ]);
}

/** Documents that are large, deep, many or no documents at all. */
function attack(draw: Draw): unknown {
  const many = pick(draw, [5, 50, 2_000]);
  const deep = `{ orders { events `.repeat(many);
  const query = pick(draw, [
    `{ myOrders ${deep}`,
    `{ products(destination: AUSTRALIA) { products { category ${'{ products '.repeat(many)}`,
    `{ ${Array.from({ length: many }, (_, no) => `a${no}: __typename`).join(' ')} }`,
    `{ ${Array.from({ length: many }, (_, no) => `a${no}: categories { id }`).join(' ')} }`,
    `{ __typename ${'@include(if: true) '.repeat(many)} }`,
    `{ __typename ${'@a '.repeat(many)} }`,
    'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
    `query { ...F } fragment F on Query { ${'...F '.repeat(20)} }`,
    `mutation { ${Array.from({ length: Math.min(many, 50) }, (_, no) => `a${no}: clearCart { destination }`).join(' ')} }`,
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
    '{ __type(name: "User") { fields { name type { ofType { ofType { ofType { name } } } } } } }',
    'subscription { cart { id } }',
    'query A { __typename } query B { __typename }',
    'query ($a: [[[[Int]]]], $b: Nothing!) { __typename }',
    'query ($a: String = "x", $a: Int) { __typename }',
    `{ product(id: "${'\\u0000'.repeat(3)}") { id } }`,
    '{ products(destination: AUSTRALIA, page: 2147483647, pageSize: 100) { pageInfo { total } } }',
    '{ products(destination: AUSTRALIA, page: 99999999999999999999) { pageInfo { total } } }',
    `{ products(destination: AUSTRALIA, filter: {search: """${'%_\\\\'.repeat(30)}"""}) { total } }`,
    'type Query { a: Int }',
    '# only a note',
    `"""${'x'.repeat(many)}`,
    '{ categories { id, id, id } categories { name } }',
    '\u0000{ __typename }',
    '{'.repeat(many),
    hostileText(draw),
  ]);
  return pick(draw, [
    { query },
    { query },
    { query },
    { query, variables: hostileValue(draw) },
    { query: hostileValue(draw) },
    { variables: {} },
    { extensions: hostileExtensions(draw) },
    [{ query }, { query }],
    hostileValue(draw),
  ]);
}
