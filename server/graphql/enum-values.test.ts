import { expect, it } from '@jest/globals';
import { isEnumType, isIntrospectionType } from 'graphql';
import { createSchema } from './schema.js';

it('every enum value is in capitals', async () => {
  const types = Object.values((await createSchema()).getTypeMap());
  const values = types
    .filter((type) => isEnumType(type) && !isIntrospectionType(type))
    .flatMap((type) => (isEnumType(type) ? type.getValues().map(({ name }) => `${type.name}.${name}`) : []));
  expect(values.length).toBeGreaterThan(100);
  expect(values.filter((value) => !/\.[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(value))).toEqual([]);
});
