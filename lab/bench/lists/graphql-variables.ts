import { constantCase } from '../../../rules/enum-case.js';

const ENUMS = ['status', 'paymentStatus', 'destination', 'collection', 'sort', 'role', 'entity', 'kind'];

/** What is asked of a list, with enum values as GraphQL writes them. */
export function graphqlVariables(asked: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      ENUMS.includes(name) && value ? constantCase(String(value)) : value,
    ]),
  );
}
