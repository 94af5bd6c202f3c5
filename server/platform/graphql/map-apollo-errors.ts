import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import { badInput, unknownOperation } from '../errors/errors.js';
import { isTooLong, TOO_LONG } from './limits.js';

const INTROSPECTION_DISABLED = 'INTROSPECTION_DISABLED';
const SCHEMA_CLOSED = 'Questions about the schema are not answered here';

/** Our refusal for a library's: an operation that is too long, an unknown hash, introspection. */
export function mapApolloErrors(fault: unknown): unknown {
  if (!(fault instanceof GraphQLError)) return fault;
  if (fault.extensions.code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) return unknownOperation();
  if (fault.extensions.validationErrorCode === INTROSPECTION_DISABLED) return badInput(SCHEMA_CLOSED);
  return isTooLong(fault) ? badInput(TOO_LONG) : fault;
}
