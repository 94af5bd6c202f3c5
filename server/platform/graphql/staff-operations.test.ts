import { expect, it } from '@jest/globals';
import { createSchema } from '../../app/resolvers.js';
import { isOwn } from '../../test/matrix/expected.js';
import { GRAPHQL_RULES } from '../../test/matrix/permission-table.js';

const schema = createSchema();
const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
  Object.values(type.getFields()),
);

it.each(operations.map(({ name, description }) => [name, description]))(
  '%s says "Staff:" first when, and only when, nobody else may call it',
  (name, description) => {
    expect(String(description).startsWith('Staff:')).toBe(!isOwn(GRAPHQL_RULES[String(name)]!));
  },
);
