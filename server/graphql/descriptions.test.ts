import { expect, it } from '@jest/globals';
import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { createSchema } from './schema.js';

interface Described {
  readonly name: string;
  readonly description?: string | null;
}

/** The names of everything a type consists of, itself included, with its description. */
function partsOf(type: GraphQLNamedType): Described[] {
  const named = (part: Described, name: string) => ({ name, description: part.description });
  const parts = [named(type, type.name)];
  if (isEnumType(type)) {
    return [...parts, ...type.getValues().map((value) => named(value, `${type.name}.${value.name}`))];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [...parts, ...fields.map((field) => named(field, `${type.name}.${field.name}`))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return parts;
  const fields = Object.values(type.getFields()).flatMap((field) => [
    named(field, `${type.name}.${field.name}`),
    ...field.args.map((arg) => named(arg, `${type.name}.${field.name}(${arg.name})`)),
  ]);
  return [...parts, ...fields];
}

function ownParts(schema: GraphQLSchema): Described[] {
  const own = Object.values(schema.getTypeMap()).filter(
    (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
  );
  return own.flatMap(partsOf);
}

it('everything in the schema is described, in words of its own', () => {
  const parts = ownParts(createSchema());
  expect(parts.length).toBeGreaterThan(200);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual([]);
});
