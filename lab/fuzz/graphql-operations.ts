import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  introspectionFromSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { createSchema } from '../../server/app/resolvers.js';
import { resolveExample } from '../../server/platform/openapi/resolve-example.js';
import { GRAPHQL_EXAMPLES } from '../../server/test/matrix/graphql-examples.js';
import { valueFrom } from './from-schema.js';
import { type Draw, happens, hostileValue, pick } from './hostile-values.js';
import { STAND_INS } from './things.js';

type Field = GraphQLField<unknown, unknown>;

export interface GraphqlOperation {
  readonly kind: 'query' | 'mutation';
  readonly field: Field;
}

/** The schema as a stranger sees it who asks. */
const schema = buildClientSchema(introspectionFromSchema(createSchema()));

/** Every operation there is. */
export const OPERATIONS: readonly GraphqlOperation[] = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
    (field) => ({ kind: 'query', field }) as const,
  ),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    (field) => ({ kind: 'mutation', field }) as const,
  ),
];

/** Arguments of an operation: those of its example, or whatever its types allow. */
export function argumentsFor(draw: Draw, { field }: GraphqlOperation): Record<string, unknown> {
  const example = GRAPHQL_EXAMPLES[field.name];
  if (example && happens(draw, 65)) return { ...resolveExample(example, STAND_INS) };
  return Object.fromEntries(
    field.args
      .filter(({ type }) => isNonNullType(type) || happens(draw, 50))
      .map(({ name, type }) => [name, argumentOf(draw, type)]),
  );
}

function argumentOf(draw: Draw, type: GraphQLInputType, depth = 0): unknown {
  if (happens(draw, 4) || depth > 5) return hostileValue(draw);
  if (isNonNullType(type)) return argumentOf(draw, type.ofType, depth);
  if (happens(draw, 5)) return null;
  if (isListType(type))
    return Array.from({ length: pick(draw, [0, 1, 2, 3]) }, () => argumentOf(draw, type.ofType, depth + 1));
  if (isEnumType(type)) return pick(draw, type.getValues()).name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields
        .filter((field) => isNonNullType(field.type) || happens(draw, 50))
        .map((field) => [field.name, argumentOf(draw, field.type, depth + 1)]),
    );
  }
  const scalar = { Int: 'integer', Float: 'number', Boolean: 'boolean' }[type.toString()] ?? 'string';
  return valueFrom(draw, { type: scalar, minimum: 0, maximum: 100 });
}

/** A selection of a few fields of a type, of random depth. */
export function selectionOf(draw: Draw, type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return '';
  if (isUnionType(named)) {
    const members = named.getTypes().map((one) => `... on ${one.name} ${selectionOf(draw, one, depth)}`);
    return `{ __typename ${members.join(' ')} }`;
  }
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  const plain = fields.filter((field) => isLeafType(getNamedType(field.type)) && !needsArguments(field));
  const deep = fields.filter((field) => !plain.includes(field) && !needsArguments(field));
  const chosen = [
    ...plain.filter(() => happens(draw, 40)),
    ...(depth < 6 ? deep.filter(() => happens(draw, 35 - depth * 5)) : []),
  ];
  const parts = chosen.map((field) => {
    const alias = happens(draw, 3) ? 'other: ' : '';
    const directive = happens(draw, 3)
      ? ` @${pick(draw, ['include(if: true)', 'skip(if: false)', 'x'])}`
      : '';
    return `${alias}${field.name}${directive} ${selectionOf(draw, field.type, depth + 1)}`;
  });
  if (happens(draw, 3))
    parts.push(pick(draw, ['password', 'passwordHash', '__schema { types { name } }', '_']));
  if (happens(draw, 5)) parts.push(`... on ${named.name} { __typename }`);
  return `{ __typename ${parts.join(' ')} }`;
}

function needsArguments({ args }: Field): boolean {
  return args.some(({ type }) => isNonNullType(type));
}
