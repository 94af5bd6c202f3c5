import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError } from 'graphql';
import { badInput, unknownOperation } from '../shared/errors/errors.js';
import { isTooLong, TOO_LONG } from './limits.js';

/** Two refusals of the libraries as refusals of ours: an operation that is too long, and a hash that is not known. */
export function mapApolloErrors(fault: unknown): unknown {
  if (!(fault instanceof GraphQLError)) return fault;
  if (fault.extensions.code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) return unknownOperation();
  return isTooLong(fault) ? badInput(TOO_LONG) : fault;
}
