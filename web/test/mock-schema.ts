/// <reference types="node" />
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLTypeResolver,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';

/** The schema our server has. */
export const SCHEMA = buildSchema(readFileSync('schema.graphql', 'utf8'), { assumeValidSDL: true });

/** A field as the test gives it; else null or an empty list, and where the schema allows neither, a plain value of its type. */
export const resolveField: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  parent,
  args,
  context,
  info,
) => {
  checkNames(parent, info);
  const given = parent[info.fieldName];
  if (given !== undefined) return typeof given === 'function' ? given(args, context) : given;
  return plainValue(info.returnType, info.fieldName);
};

/** Of an interface or union: the type that the test names in `__typename`. */
export const resolveType: GraphQLTypeResolver<Record<string, unknown>, unknown> = (value) =>
  typeof value.__typename === 'string' ? value.__typename : undefined;

function plainValue(type: GraphQLOutputType, field: string): unknown {
  if (!isNonNullType(type)) return isListType(type) ? [] : null;
  const { ofType } = type;
  if (isListType(ofType)) return [];
  if (isObjectType(ofType)) return {};
  if (isEnumType(ofType)) return ofType.getValues()[0]?.value;
  return PLAIN_SCALARS[(ofType as GraphQLNamedType).name] ?? field;
}

const PLAIN_SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  Int: 0,
  Float: 0,
  DateTimeISO: '2026-11-20T09:00:00.000Z',
};

const checked = new WeakSet<object>();

/** A field that the schema does not have would never be read, and the test would prove nothing. */
function checkNames(parent: object, { parentType }: GraphQLResolveInfo): void {
  if (checked.has(parent)) return;
  checked.add(parent);
  const fields = parentType.getFields();
  const unknown = Object.keys(parent).filter((name) => name !== '__typename' && !(name in fields));
  if (unknown.length > 0) throw new Error(`${parentType.name} has no field ${unknown.join(', ')}`);
}
