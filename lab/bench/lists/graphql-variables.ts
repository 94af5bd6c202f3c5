import { constantCase } from '../../../rules/enum-case.js';

const ENUMS = ['status', 'paymentStatus', 'destination', 'collection', 'sort', 'role', 'entity', 'kind'];

/** The variables of a list's query, with enum values as GraphQL writes them. */
export function graphqlVariables(asked: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [
      name,
      ENUMS.includes(name) && value ? constantCase(String(value)) : value,
    ]),
  );
}
